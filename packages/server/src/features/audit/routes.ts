import { auditRoutes } from '@vitrine/contract'
import { type Api, page, serve } from '#platform/http'
import type { Audit } from './service.ts'

export function auditRoutesOf(api: Api, audit: Audit): void {
  serve(api, auditRoutes.list, async ({ query, principal }) => page(query, await audit.list(principal, query)))
}
