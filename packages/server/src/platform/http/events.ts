import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf, ParamsOf, QueryOf, Route } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Api } from './http.ts'
import { validate } from './validate.ts'

type Call<R extends Route> = { params: ParamsOf<R>; query: QueryOf<R>; principal: Principal }
type Options = { everyMs?: number }

/** A stream that says nothing for longer is taken for dead by proxies. */
const aliveEveryMs = 15_000
const lookEveryMs = 2_000
/** After this the browser asks anew. */
const longestStreamMs = 24 * 3600 * 1000

/**
 * Mounts a route that answers server-sent events: what `read` answers, at once and whenever it has become another. At each
 * look the caller is asked for again: a session that ended or a right that was taken ends the stream. With `once` it ends
 * after the first.
 */
export function serveEvents<R extends Route>(
  api: Api,
  route: R,
  read: (call: Call<R>) => Promise<AnswerOf<R>>,
  options: Options = {},
): void {
  const open = new Set<AbortController>()
  api.server.addHook('preClose', async () => {
    for (const stream of open) stream.abort()
  })
  api.server.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    // A compressor keeps events until it has enough of them.
    config: { compress: false },
    handlerTimeout: longestStreamMs,
    handler: async (request, reply) => {
      const look = async (): Promise<string> => {
        const principal = await api.authenticate(request.headers)
        const params = route.params ? validate(route.params, request.params, '/params') : undefined
        const query = route.query ? validate(route.query, request.query, '/query') : undefined
        return JSON.stringify(route.answer?.parse(await read({ params, query, principal } as Call<R>)))
      }
      // The first look is before the first byte: a refusal is a problem like everywhere.
      const first = await look()
      const ending = new AbortController()
      open.add(ending)
      reply.raw.once('close', () => ending.abort())
      reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no')
      const isOnce = (request.query as { once?: string }).once === 'true'
      return reply.send(
        Readable.from(events(first, look, isOnce, ending.signal, options.everyMs ?? lookEveryMs, () => open.delete(ending))),
      )
    },
  })
}

async function* events(
  first: string,
  look: () => Promise<string>,
  isOnce: boolean,
  signal: AbortSignal,
  everyMs: number,
  ended: () => void,
): AsyncGenerator<string> {
  try {
    let [told, toldAt] = [first, Date.now()]
    yield `data: ${told}\n\n`
    while (!isOnce && !signal.aborted) {
      await wait(everyMs, undefined, { signal })
      const next = await look()
      if (next !== told) yield `data: ${next}\n\n`
      else if (Date.now() - toldAt >= aliveEveryMs) yield ': still here\n\n'
      else continue
      told = next
      toldAt = Date.now()
    }
  } catch {
    // The caller went, the server closes, or the right to look was taken: in each case there is no more to say.
  } finally {
    ended()
  }
}
