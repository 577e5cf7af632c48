import type { Schema, UserOfRecord } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { UsersOfRecord } from '#platform/problems'
import { slugsLike as slugsLikeIn } from '#platform/records'
import '../table.ts'

const mostUsersTold = 100

/** Of rows called `s`, without the schemas themselves. */
export const selectSchemas = (db: Db) =>
  db
    .selectFrom('schemas as s')
    .innerJoin('applications as a', 'a.id', 's.application_id')
    .leftJoin('users as creator', 'creator.id', 's.created_by')
    .leftJoin('users as editor', 'editor.id', 's.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 's.deleted_by')
    .select([
      's.id',
      's.application_id',
      'a.name as application_name',
      's.slug',
      's.name',
      's.description',
      's.single_document_per_instance',
      's.searchable_fields',
      's.title_field_json_path',
      's.internal_title_field_json_path',
      's.description_field_json_path',
      's.image_field_json_path',
      's.description_field_override',
      's.preview_url',
      's.version',
      's.created_at',
      's.updated_at',
      's.deleted_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      'deleter.name as deleted_by',
    ])

/** The place in the list is the order of the hits. */
export const withHitOrder = <Row extends { searchable_fields: { jsonpath: string; include_in_hit: boolean }[] }>(row: Row) => ({
  ...row,
  searchable_fields: row.searchable_fields.map(({ jsonpath, include_in_hit }, hit_order) => ({ jsonpath, include_in_hit, hit_order })),
})

export async function find(db: Db, id: number): Promise<Schema | undefined> {
  const row = await selectSchemas(db).select(['s.json_schema', 's.ui_schema']).where('s.id', '=', id).executeTakeFirst()
  return row && withHitOrder(row)
}

/** The application of a schema; undefined when there is no such schema. */
export async function applicationOf(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('schemas').select('application_id').where('id', '=', id).executeTakeFirst()
  return row?.application_id
}

export const slugsLike = (db: Db, application_id: number, wish: string) =>
  slugsLikeIn(db, 'schemas', wish, sql<SqlBool>`application_id = ${application_id}`)

/**
 * Who stands in the way: applications whose menu or owner page it is, and documents; the deleted ones too when it is to go
 * for ever. Documents stand on a floor above: they are only counted and named here.
 */
export async function usersOf(db: Db, id: number, { deletedToo }: { deletedToo: boolean }): Promise<UsersOfRecord> {
  const { rows } = await sql<UserOfRecord & { count: number }>`
    select kind, id, name, count(*) over ()::int as count from (
      select 'application' as kind, id, name from applications
      where (owner_schema_id = ${id} or jsonb_path_exists(menu, '$.**.schema_id ? (@ == $id)', jsonb_build_object('id', ${id}::int)))
        and (${deletedToo} or deleted_at is null)
      union all select 'document', d.id, coalesce((select t.title from document_texts t where t.document_id = d.id
        order by (t.title <> '') desc, (t.locale = 'no') desc, t.locale limit 1), '') from documents d
      where d.schema_id = ${id} and (${deletedToo} or d.deleted_at is null)) as users
    order by kind, id limit ${mostUsersTold}`.execute(db)
  return { items: rows.map(({ kind, id: user, name }) => ({ kind, id: user, name })), count: rows[0]?.count ?? 0 }
}
