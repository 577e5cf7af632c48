import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { type Body, readBody } from './read-body.ts'
import { type Found, get, hostOf } from './request.ts'
import { Unreachable } from './unreachable.ts'

export type PageNeeds = {
  userAgent: string
  /** Who answers to a name; the system's own unless a test says otherwise. */
  resolve?: (host: string) => Promise<Found[]>
  /** Where a connection may go. */
  mayReach?: (address: string, port: number) => boolean
  limits?: Partial<typeof defaultLimits>
}
export type Page = Body & { url: URL; charset: string | undefined }
/** Reads a web page whose address a person typed. Throws Unreachable. */
export type ReadPage = (address: string, signal?: AbortSignal) => Promise<Page>

const defaultLimits = { totalMs: 5_000, bytes: 512 * 1024, redirects: 4 }
const webPorts = [80, 443]
const pageTypes = ['text/html', 'application/xhtml+xml']

const resolveBySystem = async (host: string): Promise<Found[]> =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))

/** The open internet, by the ports of the web. */
export const isOpenPlace = (address: string, port: number): boolean => webPorts.includes(port) && isPublicAddress(address)

export function createReadPage({ userAgent, resolve = resolveBySystem, mayReach = isOpenPlace, limits: wanted = {} }: PageNeeds): ReadPage {
  const limits = { ...defaultLimits, ...wanted }
  const headers = { accept: 'text/html,application/xhtml+xml;q=0.9', 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent }

  /** Every address of the host must be one we may reach; the connection goes to these and no others. */
  const check = async (url: URL): Promise<Found[]> => {
    const host = hostOf(url)
    const family = isIP(host)
    const found: Found[] = family ? [{ address: host, family: family === 6 ? 6 : 4 }] : await resolve(host)
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    if (found.length === 0 || !found.every(({ address }) => mayReach(address, port))) throw new Unreachable('address')
    return found
  }

  return async (address, signal) => {
    const deadline = AbortSignal.timeout(limits.totalMs)
    const either = signal ? AbortSignal.any([deadline, signal]) : deadline
    const walk = async (): Promise<Page> => {
      let url = toWebUrl(address)
      for (let hop = 0; hop <= limits.redirects; hop += 1) {
        const response = await get(url, { headers, signal: either, pinned: await check(url) })
        const next = redirectOf(response)
        if (next === undefined) return { url, ...(await readAnswer(response, limits.bytes)) }
        response.destroy()
        url = toWebUrl(next, url)
      }
      throw new Unreachable('redirects')
    }
    try {
      // Looking up a name cannot be interrupted; we stop waiting for it.
      return await Promise.race([walk(), ended(either)])
    } catch (error) {
      throw error instanceof Unreachable && !deadline.aborted
        ? error
        : new Unreachable(deadline.aborted ? 'time' : 'connection', String(error))
    }
  }
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** http and https without a name and password in them; the parser has already written every notation of an address as one. */
function toWebUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || !url.hostname) throw new Unreachable('address')
  return url
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  if (headers.location === undefined) throw new Unreachable('answer')
  return headers.location
}

async function readAnswer(response: IncomingMessage, mostBytes: number): Promise<Body & { charset: string | undefined }> {
  try {
    const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';')
    if (response.statusCode !== 200) throw new Unreachable('answer', String(response.statusCode))
    if (!pageTypes.includes(type.trim())) throw new Unreachable('type', type)
    const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { charset, ...(await readBody(response, mostBytes)) }
  } finally {
    response.destroy()
  }
}
