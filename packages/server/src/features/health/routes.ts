import { healthRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { HealthService } from './service.ts'

export function healthRoutesOf(api: Api, health: HealthService): void {
  serve(api, healthRoutes.check, async ({ reply }) => {
    const answer = await health.check()
    reply.code(answer.status === 'ok' ? 200 : 503)
    return answer
  })
  serve(api, healthRoutes.ready, async ({ reply }) => {
    const answer = await health.check()
    reply.code(answer.status === 'ok' ? 200 : 503)
    return answer
  })
  serve(api, healthRoutes.live, () => health.live())
}
