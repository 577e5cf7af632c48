import { type NewsItemDraft, type newsFeedRoutes, plainText, type QueryOf, searchText, sortKey } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, listPage } from '#platform/records'
import { countedTotal, keptTotal } from '#platform/totals'
import './table.ts'

const selectItems = (db: Db) =>
  db
    .selectFrom('news_items as n')
    .leftJoin('users as creator', 'creator.id', 'n.created_by')
    .leftJoin('users as editor', 'editor.id', 'n.updated_by')
    .select([
      'n.id',
      'n.title',
      'n.description',
      'n.keywords',
      'n.published_at',
      'n.version',
      'n.created_at',
      'n.updated_at',
      'creator.name as created_by',
      'editor.name as updated_by',
    ])

export const find = (db: Db, id: number) => selectItems(db).where('n.id', '=', id).executeTakeFirst()

export const lock = (db: Db, id: number) => db.selectFrom('news_items').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

const sortColumns = { title: 'n.title_sort', published_at: 'n.published_at', updated_at: 'n.updated_at' } as const

export const list = (db: Db, query: QueryOf<typeof newsFeedRoutes.list>) =>
  listPage(db, {
    table: 'news_items',
    alias: 'n',
    rows: selectItems(db),
    conditions: hasSearched('n.search_text', query.search),
    sort: sortColumns[query.sort_by],
    query,
    ...(query.search ? {} : { kept: async () => ({ total_count: await keptTotal(db, 'news_items'), total_is_exact: true }) }),
  })

/** What is published by now, pinned first. */
export async function feed(db: Db, { page, page_size, order_asc, pinned }: QueryOf<typeof newsFeedRoutes.feed>) {
  const direction = order_asc ? 'asc' : 'desc'
  let published = db.selectFrom('news_items as n').where(sql<SqlBool>`n.published_at <= now()`)
  if (pinned !== undefined) published = published.where('n.is_pinned', '=', pinned)
  const items = await published
    .select(['n.id', 'n.title', 'n.description', 'n.keywords', sql<string>`n.published_at`.as('published_at')])
    .orderBy('n.is_pinned', 'desc')
    .orderBy('n.published_at', direction)
    .orderBy('n.id', direction)
    .limit(page_size)
    .offset(page * page_size)
    .execute()
  return { items, ...(await countedTotal(db, published.select('n.id'))) }
}

const toRow = ({ title, description, keywords, published_at }: NewsItemDraft) => ({
  title,
  description,
  keywords: sql<string[]>`${keywords}::text[]`,
  published_at,
  title_sort: sortKey(title),
  search_text: ` ${searchText(title, plainText(description), ...keywords)}`,
})

export const insert = (db: Db, draft: NewsItemDraft, user_id: number | null) =>
  db
    .insertInto('news_items')
    .values({ ...toRow(draft), created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, draft: NewsItemDraft, user_id: number) =>
  db
    .updateTable('news_items')
    .set({ ...toRow(draft), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

export const remove = (db: Db, id: number) => db.deleteFrom('news_items').where('id', '=', id).execute()
