import type { ownerRoutes, QueryOf } from '@vitrine/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern, type Tables } from '#platform/database'
import { countedTotal, keptTotal, type Total } from '#platform/totals'
import { selectOwners } from './read.ts'

type Query = QueryOf<typeof ownerRoutes.list>
type Visible = 'all' | number[]
type Of = ExpressionBuilder<Tables & { o: Tables['owners'] }, 'o'>

const sortColumn = ({ sort_by, locale }: Query) =>
  (({ name: `o.name_sort_${locale}`, updated_at: 'o.updated_at', slug: 'o.slug' }) as const)[sort_by]

const matches =
  ({ search, is_deleted, include_deleted }: Query, visible: Visible) =>
  (of: Of) =>
    of.and([
      ...(visible === 'all' ? [] : [sql<SqlBool>`o.id = any (${visible}::int[])`]),
      ...(is_deleted ? [of('o.deleted_at', 'is not', null)] : include_deleted ? [] : [of('o.deleted_at', 'is', null)]),
      ...(search ? [sql<SqlBool>`o.search_text like ${searchPattern(search)}`] : []),
    ])

async function totalOf(db: Db, query: Query, visible: Visible): Promise<Total> {
  if (query.search || visible !== 'all') return countedTotal(db, db.selectFrom('owners as o').select('o.id').where(matches(query, visible)))
  const live = query.is_deleted ? 0 : await keptTotal(db, 'owners')
  const deleted = query.is_deleted || query.include_deleted ? await keptTotal(db, 'owners.deleted') : 0
  return { total_count: live + deleted, total_is_exact: true }
}

export async function list(db: Db, query: Query, visible: Visible) {
  const direction = query.order_asc ? 'asc' : 'desc'
  const hits = db.selectFrom('owners as o').select('o.id').where(matches(query, visible))
  // What is searched for is found by its index first and then sorted.
  const rows = query.search
    ? db
        .with(
          (cte) => cte('hits').materialized(),
          () => hits,
        )
        .selectFrom('hits')
        .innerJoin('owners as o', 'o.id', 'hits.id')
        .select('o.id')
    : hits
  const pageOfIds = rows
    .orderBy(sortColumn(query), direction)
    .orderBy('o.id', direction)
    .limit(query.page_size)
    .offset(query.page * query.page_size)
  const items = await selectOwners(db)
    .where('o.id', 'in', pageOfIds)
    .orderBy(sortColumn(query), direction)
    .orderBy('o.id', direction)
    .execute()
  return { items, ...(await totalOf(db, query, visible)) }
}
