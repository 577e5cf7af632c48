/** Structured, one line a thing; what could sign someone in never reaches it. */
import type { FastifyBaseLogger } from 'fastify'

export type Log = FastifyBaseLogger

const secretHeaders = ['authorization', 'cookie', 'x-id-token', 'x-api-key', 'set-cookie']

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
    // A code, a state or a uid in a query string would let a reader of the log finish someone's sign-in.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
})
