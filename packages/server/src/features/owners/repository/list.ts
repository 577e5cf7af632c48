import type { ownerRoutes, QueryOf } from '@vitrine/contract'
import type { Db } from '#platform/database'
import { hasSearched, isDeletedAs, isVisible, keptWithDeleted, listPage, type Visible } from '#platform/records'
import { selectOwners } from './read.ts'

type Query = QueryOf<typeof ownerRoutes.list>

const sortColumn = ({ sort_by, locale }: Query) => ({ name: `o.name_sort_${locale}`, updated_at: 'o.updated_at', slug: 'o.slug' })[sort_by]

export const list = (db: Db, query: Query, visible: Visible) =>
  listPage(db, {
    table: 'owners',
    alias: 'o',
    rows: selectOwners(db),
    conditions: [...isVisible('o.id', visible), ...isDeletedAs('o.deleted_at', query), ...hasSearched('o.search_text', query.search)],
    sort: sortColumn(query),
    query,
    ...(query.search || visible !== 'all' ? {} : { kept: () => keptWithDeleted(db, 'owners', query) }),
  })
