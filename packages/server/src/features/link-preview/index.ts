/** A link preview is what a web page says of itself: title, description, picture. Read when someone writes a link. Avoid: scrape, embed. */
import type { Api } from '#platform/http'
import type { ReadPage } from '#platform/outside'
import { linkPreviewRoutesOf } from './routes.ts'
import { createLinkPreviews } from './service/index.ts'

export function linkPreviewFeature(api: Api, needs: { readPage: ReadPage }): void {
  linkPreviewRoutesOf(api, createLinkPreviews(needs))
}
