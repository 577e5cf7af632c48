import type { RoleName, UserOfRecord } from '@vitrine/contract'
import { sql } from 'kysely'
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

/** Who stands in the way: its instances; the deleted ones too when it is to go for ever. */
export async function usersOf(db: Db, id: number, { deletedToo }: { deletedToo: boolean }): Promise<UsersOfRecord> {
  const { rows } = await sql<UserOfRecord & { count: number }>`
    select 'instance' as kind, id, name, count(*) over ()::int as count from application_instances
    where application_id = ${id} and (${deletedToo} or deleted_at is null)
    order by id limit ${mostUsersTold}`.execute(db)
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
