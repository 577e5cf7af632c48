import type { QueryOf, translationRoutes } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import { type Db, searchPattern } from '#platform/database'
import { countedTotal, keptTotal } from '#platform/totals'
import '../table.ts'

export type Locale = { id: number; language_code: string }

const joined = (db: Db) =>
  db
    .selectFrom('translations as t')
    .innerJoin('translation_keys as k', 'k.id', 't.translation_key_id')
    .innerJoin('locales as l', 'l.id', 't.locale_id')

const isCode = (language_code: string) => sql<SqlBool>`lower(l.language_code) = ${language_code.toLowerCase()}`

export const dictionaryOf = (db: Db, language_code: string) =>
  joined(db).where(isCode(language_code)).select(['k.translation_key', 't.text']).orderBy('k.translation_key').execute()

export const findText = (db: Db, translation_key: string, language_code: string) =>
  joined(db)
    .where(isCode(language_code))
    .where('k.translation_key', '=', translation_key)
    .select(['k.translation_key', 'l.language_code', 't.text'])
    .executeTakeFirst()

export async function listTexts(db: Db, query: QueryOf<typeof translationRoutes.list>) {
  const { page, page_size, sort_by, order_asc, search, language_code } = query
  const direction = order_asc ? 'asc' : 'desc'
  let hits = joined(db)
  if (language_code) hits = hits.where(isCode(language_code))
  if (search) hits = hits.where(sql<SqlBool>`k.search_text like ${searchPattern(search)}`)
  const items = await hits
    .select(['k.translation_key', 'l.language_code', 't.text'])
    .orderBy(sort_by === 'updated_at' ? 't.updated_at' : 'k.translation_key', direction)
    .orderBy('k.translation_key', direction)
    .orderBy('t.locale_id', direction)
    .limit(page_size)
    .offset(page * page_size)
    .execute()
  const total =
    language_code || search
      ? await countedTotal(db, hits.select('t.locale_id'))
      : { total_count: await keptTotal(db, 'translations'), total_is_exact: true }
  return { items, ...total }
}

/** Every language, in the order they were made: the interface's own come first. */
export const findLocales = (db: Db): Promise<Locale[]> => db.selectFrom('locales').select(['id', 'language_code']).orderBy('id').execute()

/** Keys with their texts by locale: those named, or all of them. */
export async function storedTexts(db: Db, keys?: string[]): Promise<Map<string, Map<number, string>>> {
  let stored = db
    .selectFrom('translation_keys as k')
    .leftJoin('translations as t', 't.translation_key_id', 'k.id')
    .select(['k.translation_key', 't.locale_id', 't.text'])
    .orderBy('k.translation_key')
  if (keys) stored = stored.where(sql<SqlBool>`k.translation_key = any (${keys}::text[])`)
  const byKey = new Map<string, Map<number, string>>()
  for (const { translation_key, locale_id, text } of await stored.execute()) {
    const texts = byKey.get(translation_key) ?? new Map<number, string>()
    if (locale_id !== null && text !== null) texts.set(locale_id, text)
    byKey.set(translation_key, texts)
  }
  return byKey
}
