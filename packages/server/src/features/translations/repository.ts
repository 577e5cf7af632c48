import { sql } from 'kysely'
import type { Db } from '#platform/database'
import './table.ts'

const joined = (db: Db, language_code: string) =>
  db
    .selectFrom('translations as t')
    .innerJoin('translation_keys as k', 'k.id', 't.translation_key_id')
    .innerJoin('locales as l', 'l.id', 't.locale_id')
    .where(sql<boolean>`lower(l.language_code) = ${language_code.toLowerCase()}`)

export const listTexts = (db: Db, language_code: string) =>
  joined(db, language_code).select(['k.translation_key', 't.text']).orderBy('k.translation_key').execute()

export const findText = (db: Db, translation_key: string, language_code: string) =>
  joined(db, language_code)
    .select(['k.translation_key', 'l.language_code', 't.text'])
    .where('k.translation_key', '=', translation_key)
    .executeTakeFirst()

export const findLocaleId = async (db: Db, language_code: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('locales')
    .select('id')
    .where(sql<boolean>`lower(language_code) = ${language_code.toLowerCase()}`)
    .executeTakeFirst()
  return row?.id
}

/** Makes the key when it is missing; two callers at once get the same one. */
export const keepKey = async (db: Db, translation_key: string, user_id: number): Promise<number> => {
  const { id } = await db
    .insertInto('translation_keys')
    .values({ translation_key, created_by: user_id, updated_by: user_id })
    .onConflict((conflict) =>
      conflict
        .column('translation_key')
        .doUpdateSet({ updated_at: sql`now()`, updated_by: user_id, version: sql`translation_keys.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes those that are missing; the others stay as they are. */
export const keepKeys = async (db: Db, user_id: number | null, keys: string[]): Promise<void> => {
  if (keys.length === 0) return
  await db
    .insertInto('translation_keys')
    .values(keys.map((translation_key) => ({ translation_key, created_by: user_id, updated_by: user_id })))
    .onConflict((conflict) => conflict.column('translation_key').doNothing())
    .execute()
}

/** Texts that the product brings itself. */
export const insertTexts = async (db: Db, texts: { translation_key: string; locale_id: number; text: string }[]): Promise<void> => {
  await keepKeys(db, null, [...new Set(texts.map(({ translation_key }) => translation_key))])
  const keys = await db.selectFrom('translation_keys').select(['id', 'translation_key']).execute()
  const ids = new Map(keys.map(({ id, translation_key }) => [translation_key, id]))
  await db
    .insertInto('translations')
    .values(texts.map(({ translation_key, locale_id, text }) => ({ translation_key_id: ids.get(translation_key) ?? 0, locale_id, text })))
    .execute()
}

export const setText = (db: Db, translation_key_id: number, locale_id: number, text: string, user_id: number) =>
  db
    .insertInto('translations')
    .values({ translation_key_id, locale_id, text, updated_by: user_id })
    .onConflict((conflict) =>
      conflict.columns(['translation_key_id', 'locale_id']).doUpdateSet({ text, updated_at: sql`now()`, updated_by: user_id }),
    )
    .execute()

export const removeText = async (db: Db, translation_key: string, locale_id: number): Promise<boolean> => {
  const removed = await db
    .deleteFrom('translations')
    .where('locale_id', '=', locale_id)
    .where('translation_key_id', 'in', (of) =>
      of.selectFrom('translation_keys').select('id').where('translation_key', '=', translation_key),
    )
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
