import type { RoleName, UserOfRecord } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { UsersOfRecord } from '#platform/problems'
import { slugsLike as slugsLikeIn } from '#platform/records'
import '../table.ts'

const mostUsersTold = 100

/** The columns of an application on the wire, of rows called `a`. */
export const selectApplications = (db: Db) =>
  db
    .selectFrom('applications as a')
    .leftJoin('users as creator', 'creator.id', 'a.created_by')
    .leftJoin('users as editor', 'editor.id', 'a.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 'a.deleted_by')
    .select([
      'a.id',
      'a.slug',
      'a.name',
      'a.description',
      'a.image_url',
      'a.url',
      'a.qr_code_base_url',
      'a.owner_schema_id',
      'a.menu_heading',
      'a.menu',
      'a.version',
      'a.created_at',
      'a.updated_at',
      'a.deleted_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      'deleter.name as deleted_by',
    ])

export const find = (db: Db, id: number) => selectApplications(db).where('a.id', '=', id).executeTakeFirst()

export const slugsLike = (db: Db, wish: string) => slugsLikeIn(db, 'applications', wish)

/** Which of these schemas are there and belong to the application. */
export async function knownSchemas(db: Db, application_id: number, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from schemas where application_id = ${application_id} and deleted_at is null and id = any (${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The applications, deleted ones too, whose menu or owner page names a schema; held until the transaction ends. */
export const lockThoseWithSchema = (db: Db, schema_id: number) =>
  db
    .selectFrom('applications')
    .select(['id', 'menu', 'owner_schema_id'])
    .where(
      sql<SqlBool>`(owner_schema_id = ${schema_id}
        or jsonb_path_exists(menu, '$.**.schema_id ? (@ == $id)', jsonb_build_object('id', ${schema_id}::int)))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** Who stands in the way: its instances and schemas; the deleted ones too when it is to go for ever. */
export async function usersOf(db: Db, id: number, { deletedToo }: { deletedToo: boolean }): Promise<UsersOfRecord> {
  const { rows } = await sql<UserOfRecord & { count: number }>`
    select kind, id, name, count(*) over ()::int as count from (
      select 'instance' as kind, id, name, application_id, deleted_at from application_instances
      union all select 'schema', id, name, application_id, deleted_at from schemas
    ) as parts
    where application_id = ${id} and (${deletedToo} or deleted_at is null)
    order by kind, id limit ${mostUsersTold}`.execute(db)
  return { items: rows.map(({ kind, id: user, name }) => ({ kind, id: user, name })), count: rows[0]?.count ?? 0 }
}

export type Person = {
  name: string
  username: string
  role: RoleName
  instance_name: string
  owner_name: Record<string, string>
  activated: boolean
  is_banned: boolean
}

/** Who works with an application where, by name; what is deleted is left out. */
export async function listPeople(db: Db, application_id: number, limit: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.name, u.username, r.name as role, i.name as instance_name, o.name as owner_name, u.activated, u.is_banned
    from application_instances i
    join owners o on o.id = i.owner_id and o.deleted_at is null
    join instance_users m on m.application_instance_id = i.id
    join users u on u.id = m.user_id
    join roles r on r.id = m.role_id
    where i.application_id = ${application_id} and i.deleted_at is null
    order by u.name_sort, u.id, i.id
    limit ${limit}`.execute(db)
  return rows
}
