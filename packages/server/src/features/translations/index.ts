/** A translation is a text of the interface that the database overrides or adds (`db.` keys); it wins over the built dictionaries. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { exchangeRoutes, keysRoutes, translationsRoutes } from './routes.ts'
import { createExchange, createKeys, createTranslations } from './service/index.ts'

export function translationsFeature(api: Api, { db }: { db: Database }): void {
  translationsRoutes(api, createTranslations(db))
  keysRoutes(api, createKeys(db))
  exchangeRoutes(api, createExchange(db))
}

export { insertTexts as insertTranslations } from './repository/index.ts'
export { keepKeys as keepTranslationKeys } from './service/index.ts'
