/** Structured, one line a thing; what could sign someone in never reaches it. */
import type { FastifyBaseLogger } from 'fastify'

export type Log = FastifyBaseLogger

const secretHeaders = ['authorization', 'cookie', 'x-id-token', 'x-api-key', 'set-cookie']

const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/oidc\/(?:auth|login)\/).+/, '$1[secret]')

/** Options of pino, which Fastify brings. `stream` lets a test read what was written. */
export const logOptions = (level: string, stream?: { write(line: string): void }) => ({
  level,
  ...(stream ? { stream } : {}),
  redact: {
    paths: [
      ...secretHeaders.flatMap((name) => [`req.headers["${name}"]`, `res.headers["${name}"]`]),
      'token',
      'password',
      '*.token',
      '*.password',
    ],
    censor: '[secret]',
  },
  serializers: {
    // A code, a state or the id of a sign-in would let a reader of the log finish someone's.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
})
