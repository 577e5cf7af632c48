/** An API key lets an app fetch the published content of some instances of one application. Avoid: token (that is a person's). */
import type { Database } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import { apiKeysRoutes } from './routes.ts'
import { createApiKeys, createKnownKeys, followApplications, type KnownKeys } from './service/index.ts'

export function apiKeysFeature(api: Api, { db, events }: { db: Database; events: Events }): KnownKeys {
  followApplications(events)
  apiKeysRoutes(api, createApiKeys(db))
  return createKnownKeys(db)
}

export { insertApiKey, type KnownKeys } from './service/index.ts'
