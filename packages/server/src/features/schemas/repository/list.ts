import type { QueryOf, schemaRoutes } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, isDeletedAs, isVisible, keptWithDeleted, listPage, type Visible } from '#platform/records'
import { selectSchemas, withHitOrder } from './read.ts'

const sortColumn = { name: 's.name_sort', updated_at: 's.updated_at', description: 's.description_sort' }

/** `visible` are the applications whose schemas someone sees. */
export async function list(db: Db, query: QueryOf<typeof schemaRoutes.list>, visible: Visible) {
  const filters = [
    ...isVisible('s.application_id', visible),
    ...(query.application_id === undefined ? [] : [sql<SqlBool>`s.application_id = ${query.application_id}`]),
    ...hasSearched('s.search_text', query.search),
  ]
  const { items, ...total } = await listPage(db, {
    table: 'schemas',
    alias: 's',
    rows: selectSchemas(db),
    conditions: [...isDeletedAs('s.deleted_at', query), ...filters],
    sort: sortColumn[query.sort_by],
    query,
    ...(filters.length > 0 ? {} : { kept: () => keptWithDeleted(db, 'schemas', query) }),
  })
  return { items: items.map(withHitOrder), ...total }
}
