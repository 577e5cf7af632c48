import type { instanceRoutes, QueryOf } from '@vitrine/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern, type Tables } from '#platform/database'
import { countedTotal, keptTotal, type Total } from '#platform/totals'
import { selectInstances } from './read.ts'

type Query = QueryOf<typeof instanceRoutes.list>
type Visible = 'all' | number[]
type Of = ExpressionBuilder<Tables & { i: Tables['application_instances'] }, 'i'>

const orderBy = { name: 'i.name_sort', updated_at: 'i.updated_at', slug: 'i.slug', expires_at: 'i.expires_at' } as const

const matches =
  ({ search, is_deleted, include_deleted, include_expired, application_id, owner_id, user_id }: Query, visible: Visible) =>
  (of: Of) =>
    of.and([
      ...(visible === 'all' ? [] : [sql<SqlBool>`i.id = any (${visible}::int[])`]),
      ...(is_deleted ? [of('i.deleted_at', 'is not', null)] : include_deleted ? [] : [of('i.deleted_at', 'is', null)]),
      ...(include_expired ? [] : [sql<SqlBool>`(i.expires_at is null or i.expires_at > now())`]),
      ...(application_id === undefined ? [] : [of('i.application_id', '=', application_id)]),
      ...(owner_id === undefined ? [] : [of('i.owner_id', '=', owner_id)]),
      ...(user_id === undefined
        ? []
        : [sql<SqlBool>`i.id in (select m.application_instance_id from instance_users m where m.user_id = ${user_id})`]),
      ...(search ? [sql<SqlBool>`i.search_text like ${searchPattern(search)}`] : []),
    ])

/** Kept counters know nothing of expiry, which comes by itself: only the list with the expired ones is answered from them. */
async function totalOf(db: Db, query: Query, visible: Visible): Promise<Total> {
  const { search, include_expired, application_id, owner_id, user_id } = query
  const isFiltered = search || !include_expired || (application_id ?? owner_id ?? user_id) !== undefined
  if (isFiltered || visible !== 'all')
    return countedTotal(db, db.selectFrom('application_instances as i').select('i.id').where(matches(query, visible)))
  const live = query.is_deleted ? 0 : await keptTotal(db, 'application_instances')
  const deleted = query.is_deleted || query.include_deleted ? await keptTotal(db, 'application_instances.deleted') : 0
  return { total_count: live + deleted, total_is_exact: true }
}

export async function list(db: Db, query: Query, visible: Visible) {
  const direction = query.order_asc ? 'asc' : 'desc'
  const hits = db.selectFrom('application_instances as i').select('i.id').where(matches(query, visible))
  // What is searched for is found by its index first and then sorted.
  const rows = query.search
    ? db
        .with(
          (cte) => cte('hits').materialized(),
          () => hits,
        )
        .selectFrom('hits')
        .innerJoin('application_instances as i', 'i.id', 'hits.id')
        .select('i.id')
    : hits
  const pageOfIds = rows
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('i.id', direction)
    .limit(query.page_size)
    .offset(query.page * query.page_size)
  const items = await selectInstances(db)
    .where('i.id', 'in', pageOfIds)
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('i.id', direction)
    .execute()
  return { items, ...(await totalOf(db, query, visible)) }
}
