import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'

const name = 'vitrine_refresh'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The browser's site is the registrable domain; without the list of those, siblings count as strangers and get None. */
function isSameSite(host: URL, gateway: URL): boolean {
  if (host.protocol !== gateway.protocol) return false
  const [a, b] = [host.hostname, gateway.hostname]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

/** Where the refresh token lives: no script reads it, and it goes to /oauth2 alone. */
export function createRefreshCookie(config: Pick<Config, 'host' | 'gateway'>) {
  const [host, gateway] = [new URL(config.host), new URL(config.gateway)]
  const attributes: CookieSerializeOptions = {
    httpOnly: true,
    secure: !(gateway.protocol === 'http:' && loopback.has(gateway.hostname)),
    sameSite: isSameSite(host, gateway) ? 'strict' : 'none',
    path: '/oauth2',
  }
  return {
    read: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies[name] || undefined,
    set: (reply: FastifyReply, refreshToken: string, expires: Date): void =>
      void reply.setCookie(name, refreshToken, { ...attributes, expires }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, attributes),
  }
}
export type RefreshCookie = ReturnType<typeof createRefreshCookie>
