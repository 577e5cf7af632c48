import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import type { Authenticate } from '#platform/auth'
import { logOptions } from '#platform/log'
import { answerProblems } from './errors.ts'

/** What features mount their routes on. */
export type Api = { server: FastifyInstance; authenticate: Authenticate }

type Options = {
  logLevel: string
  logStream?: { write(line: string): void }
  /** Origins other than our own that may call with credentials. */
  corsOrigins: string[]
  trustProxy: number | string[]
  isHttps: boolean
  /** How long a request may take, reading and answering each. */
  timeoutMs?: number
}

const bodyLimitBytes = 1024 * 1024
const requestTimeoutMs = 30_000

/** Only the proxies that stand there are believed: what stands further left in X-Forwarded-For the caller wrote itself. */
const trustOf = (proxies: number | string[]) => (typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies)

export async function createHttp(options: Options): Promise<FastifyInstance> {
  const server = fastify({
    logger: logOptions(options.logLevel, options.logStream),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: options.timeoutMs ?? requestTimeoutMs,
    handlerTimeout: options.timeoutMs ?? requestTimeoutMs,
    trustProxy: trustOf(options.trustProxy),
    forceCloseConnections: 'idle',
    // While it closes, what is running is finished and new calls are told to come back.
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  answerProblems(server)
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection that was busy when closing began would be kept open for another request, and the close would wait for it.
    if (isClosing) reply.header('connection', 'close')
  })

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: options.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  // A list, never a reflection: an origin that is not named gets no header at all.
  await server.register(cors, {
    origin: options.corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'x-id-token'],
    maxAge: 600,
  })
  await server.register(cookie)
  // Bodies come as they are: a small one that unpacks to gigabytes is refused unread.
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await server.register(rateLimit, { global: false })
  return server
}
