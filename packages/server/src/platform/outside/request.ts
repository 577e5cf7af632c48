import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Unreachable } from './unreachable.ts'

export type Found = { address: string; family: 4 | 6 }
type Wishes = { headers: Record<string, string>; signal: AbortSignal; pinned?: Found[] }

const mostHeaderBytes = 16_384

/** `[::1]` is written with brackets in an address and without when connecting. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** The socket gets the addresses that were looked at; the name is not looked up a second time. */
const only =
  (found: Found[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = found
    if (options.all) done(null, found)
    else if (first) done(null, first.address, first.family)
  }

/** One GET, without cookies, credentials, kept connections or a proxy from the environment. */
export function get(url: URL, { headers, signal, pinned }: Wishes): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request({
      protocol: url.protocol,
      hostname: hostOf(url),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers,
      agent: false,
      maxHeaderSize: mostHeaderBytes,
      signal,
      ...(pinned && !isIP(hostOf(url)) ? { lookup: only(pinned), autoSelectFamily: true } : {}),
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.once('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Unreachable('answer'))
    })
    sent.end()
  })
}
