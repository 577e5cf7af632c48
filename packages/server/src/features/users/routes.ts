import { userRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Users } from './service.ts'

export function usersRoutes(api: Api, users: Users): void {
  serve(api, userRoutes.list, async ({ query, principal }) => page(query, await users.list(principal, query)))
  serve(api, userRoutes.userInfo, ({ principal }) => users.userInfo(principal))
  serve(api, userRoutes.get, ({ params, principal }) => users.get(principal, params.id))
  serve(api, userRoutes.create, ({ body, principal }) => users.create(principal, body))
  serve(api, userRoutes.update, ({ params, body, principal }) => users.update(principal, params.id, body))
  serve(api, userRoutes.invite, ({ params, principal }) => users.invite(principal, params.id))
  serve(api, userRoutes.ban, ({ params, principal }) => users.ban(principal, params.id))
  serve(api, userRoutes.unban, ({ params, principal }) => users.unban(principal, params.id))
  // A GET with an effect: existing clients call it so.
  serve(api, userRoutes.banByGet, ({ params, principal }) => users.ban(principal, params.id))
  serve(api, userRoutes.unbanByGet, ({ params, principal }) => users.unban(principal, params.id))
}
