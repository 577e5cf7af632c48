import { type Health, healthRoutes } from '@vitrine/contract'
import type { FastifyReply } from 'fastify'
import { type Api, serve } from '#platform/http'
import type { HealthService } from './service.ts'

export function healthRoutesOf(api: Api, health: HealthService): void {
  const check = async ({ reply }: { reply: FastifyReply }): Promise<Health> => {
    const answer = await health.check()
    reply.code(answer.status === 'ok' ? 200 : 503)
    return answer
  }
  serve(api, healthRoutes.check, check)
  serve(api, healthRoutes.ready, check)
  serve(api, healthRoutes.live, () => health.live())
}
