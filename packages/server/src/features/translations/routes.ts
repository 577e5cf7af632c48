import { translationExchangeRoutes, translationKeyRoutes, translationRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Exchange, Keys, Translations } from './service/index.ts'

/** Room for the largest file (contract: largestExchangeFile) also when many of its letters are escaped or of several bytes. */
const importBodyBytes = 6 * 1024 * 1024

export function translationsRoutes(api: Api, translations: Translations): void {
  serve(api, translationRoutes.list, async ({ query, principal }) => page(query, await translations.list(principal, query)))
  serve(api, translationRoutes.dictionary, ({ params }) => translations.dictionary(params.file.replace(/\.json$/, '')))
  serve(api, translationRoutes.get, ({ params, principal }) => translations.get(principal, params.key, params.locale))
  serve(api, translationRoutes.put, ({ body, principal }) => translations.put(principal, body))
  serve(api, translationRoutes.remove, async ({ params, principal }) => {
    await translations.remove(principal, params.key, params.locale)
    return undefined
  })
}

export function keysRoutes(api: Api, keys: Keys): void {
  serve(api, translationKeyRoutes.list, async ({ query, principal }) => page(query, await keys.list(principal, query)))
  serve(api, translationKeyRoutes.create, ({ body, principal }) => keys.create(principal, body))
  serve(api, translationKeyRoutes.keep, ({ body, principal }) => keys.keep(principal, body))
  serve(api, translationKeyRoutes.get, ({ params, principal }) => keys.get(principal, params.id))
  serve(api, translationKeyRoutes.update, ({ params, body, principal }) => keys.update(principal, params.id, body))
  serve(api, translationKeyRoutes.remove, async ({ params, principal }) => {
    await keys.remove(principal, params.id)
    return undefined
  })
  serve(api, translationKeyRoutes.validate, async ({ params, principal }) => ({ exists: await keys.exists(principal, params.key) }))
}

export function exchangeRoutes(api: Api, exchange: Exchange): void {
  serve(api, translationExchangeRoutes.export, ({ query, principal }) => exchange.export(principal, query))
  serve(api, translationExchangeRoutes.import, ({ body, principal }) => exchange.import(principal, body), { bodyBytes: importBodyBytes })
}
