/** An instance is a licence of one application for one owner, and where people work, each with one role. Avoid: tenant, site. */
import type { Database } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import './events.ts'
import { instancesRoutes } from './routes.ts'
import { createInstances, createMembers, followParents } from './service/index.ts'

export function instancesFeature(api: Api, { db, events }: { db: Database; events: Events }): void {
  followParents(events)
  instancesRoutes(api, createInstances({ db, events }), createMembers(db))
}

export { insert as insertInstance, setRole } from './repository/index.ts'
