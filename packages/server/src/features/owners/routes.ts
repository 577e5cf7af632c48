import { ownerRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Owners } from './service.ts'

export function ownersRoutes(api: Api, owners: Owners): void {
  serve(api, ownerRoutes.list, async ({ query, principal }) => page(query, await owners.list(principal, query)))
  serve(api, ownerRoutes.get, ({ params, principal }) => owners.get(principal, params.id))
  serve(api, ownerRoutes.create, ({ body, principal }) => owners.create(principal, body))
  serve(api, ownerRoutes.update, ({ params, body, principal }) => owners.update(principal, params.id, body))
  serve(api, ownerRoutes.updateLimited, ({ params, body, principal }) => owners.updateLimited(principal, params.id, body))
  serve(api, ownerRoutes.remove, async ({ params, query, principal }) => {
    await owners.remove(principal, params.id, query)
    return undefined
  })
  serve(api, ownerRoutes.undelete, ({ params, principal }) => owners.undelete(principal, params.id))
}
