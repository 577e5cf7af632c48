/** An application is a kind of public product (a guide, a kiosk, a web site) with a menu and schemas. Avoid: app type, template. */
import type { Database } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import './events.ts'
import { applicationsRoutes } from './routes.ts'
import { createApplications } from './service/index.ts'

export function applicationsFeature(api: Api, needs: { db: Database; events: Events }): void {
  applicationsRoutes(api, createApplications(needs))
}

export { insert as insertApplication, setSchemas as setApplicationSchemas } from './repository/index.ts'
export { releaseSchema } from './service/index.ts'
