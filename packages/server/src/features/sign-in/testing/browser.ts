import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Cookie = { name: string; value: string; path: string; attributes: string }
type Sent = Omit<InjectOptions, 'url' | 'method' | 'cookies'>

/** As much of a browser as sign-in needs: it keeps cookies by path, sends its origin, and follows nothing by itself. */
export function createBrowser(server: FastifyInstance, origin: string) {
  const jar = new Map<string, Cookie>()

  const keep = (header: string): void => {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const attribute = (key: string) => attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    const isOver = attribute('max-age') === '0' || (expires !== undefined && new Date(expires).getTime() <= Date.now())
    if (isOver) jar.delete(`${name} ${path}`)
    else jar.set(`${name} ${path}`, { name, value: pair.slice(name.length + 1), path, attributes: attributes.join('; ') })
  }
  const cookiesFor = (path: string): string =>
    [...jar.values()]
      .filter((cookie) => cookie.path === '/' || path === cookie.path || path.startsWith(`${cookie.path}/`))
      // RFC 6265, 5.4: longer paths first.
      .sort((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const send = async (method: 'GET' | 'POST', address: string, sent: Sent = {}): Promise<LightMyRequestResponse> => {
    const url = new URL(address, origin)
    const cookie = cookiesFor(url.pathname)
    const response = await server.inject({
      ...sent,
      method,
      url: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...(cookie ? { cookie } : {}), ...(method === 'POST' ? { origin } : {}), ...sent.headers },
    })
    for (const header of [response.headers['set-cookie'] ?? []].flat()) keep(header)
    return response
  }
  return {
    get: (address: string, sent?: Sent) => send('GET', address, sent),
    post: (address: string, payload?: Sent['payload'], sent: Sent = {}) =>
      send('POST', address, { ...sent, ...(payload === undefined ? {} : { payload }) }),
    cookie: (name: string): Cookie | undefined => [...jar.values()].find((cookie) => cookie.name === name),
    setCookie: (name: string, value: string, path: string): void => void jar.set(`${name} ${path}`, { name, value, path, attributes: '' }),
    server,
    origin,
  }
}
export type Browser = ReturnType<typeof createBrowser>
