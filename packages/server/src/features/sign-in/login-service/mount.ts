import { commonProblems } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Config } from '#platform/config'
import { Problem } from '#platform/problems'
import { mountPath } from './provider.ts'

const longestAddress = 4000
const largestBody = 16_000

/** Each sign-in that is begun is stored with all its parameters, before anyone has shown who they are. */
function refuseOversized({ url, headers }: FastifyRequest): void {
  if (url.length > longestAddress || Number(headers['content-length'] ?? 0) > largestBody) throw new Problem(commonProblems.too_large)
  // PostgreSQL cannot store it, in no kind of text.
  if (/%00/.test(url)) throw new Problem(commonProblems.invalid)
}

/** oidc-provider behind /oidc/*; what else lives there (pages, their calls) has longer addresses and comes first. */
export function mountProvider(server: FastifyInstance, provider: Provider, { host, gateway }: Pick<Config, 'host' | 'gateway'>): void {
  const answer = provider.callback()
  const { host: ownHost, protocol } = new URL(gateway)
  const policy = `default-src 'none'; script-src 'self'; form-action 'self' ${host}; base-uri 'none'; frame-ancestors 'none'`

  server.register(async (scope) => {
    // oidc-provider reads its bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST'],
      url: `${mountPath}/*`,
      config: { rateLimit: { max: 300, timeWindow: 60_000 } },
      handler: (request, reply) => {
        refuseOversized(request)
        reply.hijack()
        const raw = request.raw as typeof request.raw & { originalUrl?: string }
        raw.originalUrl = raw.url
        raw.url = raw.url?.slice(mountPath.length)
        // Addresses it answers are made of these: they come from the settings, never from the caller or a proxy.
        raw.headers.host = ownHost
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
        delete raw.headers['x-forwarded-host']
        reply.raw.setHeader('content-security-policy', policy)
        answer(raw, reply.raw)
      },
    })
  })
}
