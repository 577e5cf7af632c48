import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { eventsIn } from './events.ts'

const streamOf = (...chunks: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  })
const all = async <Item>(items: AsyncIterable<Item>) => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

test('events are read however the network cuts them, comments left out, half a letter waited for', async () => {
  const bytes = new TextEncoder().encode('data: {"a":"å"}\n\n')
  const cut = bytes.indexOf(0xc3) + 1
  const chunks = [bytes.slice(0, cut), bytes.slice(cut), ': still here\n\n', 'data: 1\r\n\r', '\ndata: 2\n\nda']
  expect(await all(eventsIn(streamOf(...chunks)))).toEqual(['{"a":"å"}', '1', '2'])
})

const route = { method: 'GET', path: '/people', summary: '' } as const

test('a stream refused for an expired token is asked for again with the new one, and what else is refused is told', async () => {
  const answers = [
    new Response('{}', { status: 401 }),
    new Response(streamOf('data: {"people":[]}\n\n')),
    new Response('{}', { status: 404 }),
  ]
  let token = 'first'
  const shown: (string | null)[] = []
  const session = {
    tokens: () => ({ access_token: token, id_token: 'who' }),
    refresh: async () => {
      token = 'second'
      return true
    },
  }
  const fetch = (async (_address: unknown, init: RequestInit) => {
    shown.push(new Headers(init.headers).get('authorization'))
    return answers.shift() ?? Response.error()
  }) as typeof globalThis.fetch
  const api = createApi({ fetch, session })
  expect(await all(api.listen(route, {}, new AbortController().signal))).toEqual([{ people: [] }])
  expect(shown).toEqual(['Bearer first', 'Bearer second'])
  await expect(all(api.listen(route, {}, new AbortController().signal))).rejects.toMatchObject({ status: 404 })
})

test('a stream that is taken back ends without an error', async () => {
  const taken = new AbortController()
  const fetch = (async () => {
    taken.abort()
    throw new DOMException('aborted', 'AbortError')
  }) as typeof globalThis.fetch
  const api = createApi({ fetch, session: { tokens: () => undefined, refresh: async () => false } })
  expect(await all(api.listen(route, {}, taken.signal))).toEqual([])
})
