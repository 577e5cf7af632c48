import { roleRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Roles } from './service.ts'

export function rolesRoutes(api: Api, roles: Roles): void {
  serve(api, roleRoutes.list, async ({ query, principal }) => page(query, await roles.list(principal, query)))
}
