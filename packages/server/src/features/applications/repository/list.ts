import type { applicationRoutes, QueryOf } from '@vitrine/contract'
import type { Db } from '#platform/database'
import { hasSearched, isDeletedAs, isVisible, keptWithDeleted, listPage, type Visible } from '#platform/records'
import { selectApplications } from './read.ts'

const sortColumn = { name: 'a.name_sort', updated_at: 'a.updated_at', slug: 'a.slug' }

export const list = (db: Db, query: QueryOf<typeof applicationRoutes.list>, visible: Visible) =>
  listPage(db, {
    table: 'applications',
    alias: 'a',
    rows: selectApplications(db),
    conditions: [...isVisible('a.id', visible), ...isDeletedAs('a.deleted_at', query), ...hasSearched('a.search_text', query.search)],
    sort: sortColumn[query.sort_by],
    query,
    ...(query.search || visible !== 'all' ? {} : { kept: () => keptWithDeleted(db, 'applications', query) }),
  })
