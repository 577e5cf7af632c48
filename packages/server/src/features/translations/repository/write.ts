import { searchText } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type TextOfKey = { translation_key_id: number; locale_id: number; text: string }

/** A key is found whole, and by each of its words. */
const keyWords = (translation_key: string) => [translation_key, translation_key.replaceAll('.', ' ')]

/** Makes the keys that are missing and answers which they were; two callers at once make each once. */
export async function insertKeys(db: Db, keys: string[], user_id: number | null): Promise<{ id: number; translation_key: string }[]> {
  // In one order for all: two who make the same keys wait for each other, never in a circle.
  const wanted = [...new Set(keys)].sort()
  const searches = wanted.map((key) => ` ${searchText(...new Set(keyWords(key)))}`)
  const { rows } = await sql<{ id: number; translation_key: string }>`
    insert into translation_keys (translation_key, search_text, created_by, updated_by)
    select translation_key, search_text, ${user_id}::int, ${user_id}::int
    from unnest(${wanted}::text[], ${searches}::text[]) as wanted (translation_key, search_text)
    on conflict (translation_key) do nothing returning id, translation_key`.execute(db)
  return rows
}

/** Keys by their names, held until the transaction ends: whoever else changes their texts waits. */
export const lockKeys = (db: Db, keys: string[]) =>
  db
    .selectFrom('translation_keys')
    .select(['id', 'translation_key'])
    .where(sql<SqlBool>`translation_key = any (${keys}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Stores texts; an empty one is taken away. */
export async function setTexts(db: Db, texts: TextOfKey[], user_id: number | null): Promise<void> {
  const kept = texts.filter(({ text }) => text !== '')
  const gone = texts.filter(({ text }) => text === '')
  const columns = (rows: TextOfKey[]) =>
    [rows.map((row) => row.translation_key_id), rows.map((row) => row.locale_id), rows.map((row) => row.text)] as const
  if (gone.length > 0) {
    const [keys, locales] = columns(gone)
    await sql`
      delete from translations t using unnest(${keys}::int[], ${locales}::int[]) as gone (key_id, locale_id)
      where t.translation_key_id = gone.key_id and t.locale_id = gone.locale_id`.execute(db)
  }
  if (kept.length > 0) {
    const [keys, locales, words] = columns(kept)
    await sql`
      insert into translations (translation_key_id, locale_id, text, updated_by)
      select key_id, locale_id, text, ${user_id}::int
      from unnest(${keys}::int[], ${locales}::int[], ${words}::text[]) as kept (key_id, locale_id, text)
      on conflict (translation_key_id, locale_id) do update set text = excluded.text, updated_at = now(), updated_by = excluded.updated_by
    `.execute(db)
  }
}

/** After a change of their texts: a new version, and what a search compares made anew. */
export async function touchKeys(db: Db, ids: number[], user_id: number | null): Promise<void> {
  const rows = await db
    .selectFrom('translation_keys as k')
    .leftJoin('translations as t', 't.translation_key_id', 'k.id')
    .select(['k.id', 'k.translation_key', 't.text'])
    .where(sql<SqlBool>`k.id = any (${ids}::int[])`)
    .orderBy('t.locale_id')
    .execute()
  const parts = new Map<number, string[]>()
  for (const { id, translation_key, text } of rows) {
    const known = parts.get(id) ?? keyWords(translation_key)
    parts.set(id, text === null ? known : [...known, text])
  }
  const searches = [...parts.values()].map((words) => ` ${searchText(...new Set(words))}`)
  await sql`
    update translation_keys k
    set search_text = s.search_text, version = k.version + 1, updated_at = now(), updated_by = ${user_id}::int
    from unnest(${[...parts.keys()]}::int[], ${searches}::text[]) as s (id, search_text)
    where k.id = s.id`.execute(db)
}

/** Texts that the product brings itself. */
export async function insertTexts(db: Db, texts: { translation_key: string; locale_id: number; text: string }[]): Promise<void> {
  const names = texts.map(({ translation_key }) => translation_key)
  await insertKeys(db, names, null)
  const ids = new Map((await lockKeys(db, names)).map(({ id, translation_key }) => [translation_key, id]))
  const rows = texts.map(({ translation_key, locale_id, text }) => ({ translation_key_id: ids.get(translation_key) ?? 0, locale_id, text }))
  await setTexts(db, rows, null)
  await touchKeys(db, [...ids.values()], null)
}

export const renameKey = (db: Db, id: number, translation_key: string) =>
  db.updateTable('translation_keys').set({ translation_key }).where('id', '=', id).execute()

export const removeKey = (db: Db, id: number) => db.deleteFrom('translation_keys').where('id', '=', id).execute()
