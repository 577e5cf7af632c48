import { route, userRoutes } from '@vitrine/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from './api.ts'
import { ApiProblem } from './api-problem.ts'

type Answer = () => Response | Promise<Response>

/** A network that gives the answers in order and remembers what it was asked. */
function network(...answers: Answer[]) {
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), 'http://vitrine.test'), init)
    requests.push(request)
    init?.signal?.throwIfAborted()
    const answer = answers[requests.length - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  return { fetch: fetch as typeof globalThis.fetch, requests }
}

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
const problem = (status: number, code: string) =>
  json({ type: 'about:blank', title: code, status, instance: 'r1', code }, status, 'application/problem+json')

const signedIn = (renewed?: string) => {
  let access_token = 'first'
  const refused: (string | undefined)[] = []
  return {
    refused,
    tokens: () => ({ access_token, id_token: 'who' }),
    refresh: async (token: string | undefined) => {
      refused.push(token)
      if (renewed) access_token = renewed
      return renewed !== undefined
    },
  }
}

const thing = route('GET', '/things/:id', {
  params: z.object({ id: z.number() }),
  query: z.object({ q: z.string().optional(), n: z.number().optional() }),
  answer: z.unknown(),
  summary: '',
})

describe('a call', () => {
  test('[AUTH-07] carries the bearer token, the id token in its own header, and credentials', async () => {
    const { fetch, requests } = network(() => json({ ok: true }))
    await createApi({ fetch, session: signedIn() }).call(thing, { params: { id: 7 }, query: { q: 'å&b' } })
    const request = requests[0]
    expect(request?.headers.get('authorization')).toBe('Bearer first')
    expect(request?.headers.get('x-id-token')).toBe('who')
    expect(request?.credentials).toBe('include')
    expect(request?.url).toBe('http://vitrine.test/things/7?q=%C3%A5%26b')
  })

  test('[AUTH-07] refused for an expired token is repeated once with the new one', async () => {
    const { fetch, requests } = network(
      () => problem(401, 'not_signed_in'),
      () => json({ id: 3 }),
    )
    const session = signedIn('second')
    await expect(createApi({ fetch, session }).call(userRoutes.get, { params: { id: 3 } })).resolves.toEqual({ id: 3 })
    expect(session.refused).toEqual(['first'])
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
  })

  test('[AUTH-07] refused again after the refresh is not repeated a second time', async () => {
    const { fetch, requests } = network(
      () => problem(401, 'not_signed_in'),
      () => problem(401, 'not_signed_in'),
      () => json({}),
    )
    await expect(createApi({ fetch, session: signedIn('second') }).call(userRoutes.userInfo, {})).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(2)
  })

  test('[AUTH-07] is not repeated when the session is over', async () => {
    const { fetch, requests } = network(
      () => problem(401, 'not_signed_in'),
      () => json({}),
    )
    await expect(createApi({ fetch, session: signedIn() }).call(userRoutes.userInfo, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(requests).toHaveLength(1)
  })
})

describe('[SHELL-10] an answer', () => {
  const ask = (answer: Answer) => createApi({ ...network(answer), session: signedIn() }).call(thing, { params: { id: 1 }, query: {} })

  test('204 has no body', async () => {
    await expect(ask(() => new Response(null, { status: 204 }))).resolves.toBeUndefined()
  })

  test('in JSON is parsed, problem+json too', async () => {
    await expect(ask(() => json([1]))).resolves.toEqual([1])
    await expect(ask(() => json({ a: 1 }, 200, 'application/problem+json; charset=utf-8'))).resolves.toEqual({ a: 1 })
  })

  test.each(['image/png', 'text/csv; charset=utf-8'])('of %s is kept as bytes', async (type) => {
    const body = await ask(() => new Response('\uFEFFa;b', { headers: { 'content-type': type } }))
    expect(body).toBeInstanceOf(Blob)
    expect(await (body as Blob).arrayBuffer()).toHaveProperty('byteLength', 6)
  })

  test('of any other kind is text', async () => {
    await expect(ask(() => new Response('hei', { headers: { 'content-type': 'text/plain' } }))).resolves.toBe('hei')
  })

  test('that is not ok is an error that holds the body', async () => {
    await expect(ask(() => problem(409, 'locales.taken'))).rejects.toMatchObject({
      status: 409,
      code: 'locales.taken',
      body: { instance: 'r1' },
    })
    await expect(ask(() => new Response('gateway', { status: 502 }))).rejects.toMatchObject({
      status: 502,
      code: 'unexpected',
      body: 'gateway',
    })
  })

  test('that is torn, or never comes, is an error that says the server was not reached', async () => {
    await expect(ask(() => new Response('{"a":', { headers: { 'content-type': 'application/json' } }))).rejects.toMatchObject({
      code: 'unreachable',
    })
    const silent = createApi({ ...network(), session: signedIn() }).call(thing, { params: { id: 1 }, query: {} })
    await expect(silent).rejects.toBeInstanceOf(ApiProblem)
  })
})

test('[SHELL-10] an aborted request is no error', async () => {
  const abort = new AbortController()
  abort.abort()
  const api = createApi({ ...network(() => json({})), session: signedIn() })
  await expect(api.call(thing, { params: { id: 1 }, query: {} }, abort.signal)).resolves.toBeUndefined()
})
