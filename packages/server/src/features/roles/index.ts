/** A role is what a person may do on one instance: admin, editor or guest. Fixed. Avoid: group, permission. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { rolesRoutes } from './routes.ts'
import { createRoles } from './service.ts'

export function rolesFeature(api: Api, { db }: { db: Database }): void {
  rolesRoutes(api, createRoles(db))
}
