import { applicationRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Applications } from './service/index.ts'

export function applicationsRoutes(api: Api, applications: Applications): void {
  serve(api, applicationRoutes.list, async ({ query, principal }) => page(query, await applications.list(principal, query)))
  serve(api, applicationRoutes.get, ({ params, principal }) => applications.get(principal, params.id))
  serve(api, applicationRoutes.create, ({ body, principal }) => applications.create(principal, body))
  serve(api, applicationRoutes.update, ({ params, body, principal }) => applications.update(principal, params.id, body))
  serve(api, applicationRoutes.remove, async ({ params, query, principal }) => {
    await applications.remove(principal, params.id, query)
    return undefined
  })
  serve(api, applicationRoutes.undelete, ({ params, principal }) => applications.undelete(principal, params.id))
  serve(api, applicationRoutes.usersCsv, ({ query, principal }) => applications.usersCsv(principal, query.application_id))
}
