import type { QueryOf, userRoutes } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, listPage } from '#platform/records'
import { keptTotal, type Total } from '#platform/totals'
import { selectUsers } from './read.ts'

type Query = QueryOf<typeof userRoutes.list>

const sortColumn = { name: 'u.name_sort', username: 'u.username', updated_at: 'u.updated_at', created_at: 'u.created_at' }

const filtersOf = ({ is_superuser, is_activated, is_banned }: Query) =>
  Object.entries({ is_admin: is_superuser, activated: is_activated, is_banned }).flatMap(([column, value]) =>
    value === undefined ? [] : [{ column, value }],
  )

/** Each flag has its counter; two of them together are counted. */
async function keptOf(db: Db, only: { column: string; value: boolean } | undefined): Promise<Total> {
  const all = await keptTotal(db, 'users')
  const having = only ? await keptTotal(db, `users.${only.column}`) : all
  return { total_count: only?.value === false ? all - having : having, total_is_exact: true }
}

export function list(db: Db, query: Query) {
  const filters = filtersOf(query)
  const isCounted = query.search || filters.length > 1
  return listPage(db, {
    table: 'users',
    alias: 'u',
    rows: selectUsers(db),
    conditions: [
      ...filters.map(({ column, value }) => sql<SqlBool>`${sql.ref(`u.${column}`)} = ${value}`),
      ...hasSearched('u.search_text', query.search),
    ],
    sort: sortColumn[query.sort_by],
    query,
    ...(isCounted ? {} : { kept: () => keptOf(db, filters[0]) }),
  })
}
