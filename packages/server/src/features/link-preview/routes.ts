import { linkPreviewRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { LinkPreviews } from './service/index.ts'

export function linkPreviewRoutesOf(api: Api, linkPreviews: LinkPreviews): void {
  serve(api, linkPreviewRoutes.get, ({ query, principal }) => linkPreviews.get(principal, query.url))
}
