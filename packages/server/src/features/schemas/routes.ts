import { schemaRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Schemas } from './service/index.ts'

export function schemasRoutes(api: Api, schemas: Schemas): void {
  serve(api, schemaRoutes.list, async ({ query, principal }) => page(query, await schemas.list(principal, query)))
  serve(api, schemaRoutes.globalDefinitions, () => schemas.globalDefinitions())
  serve(api, schemaRoutes.get, ({ params, principal }) => schemas.get(principal, params.id))
  serve(api, schemaRoutes.create, ({ body, principal }) => schemas.create(principal, body))
  serve(api, schemaRoutes.update, ({ params, body, principal }) => schemas.update(principal, params.id, body))
  serve(api, schemaRoutes.remove, async ({ params, query, principal }) => {
    await schemas.remove(principal, params.id, query)
    return undefined
  })
  serve(api, schemaRoutes.undelete, ({ params, principal }) => schemas.undelete(principal, params.id))
  serve(api, schemaRoutes.history, async ({ params, query, principal }) => page(query, await schemas.history(principal, params.id, query)))
  serve(api, schemaRoutes.version, ({ params, principal }) => schemas.version(principal, params.id, params.version))
  serve(api, schemaRoutes.restoreVersion, ({ params, body, principal }) =>
    schemas.restoreVersion(principal, params.id, params.version, body.version),
  )
}
