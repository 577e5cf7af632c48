/** A schema describes one kind of document of an application: its fields, how its form looks, what is searched. Avoid: model, content type. */
import type { Api } from '#platform/http'
import './events.ts'
import { schemasRoutes } from './routes.ts'
import { createSchemas, followApplication, type SchemasNeeds } from './service/index.ts'

export function schemasFeature(api: Api, needs: SchemasNeeds): void {
  followApplication(needs.events)
  schemasRoutes(api, createSchemas(needs))
}

export { insertSchema, layOutSchema } from './service/index.ts'
