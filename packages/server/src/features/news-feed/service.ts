import {
  commonProblems,
  type NewsItem,
  type NewsItemDraft,
  newsFeedProblems,
  type newsFeedRoutes,
  newsItemDraft,
  type QueryOf,
} from '@vitrine/contract'
import { changedFields, pickFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { sanitiseHtml } from '#platform/html'
import { Problem } from '#platform/problems'
import { mayManageNewsItem, mayWriteNews } from './policy.ts'
import * as repository from './repository.ts'

/** On the way out too: what an older rule let in, or another hand wrote into the database, does not leave. */
const sanitised = <Item extends { description: string }>(item: Item): Item => ({ ...item, description: sanitiseHtml(item.description) })

const written = (item: NewsItem) => pickFields(item, newsItemDraft.shape)

export function createNewsFeed(db: Database) {
  const found = async (tx: Db, id: number): Promise<NewsItem> => {
    const item = await repository.find(tx, id)
    if (!item) throw new Problem(newsFeedProblems.not_found)
    return sanitised(item)
  }
  const record = (tx: Db, by: Principal, id: number, action: string, changes: Record<string, [unknown, unknown]>) =>
    recordChange(tx, { user_id: by.user_id, record_kind: 'news', record_id: id, action, changes })

  return {
    // open: news are for everyone who has signed in
    feed: async (_by: Principal, query: QueryOf<typeof newsFeedRoutes.feed>) => {
      const { items, ...total } = await repository.feed(db, query)
      return { items: items.map(sanitised), ...total }
    },

    list: async (by: Principal, query: QueryOf<typeof newsFeedRoutes.list>) => {
      mayWriteNews(by)
      const { items, ...total } = await repository.list(db, query)
      return { items: items.map(sanitised), ...total }
    },

    get: (by: Principal, id: number) => {
      mayManageNewsItem(by)
      return found(db, id)
    },

    create: (by: Principal, draft: NewsItemDraft) => {
      mayWriteNews(by)
      return db.transaction().execute(async (tx) => {
        const { id } = await repository.insert(tx, sanitised(draft), by.user_id)
        const made = await found(tx, id)
        await record(tx, by, id, 'created', changedFields({}, written(made)))
        return made
      })
    },

    update: (by: Principal, id: number, { version, ...draft }: NewsItemDraft & { version: number }) => {
      mayManageNewsItem(by)
      return db.transaction().execute(async (tx) => {
        await repository.lock(tx, id)
        const before = await found(tx, id)
        if (!(await repository.update(tx, id, version, sanitised(draft), by.user_id)))
          throw new Problem(commonProblems.conflict, undefined, { stored: before })
        const after = await found(tx, id)
        await record(tx, by, id, 'updated', changedFields(written(before), written(after)))
        return after
      })
    },

    remove: (by: Principal, id: number) => {
      mayManageNewsItem(by)
      return db.transaction().execute(async (tx) => {
        await repository.lock(tx, id)
        const before = await found(tx, id)
        await repository.remove(tx, id)
        await record(tx, by, id, 'removed', changedFields(written(before), {}))
      })
    },
  }
}
export type NewsFeed = ReturnType<typeof createNewsFeed>
