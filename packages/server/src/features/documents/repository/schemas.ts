import type { CarryChoice, Menu, SearchableField } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

/** What a save needs to know of a schema; the schema itself is read apart, since one that is known already weighs nothing. */
export const holdSchema = (db: Db, id: number) =>
  db
    .selectFrom('schemas as s')
    .innerJoin('applications as a', 'a.id', 's.application_id')
    .select([
      's.id',
      's.name',
      's.slug',
      's.application_id',
      's.version',
      's.deleted_at',
      's.single_document_per_instance',
      's.title_field_json_path',
      's.internal_title_field_json_path',
      's.description_field_json_path',
      's.image_field_json_path',
      's.description_field_override',
      'a.menu',
    ])
    .select(sql<SearchableField[]>`s.searchable_fields`.as('searchable_fields'))
    .select(
      sql<CarryChoice[][]>`coalesce((select json_agg(c.choices order by c.id) from document_carries c
        where c.schema_id = s.id and c.state in ('waiting', 'running', 'done')), '[]')`.as('carried'),
    )
    .where('s.id', '=', id)
    .forShare('s')
    .executeTakeFirst() as Promise<HeldSchema | undefined>

export type HeldSchema = {
  id: number
  name: string
  slug: string
  application_id: number
  version: number
  deleted_at: string | null
  single_document_per_instance: boolean
  title_field_json_path: string | null
  internal_title_field_json_path: string | null
  description_field_json_path: string | null
  image_field_json_path: string | null
  description_field_override: string | null
  searchable_fields: SearchableField[]
  menu: Menu
  /** What was chosen for fields that earlier saves of it took away. */
  carried: CarryChoice[][]
}

/** One version with its definitions merged in, and the form's own wishes. */
export const readVersion = (db: Db, schema_id: number, version: number) =>
  db
    .selectFrom('schema_versions as v')
    .select(['v.prepared_schema', 'v.record'])
    .where('v.schema_id', '=', schema_id)
    .where('v.version', '=', version)
    .executeTakeFirst()

/** The texts of translation keys by language. */
export async function readTexts(db: Db, keys: string[], locales: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  if (keys.length === 0) return found
  const rows = await db
    .selectFrom('translations as t')
    .innerJoin('translation_keys as k', 'k.id', 't.translation_key_id')
    .innerJoin('locales as l', 'l.id', 't.locale_id')
    .select(['k.translation_key', 'l.language_code', 't.text'])
    .where(sql<SqlBool>`k.translation_key = any (${keys}::text[])`)
    .where(sql<SqlBool>`l.language_code = any (${[...locales]}::text[])`)
    .execute()
  for (const { language_code, translation_key, text } of rows)
    found.set(language_code, (found.get(language_code) ?? new Map<string, string>()).set(translation_key, text))
  return found
}

export async function hasDocuments(db: Db, schema_id: number): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').where('schema_id', '=', schema_id).limit(1).executeTakeFirst()) !== undefined
}
