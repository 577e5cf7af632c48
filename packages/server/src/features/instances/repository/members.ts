import { type SqlBool, sql } from 'kysely'
import { type Db, searchPattern } from '#platform/database'
import { countedTotal } from '#platform/totals'
import '../table.ts'

type Page = { page: number; page_size: number; order_asc: boolean; search?: string | undefined }
type Wanted = Page & ({ application_instance_id: number; sort_by: 'name' | 'username' } | { user_id: number; sort_by: 'name' })

const links = (db: Db) =>
  db
    .selectFrom('instance_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .innerJoin('application_instances as i', 'i.id', 'm.application_instance_id')
    .innerJoin('owners as o', 'o.id', 'i.owner_id')

const columns = [
  'm.user_id',
  'm.application_instance_id',
  'm.role_id',
  'r.name as user_role',
  'u.name as name_of_user',
  'u.username',
  'i.name as application_instance_name',
  'o.name as application_instance_owner_name',
] as const
const expired = sql<boolean>`coalesce(i.expires_at <= now(), false)`.as('expired')

/** The people of an instance by their names, or the instances of a person by theirs; what is deleted is left out. */
export async function listMembers(db: Db, wanted: Wanted) {
  const ofInstance = 'application_instance_id' in wanted
  const direction = wanted.order_asc ? 'asc' : 'desc'
  const pattern = wanted.search ? searchPattern(wanted.search) : undefined
  const rows = ofInstance
    ? links(db).where('m.application_instance_id', '=', wanted.application_instance_id)
    : links(db).where('m.user_id', '=', wanted.user_id).where('i.deleted_at', 'is', null).where('o.deleted_at', 'is', null)
  const hits = pattern
    ? rows.where(ofInstance ? sql<SqlBool>`u.search_text like ${pattern}` : sql<SqlBool>`i.search_text like ${pattern}`)
    : rows
  const items = await hits
    .select([...columns, expired])
    .orderBy(ofInstance ? (wanted.sort_by === 'username' ? 'u.username' : 'u.name_sort') : 'i.name_sort', direction)
    .orderBy(ofInstance ? 'm.user_id' : 'm.application_instance_id', direction)
    .limit(wanted.page_size)
    .offset(wanted.page * wanted.page_size)
    .execute()
  return { items, ...(await countedTotal(db, hits.select('m.user_id'))) }
}

export const findMember = (db: Db, application_instance_id: number, user_id: number) =>
  links(db)
    .select([...columns, expired])
    .where('m.application_instance_id', '=', application_instance_id)
    .where('m.user_id', '=', user_id)
    .executeTakeFirst()

export const findUser = (db: Db, id: number) => db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()

export const findRole = (db: Db, role: { id: number } | { name: 'admin' | 'editor' | 'guest' }) => {
  const rows = db.selectFrom('roles').select(['id', 'name'])
  return ('id' in role ? rows.where('id', '=', role.id) : rows.where('name', '=', role.name)).executeTakeFirst()
}

export const countMembers = async (db: Db, application_instance_id: number): Promise<number> => {
  const { count } = await db
    .selectFrom('instance_users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application_instance_id', '=', application_instance_id)
    .executeTakeFirstOrThrow()
  return count
}

/** One role per person and instance: another replaces it, also when two are set at once. */
export const setRole = (db: Db, application_instance_id: number, user_id: number, role_id: number) =>
  db
    .insertInto('instance_users')
    .values({ application_instance_id, user_id, role_id })
    .onConflict((conflict) => conflict.columns(['application_instance_id', 'user_id']).doUpdateSet({ role_id }))
    .execute()

export const removeMember = (db: Db, application_instance_id: number, user_id: number) =>
  db.deleteFrom('instance_users').where('application_instance_id', '=', application_instance_id).where('user_id', '=', user_id).execute()
