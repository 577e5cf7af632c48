import type { QueryOf, userRoutes } from '@vitrine/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern, type Tables } from '#platform/database'
import { countedTotal, keptTotal, type Total } from '#platform/totals'
import { selectUsers } from './read.ts'

type Query = QueryOf<typeof userRoutes.list>
type Filters = { is_admin?: boolean | undefined; activated?: boolean | undefined; is_banned?: boolean | undefined }
type Of = ExpressionBuilder<Tables & { u: Tables['users'] }, 'u'>

const orderBy = { name: 'u.name_sort', username: 'u.username', updated_at: 'u.updated_at', created_at: 'u.created_at' } as const

const filtersOf = ({ is_superuser, is_activated, is_banned }: Query): Filters => ({
  is_admin: is_superuser,
  activated: is_activated,
  is_banned,
})

const matches = (filters: Filters, search: string | undefined) => (of: Of) =>
  of.and([
    ...Object.entries(filters).flatMap(([column, value]) => (value === undefined ? [] : [of(`u.${column as keyof Filters}`, '=', value)])),
    ...(search ? [sql<SqlBool>`u.search_text like ${searchPattern(search)}`] : []),
  ])

async function totalOf(db: Db, filters: Filters, search: string | undefined): Promise<Total> {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  const [only, ...others] = set
  if (search || others.length > 0) return countedTotal(db, db.selectFrom('users as u').select('u.id').where(matches(filters, search)))
  const all = await keptTotal(db, 'users')
  if (!only) return { total_count: all, total_is_exact: true }
  const [column, value] = only
  const having = await keptTotal(db, `users.${column}`)
  return { total_count: value ? having : all - having, total_is_exact: true }
}

export async function list(db: Db, query: Query) {
  const filters = filtersOf(query)
  const search = query.search || undefined
  const total = await totalOf(db, filters, search)
  const direction = query.order_asc ? 'asc' : 'desc'
  const hits = db.selectFrom('users as u').select('u.id').where(matches(filters, search))

  // Few hits are found by the search index first and then sorted; left to itself the planner may walk
  // the whole table in the wanted order to find them. Many hits are quickest found in that order.
  const isFew = search !== undefined && total.total_is_exact
  const rows = isFew
    ? db
        .with(
          (cte) => cte('hits').materialized(),
          () => hits,
        )
        .selectFrom('hits')
        .innerJoin('users as u', 'u.id', 'hits.id')
        .select('u.id')
    : hits
  const pageOfIds = rows
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('u.id', direction)
    .limit(query.page_size)
    .offset(query.page * query.page_size)

  const items = await selectUsers(db)
    .where('u.id', 'in', pageOfIds)
    .orderBy(orderBy[query.sort_by], direction)
    .orderBy('u.id', direction)
    .execute()
  return { items, ...total }
}
