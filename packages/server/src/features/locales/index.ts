/** A locale is a language content can be written in. Not the interface's languages: those are built in. Avoid: culture, i18n. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { localesRoutes } from './routes.ts'
import { createLocales } from './service.ts'

export function localesFeature(api: Api, { db }: { db: Database }): void {
  localesRoutes(api, createLocales(db))
}

export { hasAny as hasLocales, insert as insertLocale } from './repository.ts'
