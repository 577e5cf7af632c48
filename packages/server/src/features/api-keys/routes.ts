import { apiKeyRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { ApiKeys } from './service/index.ts'

export function apiKeysRoutes(api: Api, keys: ApiKeys): void {
  serve(api, apiKeyRoutes.list, async ({ query, principal }) => page(query, await keys.list(principal, query)))
  serve(api, apiKeyRoutes.get, ({ params, principal }) => keys.get(principal, params.id))
  serve(api, apiKeyRoutes.create, ({ body, principal }) => keys.create(principal, body))
  serve(api, apiKeyRoutes.update, ({ params, body, principal }) => keys.update(principal, params.id, body))
  serve(api, apiKeyRoutes.remove, async ({ params, query, principal }) => {
    await keys.remove(principal, params.id, query)
    return undefined
  })
  serve(api, apiKeyRoutes.undelete, ({ params, principal }) => keys.undelete(principal, params.id))
  serve(api, apiKeyRoutes.instances, async ({ params, query, principal }) => page(query, await keys.instances(principal, params.id, query)))
  serve(api, apiKeyRoutes.grant, async ({ params, principal }) => {
    await keys.grant(principal, params.id, params.instance_id)
    return undefined
  })
  serve(api, apiKeyRoutes.revoke, async ({ params, principal }) => {
    await keys.revoke(principal, params.id, params.instance_id)
    return undefined
  })
  serve(api, apiKeyRoutes.grantAll, ({ params, query, principal }) => keys.grantAll(principal, params.id, query.search))
  serve(api, apiKeyRoutes.revokeAll, ({ params, query, principal }) => keys.revokeAll(principal, params.id, query.search))
}
