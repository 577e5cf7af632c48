import { translationRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { Translations } from './service.ts'

export function translationsRoutes(api: Api, translations: Translations): void {
  serve(api, translationRoutes.dictionary, ({ params }) => translations.dictionary(params.file.replace(/\.json$/, '')))
  serve(api, translationRoutes.get, ({ params, principal }) => translations.get(principal, params.key, params.locale))
  serve(api, translationRoutes.put, ({ body, principal }) => translations.put(principal, body))
  serve(api, translationRoutes.remove, async ({ params, principal }) => {
    await translations.remove(principal, params.key, params.locale)
    return undefined
  })
}
