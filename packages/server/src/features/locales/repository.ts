import { type LocaleDraft, type localeRoutes, type QueryOf, sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import './table.ts'

const orderBy = { name: 'l.name_sort', language_code: 'l.language_code', updated_at: 'l.updated_at' } as const

const select = (db: Db) =>
  db
    .selectFrom('locales as l')
    .leftJoin('users as creator', 'creator.id', 'l.created_by')
    .leftJoin('users as editor', 'editor.id', 'l.updated_by')
    .select([
      'l.id',
      'l.language_code',
      'l.name',
      'l.version',
      'l.created_at',
      'l.updated_at',
      'creator.name as created_by',
      'editor.name as updated_by',
    ])

const toRow = ({ language_code, name }: LocaleDraft) => ({ language_code, name, name_sort: sortKey(name) })

export const hasAny = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('locales').select('id').limit(1).executeTakeFirst()) !== undefined

export const find = (db: Db, id: number) => select(db).where('l.id', '=', id).executeTakeFirst()

export async function list(db: Db, { page, page_size, sort_by, order_asc, search }: QueryOf<typeof localeRoutes.list>) {
  const wanted = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : undefined
  const matches = sql<boolean>`lower(l.name) like ${wanted} or lower(l.language_code) like ${wanted}`
  const direction = order_asc ? 'asc' : 'desc'
  // There are as many locales as there are languages: counting them is cheap.
  let total = db.selectFrom('locales as l').select(sql<number>`count(*)::int`.as('count'))
  let items = select(db)
  if (wanted) {
    total = total.where(matches)
    items = items.where(matches)
  }
  return {
    total_count: (await total.executeTakeFirstOrThrow()).count,
    items: await items
      .orderBy(orderBy[sort_by], direction)
      .orderBy('l.id', direction)
      .limit(page_size)
      .offset(page * page_size)
      .execute(),
  }
}

export const insert = (db: Db, draft: LocaleDraft, user_id: number | null) =>
  db
    .insertInto('locales')
    .values({ ...toRow(draft), created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, draft: LocaleDraft, user_id: number) =>
  db
    .updateTable('locales')
    .set({ ...toRow(draft), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
