/** Health says whether this process can do its work: the database and the queue answer. */
import type { Api } from '#platform/http'
import { healthRoutesOf } from './routes.ts'
import { type Checks, createHealth } from './service.ts'

export function healthFeature(api: Api, needs: { checks: Checks; version: string }): void {
  healthRoutesOf(api, createHealth(needs))
}
