import { type Address, type AnswerOf, type CallOf, fillPath, type Route } from '@vitrine/contract'
import { ApiProblem } from './api-problem.ts'

/** How the server is reached: `gateway` is its origin when it is not the page's own. */
export type Reach = { fetch: typeof fetch; gateway?: string }

function addressOf(route: Pick<Route, 'path'>, call: CallOf<Route>, gateway = ''): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((call.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const path = fillPath(route.path, (call.params ?? {}) as Record<string, unknown>)
  return `${gateway}${path}${query.size > 0 ? `?${query}` : ''}`
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const kind = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (kind === 'application/json' || kind.endsWith('+json')) return response.json()
  // Bytes to show or to save as they came: text would lose a byte order mark.
  if (kind.startsWith('image/') || kind === 'text/csv') return response.blob()
  return response.text()
}

/** One request, as it is. Throws ApiProblem for what was refused and for a server that does not answer. */
export async function send<R extends Route>(
  { fetch, gateway }: Reach,
  route: R | Address<R>,
  call: CallOf<R>,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<AnswerOf<R>> {
  const hasBody = call.body !== undefined
  try {
    const response = await fetch(addressOf(route, call as CallOf<Route>, gateway), {
      method: route.method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      body: hasBody ? JSON.stringify(call.body) : undefined,
      signal,
    })
    const body = await readBody(response)
    if (!response.ok) throw new ApiProblem(response.status, body)
    return body as AnswerOf<R>
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) throw error
    // fetch says no more than "failed" for no network, a closed connection and a torn answer alike.
    throw new ApiProblem(0, error instanceof Error ? error.message : undefined)
  }
}
