import type { QueryOf, roleRoutes } from '@vitrine/contract'
import { sql } from 'kysely'
import { type Db, likeText } from '#platform/database'
import './table.ts'

export async function list(db: Db, { page, page_size, sort_by, order_asc, search }: QueryOf<typeof roleRoutes.list>) {
  let rows = db.selectFrom('roles')
  if (search) rows = rows.where(sql<boolean>`name like ${`%${likeText(search.toLowerCase())}%`}`)
  const { count } = await rows.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const items = await rows
    .select(['id', 'name'])
    .orderBy(sort_by, order_asc ? 'asc' : 'desc')
    .limit(page_size)
    .offset(page * page_size)
    .execute()
  return { items, total_count: count }
}
