/** The academy is where people learn to use the product: a site outside, with a sign-in of its own. Avoid: help, course site. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import type { ReadService } from '#platform/outside'
import { academyRoutesOf } from './routes.ts'
import { createAcademy } from './service.ts'

export function academyFeature(
  api: Api,
  needs: { db: Database; readService: ReadService; academyUrl: string | null; ssoUrl: string | null; log: Api['server']['log'] },
): void {
  academyRoutesOf(api, createAcademy(needs))
}
