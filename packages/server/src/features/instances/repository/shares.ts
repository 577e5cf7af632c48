import type { instanceRoutes, QueryOf, ShareType } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import { type Db, searchPattern } from '#platform/database'
import { countedTotal } from '#platform/totals'
import '../table.ts'

/** The instances that give to this one, and what. */
export async function listGivers(db: Db, id: number, query: QueryOf<typeof instanceRoutes.sharedInstances>) {
  const { type, search, order_asc, page, page_size } = query
  const direction = order_asc ? 'asc' : 'desc'
  const givers = db
    .selectFrom('application_instances as i')
    .innerJoin('owners as o', 'o.id', 'i.owner_id')
    .where('i.deleted_at', 'is', null)
    .where('i.id', 'in', (of) => {
      const shares = of
        .selectFrom('application_instance_shares')
        .select('application_instance_id')
        .where('to_application_instance_id', '=', id)
      return type ? shares.where('type', '=', type) : shares
    })
    .$if(search !== undefined && search !== '', (rows) => rows.where(sql<SqlBool>`i.search_text like ${searchPattern(search ?? '')}`))
  const items = await givers
    .select(['i.id', 'i.name', 'i.slug', 'i.application_id', 'i.owner_id', 'o.name as owner_name'])
    .select([
      sql<string>`'/' || o.slug || '/' || i.slug`.as('path'),
      sql<boolean>`coalesce(i.expires_at <= now(), false)`.as('expired'),
      sql<ShareType[]>`(
        select json_agg(s.type order by s.type) from application_instance_shares s
        where s.application_instance_id = i.id and s.to_application_instance_id = ${id})`.as('types'),
    ])
    .orderBy('i.name_sort', direction)
    .orderBy('i.id', direction)
    .limit(page_size)
    .offset(page * page_size)
    .execute()
  return { items, ...(await countedTotal(db, givers.select('i.id'))) }
}
