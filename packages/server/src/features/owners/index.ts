/** An owner is an organisation: a museum, an archive, a foundation; it can stand under another. Avoid: tenant, customer. */
import type { Database } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import './events.ts'
import { ownersRoutes } from './routes.ts'
import { createOwners } from './service.ts'

export function ownersFeature(api: Api, needs: { db: Database; events: Events }): void {
  ownersRoutes(api, createOwners(needs))
}

export { insert as insertOwner } from './repository/index.ts'
