import { type Address, type AnswerOf, type CallOf, fillPath, type Route } from '@vitrine/contract'
import { ApiProblem } from './api-problem.ts'
import { eventsIn } from './events.ts'

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

type How = { headers?: Record<string, string>; signal?: AbortSignal }

const request = <R extends Route>({ fetch, gateway }: Reach, route: R | Address<R>, call: CallOf<R>, accept: string, how: How) => {
  const hasBody = call.body !== undefined
  return fetch(addressOf(route, call as CallOf<Route>, gateway), {
    method: route.method,
    credentials: 'include',
    headers: { accept, ...(hasBody ? { 'content-type': 'application/json' } : {}), ...how.headers },
    body: hasBody ? JSON.stringify(call.body) : undefined,
    signal: how.signal,
  })
}

/** fetch says no more than "failed" for no network, a closed connection and a torn answer alike. */
function thrown(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiProblem || signal?.aborted) return error
  return new ApiProblem(0, error instanceof Error ? error.message : undefined)
}

/** One request, as it is. Throws ApiProblem for what was refused and for a server that does not answer. */
export async function send<R extends Route>(reach: Reach, route: R | Address<R>, call: CallOf<R>, how: How = {}): Promise<AnswerOf<R>> {
  try {
    const response = await request(reach, route, call, 'application/json', how)
    const body = await readBody(response)
    if (!response.ok) throw new ApiProblem(response.status, body)
    return body as AnswerOf<R>
  } catch (error) {
    throw thrown(error, how.signal)
  }
}

/** The answers of a route that goes on answering, each as it comes. It ends when the server ends it. */
export async function* sendForEvents<R extends Route>(reach: Reach, route: R, call: CallOf<R>, how: How): AsyncGenerator<AnswerOf<R>> {
  try {
    const response = await request(reach, route, call, 'text/event-stream', how)
    if (!response.ok) throw new ApiProblem(response.status, await readBody(response))
    if (!response.body) return
    for await (const data of eventsIn(response.body)) yield JSON.parse(data) as AnswerOf<R>
  } catch (error) {
    throw thrown(error, how.signal)
  }
}
