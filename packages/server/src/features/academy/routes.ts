import { academyRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { Academy } from './service.ts'

export function academyRoutesOf(api: Api, academy: Academy): void {
  serve(api, academyRoutes.link, ({ principal, signal }) => academy.link(principal, signal))
}
