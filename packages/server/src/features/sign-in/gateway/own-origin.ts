import { commonProblems } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#platform/problems'

/** Browsers say where a POST comes from; one from any other site is refused. Programs that are no browser say nothing. */
export function refuseForeignOrigin({ headers }: Pick<FastifyRequest, 'headers'>, own: string[]): void {
  const { origin, 'sec-fetch-site': site } = headers
  const isForeign = origin === undefined ? site === 'cross-site' || site === 'same-site' : !own.includes(origin)
  if (isForeign) throw new Problem(commonProblems.foreign_caller)
}
