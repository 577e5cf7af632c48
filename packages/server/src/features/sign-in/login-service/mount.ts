import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Config } from '#platform/config'
import { mountPath } from './provider.ts'

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
      handler: (request, reply) => {
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
