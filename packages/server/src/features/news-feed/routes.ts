import { newsFeedRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { NewsFeed } from './service.ts'

export function mountNewsFeed(api: Api, news: NewsFeed): void {
  serve(api, newsFeedRoutes.feed, async ({ query, principal }) => page(query, await news.feed(principal, query)))
  serve(api, newsFeedRoutes.list, async ({ query, principal }) => page(query, await news.list(principal, query)))
  serve(api, newsFeedRoutes.get, ({ params, principal }) => news.get(principal, params.id))
  serve(api, newsFeedRoutes.create, ({ body, principal }) => news.create(principal, body))
  serve(api, newsFeedRoutes.update, ({ params, body, principal }) => news.update(principal, params.id, body))
  serve(api, newsFeedRoutes.remove, async ({ params, principal }) => {
    await news.remove(principal, params.id)
    return undefined
  })
}
