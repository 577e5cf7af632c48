import { z } from 'zod'
import { route } from '../route.ts'

const check = z.enum(['ok', 'failed'])
export const health = z.object({
  status: check,
  version: z.string(),
  checks: z.record(z.string(), check),
})
export type Health = z.infer<typeof health>

export const healthRoutes = {
  check: route('GET', '/health/check', { access: 'public', answer: health, summary: 'Are the database and the queue answering?' }),
  ready: route('GET', '/health/ready', { access: 'public', answer: health, summary: 'The same, for a load balancer' }),
  live: route('GET', '/health/live', { access: 'public', answer: health, summary: 'Is the process alive? Asks nothing else' }),
}
