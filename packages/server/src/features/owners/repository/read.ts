import type { UserOfRecord } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { UsersOfRecord } from '#platform/problems'
import { slugsLike as slugsLikeIn } from '#platform/records'
import '../table.ts'

const mostUsersTold = 100

/** The columns of an owner on the wire, of rows called `o`. */
export const selectOwners = (db: Db) =>
  db
    .selectFrom('owners as o')
    .leftJoin('users as creator', 'creator.id', 'o.created_by')
    .leftJoin('users as editor', 'editor.id', 'o.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 'o.deleted_by')
    .select([
      'o.id',
      'o.slug',
      'o.name',
      'o.description',
      'o.identifier',
      'o.google_analytics_code',
      'o.owner_id',
      'o.availability_url',
      'o.image_url',
      'o.location',
      'o.version',
      'o.created_at',
      'o.updated_at',
      'o.deleted_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      'deleter.name as deleted_by',
    ])

export const find = (db: Db, id: number) => selectOwners(db).where('o.id', '=', id).executeTakeFirst()

/** One that others can stand under; held, so that it is not deleted before the caller is done. */
export const findParent = (db: Db, id: number) =>
  db.selectFrom('owners').select('id').where('id', '=', id).where('deleted_at', 'is', null).forShare().executeTakeFirst()

/** Does `above` stand somewhere above `id`, or is it the same? */
export async function isAbove(db: Db, above: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive parents (id) as (
      select ${id}::int
      union
      select o.owner_id from owners o join parents p on o.id = p.id where o.owner_id is not null
    )
    select from parents where id = ${above}`.execute(db)
  return rows.length > 0
}

export const slugsLike = (db: Db, wish: string) => slugsLikeIn(db, 'owners', wish)

/** Who stands in the way: owners below it and its instances; the deleted ones too when it is to go for ever. */
export async function usersOf(db: Db, id: number, { deletedToo }: { deletedToo: boolean }): Promise<UsersOfRecord> {
  const { rows } = await sql<UserOfRecord & { count: number }>`
    select kind, id, name, count(*) over ()::int as count from (
      select 'owner' as kind, id, name from owners where owner_id = ${id} and (${deletedToo} or deleted_at is null)
      union all
      select 'instance', id, to_jsonb(name) from application_instances where owner_id = ${id} and (${deletedToo} or deleted_at is null)
    ) as users
    order by kind, id limit ${mostUsersTold}`.execute(db)
  return { items: rows.map(({ kind, id: user, name }) => ({ kind, id: user, name })), count: rows[0]?.count ?? 0 }
}
