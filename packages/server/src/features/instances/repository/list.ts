import type { instanceRoutes, QueryOf } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, isDeletedAs, isVisible, keptWithDeleted, listPage, type Visible } from '#platform/records'
import { selectInstances } from './read.ts'

type Query = QueryOf<typeof instanceRoutes.list>

const sortColumn = { name: 'i.name_sort', updated_at: 'i.updated_at', slug: 'i.slug', expires_at: 'i.expires_at' }

const narrowed = ({ include_expired, application_id, owner_id, user_id }: Query) => [
  ...(include_expired ? [] : [sql<SqlBool>`(i.expires_at is null or i.expires_at > now())`]),
  ...(application_id === undefined ? [] : [sql<SqlBool>`i.application_id = ${application_id}`]),
  ...(owner_id === undefined ? [] : [sql<SqlBool>`i.owner_id = ${owner_id}`]),
  ...(user_id === undefined
    ? []
    : [sql<SqlBool>`i.id in (select m.application_instance_id from instance_users m where m.user_id = ${user_id})`]),
]

/** Kept counters know nothing of expiry, which comes by itself: only the list with the expired ones is answered from them. */
export function list(db: Db, query: Query, visible: Visible) {
  const filters = [...isVisible('i.id', visible), ...narrowed(query), ...hasSearched('i.search_text', query.search)]
  return listPage(db, {
    table: 'application_instances',
    alias: 'i',
    rows: selectInstances(db),
    conditions: [...isDeletedAs('i.deleted_at', query), ...filters],
    sort: sortColumn[query.sort_by],
    query,
    ...(filters.length > 0 ? {} : { kept: () => keptWithDeleted(db, 'application_instances', query) }),
  })
}
