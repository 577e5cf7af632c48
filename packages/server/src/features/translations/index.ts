/** A translation is a text of the interface that the database overrides or adds (`db.` keys); it wins over the built dictionaries. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { translationsRoutes } from './routes.ts'
import { createTranslations } from './service.ts'

export function translationsFeature(api: Api, { db }: { db: Database }): void {
  translationsRoutes(api, createTranslations(db))
}

export { insertTexts as insertTranslations, keepKeys as keepTranslationKeys } from './repository.ts'
