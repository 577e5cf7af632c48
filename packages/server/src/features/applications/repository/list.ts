import type { applicationRoutes, QueryOf } from '@vitrine/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern, type Tables } from '#platform/database'
import { countedTotal, keptTotal, type Total } from '#platform/totals'
import { selectApplications } from './read.ts'

type Query = QueryOf<typeof applicationRoutes.list>
type Visible = 'all' | number[]
type Of = ExpressionBuilder<Tables & { a: Tables['applications'] }, 'a'>

const orderBy = { name: 'a.name_sort', updated_at: 'a.updated_at', slug: 'a.slug' } as const

const matches =
  ({ search, is_deleted, include_deleted }: Query, visible: Visible) =>
  (of: Of) =>
    of.and([
      ...(visible === 'all' ? [] : [sql<SqlBool>`a.id = any (${visible}::int[])`]),
      ...(is_deleted ? [of('a.deleted_at', 'is not', null)] : include_deleted ? [] : [of('a.deleted_at', 'is', null)]),
      ...(search ? [sql<SqlBool>`a.search_text like ${searchPattern(search)}`] : []),
    ])

async function totalOf(db: Db, query: Query, visible: Visible): Promise<Total> {
  if (query.search || visible !== 'all')
    return countedTotal(db, db.selectFrom('applications as a').select('a.id').where(matches(query, visible)))
  const live = query.is_deleted ? 0 : await keptTotal(db, 'applications')
  const deleted = query.is_deleted || query.include_deleted ? await keptTotal(db, 'applications.deleted') : 0
  return { total_count: live + deleted, total_is_exact: true }
}

export async function list(db: Db, query: Query, visible: Visible) {
  const direction = query.order_asc ? 'asc' : 'desc'
  const hits = db.selectFrom('applications as a').select('a.id').where(matches(query, visible))
  // What is searched for is found by its index first and then sorted.
  const rows = query.search
    ? db
        .with(
          (cte) => cte('hits').materialized(),
          () => hits,
        )
        .selectFrom('hits')
        .innerJoin('applications as a', 'a.id', 'hits.id')
        .select('a.id')
    : hits
  const pageOfIds = rows
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('a.id', direction)
    .limit(query.page_size)
    .offset(query.page * query.page_size)
  const items = await selectApplications(db)
    .where('a.id', 'in', pageOfIds)
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('a.id', direction)
    .execute()
  return { items, ...(await totalOf(db, query, visible)) }
}
