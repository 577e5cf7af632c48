/** News: what the superusers tell everyone who works here, on the dashboard. Avoid: post, announcement. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { mountNewsFeed } from './routes.ts'
import { createNewsFeed } from './service.ts'

export function newsFeedFeature(api: Api, { db }: { db: Database }): void {
  mountNewsFeed(api, createNewsFeed(db))
}

export { insert as insertNewsItem } from './repository.ts'
