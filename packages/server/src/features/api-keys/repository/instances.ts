import type { apiKeyRoutes, QueryOf } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, listPage } from '#platform/records'
import '../table.ts'

type Key = { id: number; application_id: number }

/** Held, so that it is not deleted before the caller is done. */
export const findApplication = (db: Db, id: number) =>
  db.selectFrom('applications').select('id').where('id', '=', id).where('deleted_at', 'is', null).forShare().executeTakeFirst()

export const findInstance = (db: Db, id: number) =>
  db
    .selectFrom('application_instances')
    .select(['id', 'application_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

const ofApplication = (application_id: number, search: string | undefined) => [
  sql<SqlBool>`i.application_id = ${application_id}`,
  sql<SqlBool>`i.deleted_at is null`,
  ...hasSearched('i.search_text', search),
]

export const listInstances = (db: Db, { id, application_id }: Key, query: QueryOf<typeof apiKeyRoutes.instances>) =>
  listPage(db, {
    table: 'application_instances',
    alias: 'i',
    rows: db
      .selectFrom('application_instances as i')
      .innerJoin('owners as o', 'o.id', 'i.owner_id')
      .leftJoin('api_key_instances as g', (join) => join.onRef('g.application_instance_id', '=', 'i.id').on('g.api_key_id', '=', id))
      .select([
        'i.id as application_instance_id',
        'i.name',
        sql<string>`'/' || o.slug || '/' || i.slug`.as('path'),
        sql<boolean>`coalesce(i.expires_at <= now(), false)`.as('expired'),
        sql<boolean>`g.api_key_id is not null`.as('is_authorized'),
      ]),
    conditions: ofApplication(application_id, query.search),
    sort: 'i.name_sort',
    query,
  })

type Changed = { application_instance_id: number }

/** Answers which were not open before. */
export async function grantAll(db: Db, { id, application_id }: Key, search: string | undefined, user_id: number): Promise<number[]> {
  const { rows } = await sql<Changed>`
    insert into api_key_instances (api_key_id, application_instance_id, created_by)
    select ${id}::int, i.id, ${user_id}::int from application_instances i
    where ${sql.join(ofApplication(application_id, search), sql` and `)} order by i.id
    on conflict do nothing returning application_instance_id`.execute(db)
  return rows.map(({ application_instance_id }) => application_instance_id)
}

export async function grantOne(db: Db, api_key_id: number, application_instance_id: number, user_id: number): Promise<boolean> {
  const granted = await db
    .insertInto('api_key_instances')
    .values({ api_key_id, application_instance_id, created_by: user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('api_key_id')
    .executeTakeFirst()
  return granted !== undefined
}

/** Answers which were open before; without `only` and `search` all of them. */
export async function revokeAll(db: Db, id: number, { only, search }: { only?: number; search?: string | undefined }): Promise<number[]> {
  const conditions = [
    sql<SqlBool>`g.api_key_id = ${id}`,
    sql<SqlBool>`i.id = g.application_instance_id`,
    ...(only ? [sql<SqlBool>`i.id = ${only}`] : []),
    ...hasSearched('i.search_text', search),
  ]
  const { rows } = await sql<Changed>`
    delete from api_key_instances g using application_instances i
    where ${sql.join(conditions, sql` and `)} returning g.application_instance_id`.execute(db)
  return rows.map(({ application_instance_id }) => application_instance_id).sort((one, other) => one - other)
}

/** Lets go of instances that are of another application than the key is now. */
export async function revokeForeign(db: Db, { id, application_id }: Key): Promise<number[]> {
  const { rows } = await sql<Changed>`
    delete from api_key_instances g using application_instances i
    where g.api_key_id = ${id} and i.id = g.application_instance_id and i.application_id <> ${application_id}
    returning g.application_instance_id`.execute(db)
  return rows.map(({ application_instance_id }) => application_instance_id)
}

/** An instance is of this application now: the keys of others let go of it. Answers which did. */
export async function revokeMoved(db: Db, application_instance_id: number, application_id: number): Promise<number[]> {
  const { rows } = await sql<{ api_key_id: number }>`
    delete from api_key_instances g using api_keys k
    where g.application_instance_id = ${application_instance_id} and k.id = g.api_key_id and k.application_id <> ${application_id}
    returning g.api_key_id`.execute(db)
  return rows.map(({ api_key_id }) => api_key_id)
}
