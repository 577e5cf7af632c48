import { localeRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Locales } from './service.ts'

export function localesRoutes(api: Api, locales: Locales): void {
  serve(api, localeRoutes.list, async ({ query, principal }) => page(query, await locales.list(principal, query)))
  serve(api, localeRoutes.get, ({ params, principal }) => locales.get(principal, params.id))
  serve(api, localeRoutes.create, ({ body, principal }) => locales.create(principal, body))
  serve(api, localeRoutes.update, ({ params, body, principal }) => locales.update(principal, params.id, body))
}
