import type { OwnInstance, UserInfo } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

/** The columns of a user on the wire, of rows called `u`. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('users as creator', 'creator.id', 'u.created_by')
    .leftJoin('users as editor', 'editor.id', 'u.updated_by')
    .select([
      'u.id',
      'u.name',
      'u.username',
      'u.image_url',
      'u.is_admin',
      'u.is_banned',
      'u.activated',
      'u.version',
      'u.created_at',
      'u.updated_at',
      'creator.name as created_by',
      'editor.name as updated_by',
    ])
    .select(
      sql<number>`(
        select count(*)::int from instance_users m
        join application_instances i on i.id = m.application_instance_id and i.deleted_at is null
        where m.user_id = u.id)`.as('number_of_instances'),
    )

export const find = (db: Db, id: number) => selectUsers(db).where('u.id', '=', id).executeTakeFirst()

/** The person with the instances they work in, in one query; what is deleted is not among them. */
export const findInfo = async (db: Db, id: number): Promise<UserInfo | undefined> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.username', 'u.image_url', 'u.is_admin'])
    .select(
      sql<OwnInstance[]>`coalesce((
        select json_agg(json_build_object(
          'application_instance_id', i.id, 'owner_id', i.owner_id, 'application_id', i.application_id, 'role', r.name,
          'expired', coalesce(i.expires_at <= now(), false), 'name', i.name, 'slug', i.slug, 'path', '/' || o.slug || '/' || i.slug,
          'owner_name', o.name, 'owner_slug', o.slug, 'application_name', a.name,
          'expires_at', to_char(i.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by i.owner_id, i.id)
        from instance_users m
        join application_instances i on i.id = m.application_instance_id and i.deleted_at is null
        join owners o on o.id = i.owner_id and o.deleted_at is null
        join applications a on a.id = i.application_id
        join roles r on r.id = m.role_id
        where m.user_id = u.id
      ), '[]')`.as('instances'),
    )
    .where('u.id', '=', id)
    .executeTakeFirst()
