import { commonProblems } from '@vitrine/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, toDetails } from '#platform/problems'

/** Failures of the database that the caller can wait out, by PostgreSQL's or the socket's code. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '57014',
])
const storageFull = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What was thrown as what the caller may see; anything unknown is our bug and says nothing of itself. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, name, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(commonProblems.too_large)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem(commonProblems.unsupported_media_type)
  if (statusCode === 429) return new Problem(commonProblems.too_many_requests)
  if (typeof code === 'string' && storageFull.has(code)) return new Problem(commonProblems.storage_full)
  if (name === 'StorageFull') return new Problem(commonProblems.storage_full)
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || (typeof code === 'string' && unavailable.has(code)) || name === 'DatabaseUnavailable')
    return new Problem(commonProblems.unavailable)
  // A value that the contract let through and the database cannot hold (SQL class 22, data exception).
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return new Problem(commonProblems.invalid)
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return new Problem(commonProblems.invalid, 'The body cannot be read as JSON')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem(commonProblems.invalid)
  return new Problem(commonProblems.unexpected)
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.kind.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.kind.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toDetails(problem, request.id)))
}

export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.kind.status >= 500) request.log.error({ err: error, code: problem.kind.code }, 'the request failed')
    return sendProblem(request, reply, problem)
  })
}
