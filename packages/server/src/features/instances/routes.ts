import { instanceRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Instances, Members } from './service/index.ts'

export function instancesRoutes(api: Api, instances: Instances, members: Members): void {
  serve(api, instanceRoutes.list, async ({ query, principal }) => page(query, await instances.list(principal, query)))
  serve(api, instanceRoutes.get, ({ params, principal }) => instances.get(principal, params.id))
  serve(api, instanceRoutes.resolve, ({ params, principal }) => instances.resolve(principal, params.owner_slug, params.instance_slug))
  serve(api, instanceRoutes.create, ({ body, principal }) => instances.create(principal, body))
  serve(api, instanceRoutes.update, ({ params, body, principal }) => instances.update(principal, params.id, body))
  serve(api, instanceRoutes.remove, async ({ params, query, principal }) => {
    await instances.remove(principal, params.id, query)
    return undefined
  })
  serve(api, instanceRoutes.removeExpired, async ({ params, principal }) => {
    await instances.removeExpired(principal, params.id)
    return undefined
  })
  serve(api, instanceRoutes.undelete, ({ params, principal }) => instances.undelete(principal, params.id))
  serve(api, instanceRoutes.sharedInstances, async ({ params, query, principal }) =>
    page(query, await instances.sharedInstances(principal, params.id, query)),
  )

  serve(api, instanceRoutes.users, async ({ query, principal }) => page(query, await members.list(principal, query)))
  serve(api, instanceRoutes.userRoles, async ({ query, principal }) => page(query, await members.rolesOf(principal, query)))
  serve(api, instanceRoutes.invite, ({ params, body, principal }) => members.invite(principal, params.id, body))
  serve(api, instanceRoutes.addUser, ({ params, principal }) => members.add(principal, params))
  serve(api, instanceRoutes.changeRole, ({ params, principal }) => members.changeRole(principal, params))
  serve(api, instanceRoutes.removeRole, async ({ params, principal }) => {
    await members.removeRole(principal, params)
    return undefined
  })
  serve(api, instanceRoutes.removeUser, async ({ params, principal }) => {
    await members.remove(principal, params)
    return undefined
  })
}
