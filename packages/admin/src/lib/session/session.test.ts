import { beforeEach, describe, expect, test } from 'vitest'
import { createSession, type SessionChange, SignInError } from './session.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** One lock for all tabs of a test, as a browser has one for all tabs of an origin. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

const idTokenOf = (sub: string) => `h.${btoa(JSON.stringify({ iss: 'here', sub }))}.s`
const tokensOf = (access_token: string, sub = 'ingrid') => ({
  access_token,
  id_token: idTokenOf(sub),
  expires_at: '2026-11-15T12:00:00.000Z',
})
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let shared: Storage
let own: Storage
let locks: Pick<LockManager, 'request'>
let events: EventTarget
let asked: { path: string; body: unknown }[]
let answers: Response[]

const tab = () =>
  createSession({
    shared,
    own,
    locks,
    events,
    origin: 'https://vitrine.test',
    now: () => Date.parse('2026-11-15T11:00:00Z'),
    fetch: (async (input: string, init?: RequestInit) => {
      asked.push({ path: input, body: init?.body ? JSON.parse(String(init.body)) : undefined })
      return answers.shift() ?? answer({}, 500)
    }) as unknown as typeof fetch,
  })

const signIn = {
  authorization_endpoint: 'https://login.test/authorize',
  client_id: 'admin',
  scope: 'openid email',
  redirect_uri: 'https://vitrine.test/oauth2/callback',
  resource: 'https://vitrine.test/admin/api',
}

beforeEach(() => {
  shared = memory()
  own = memory()
  locks = lockManager()
  events = new EventTarget()
  asked = []
  answers = []
})

const changed = (key: string) => Object.assign(new Event('storage'), { key, storageArea: shared })

describe('signing in', () => {
  test('[AUTH-02] asks with PKCE, a state and a nonce, and returns to the stored path', async () => {
    const session = tab()
    const address = new URL(await session.begin(signIn, '/admin/user?currentPage=2', 'nb'))
    const query = address.searchParams
    expect(`${address.origin}${address.pathname}`).toBe('https://login.test/authorize')
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'admin',
      code_challenge_method: 'S256',
      resource: 'https://vitrine.test/admin/api',
      ui_locales: 'nb',
    })

    answers = [answer(tokensOf('a1'))]
    const path = await session.complete(new URLSearchParams({ code: 'c', state: query.get('state') ?? '' }))
    expect(path).toBe('/admin/user?currentPage=2')
    const sent = asked[0]?.body as { code_verifier: string; nonce: string }
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent.code_verifier))
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '')
    expect(query.get('code_challenge')).toBe(challenge)
    expect(query.get('nonce')).toBe(sent.nonce)
  })

  test.each([
    ['without a code', { state: 'x' }],
    ['without a state', { code: 'c' }],
    ['with a state that was never issued', { code: 'c', state: 'x' }],
  ])('[AUTH-03] a callback %s is refused and nothing is stored', async (_which, query) => {
    const session = tab()
    await session.begin(signIn, '/dashboard', 'nb')
    await expect(session.complete(new URLSearchParams(query))).rejects.toBeInstanceOf(SignInError)
    expect(asked).toEqual([])
    expect([shared.length, own.length]).toEqual([0, 0])
  })

  test('[AUTH-03] a callback replayed is refused', async () => {
    const session = tab()
    const state = new URL(await session.begin(signIn, '/dashboard', 'nb')).searchParams.get('state') ?? ''
    answers = [answer(tokensOf('a1'))]
    await session.complete(new URLSearchParams({ code: 'c', state }))
    await expect(session.complete(new URLSearchParams({ code: 'c', state }))).rejects.toBeInstanceOf(SignInError)
    expect(asked).toHaveLength(1)
  })

  test('[AUTH-11] keeps the tokens under fixed keys and nothing else', async () => {
    const session = tab()
    const state = new URL(await session.begin(signIn, '/dashboard', 'nb')).searchParams.get('state') ?? ''
    answers = [answer(tokensOf('a1'))]
    await session.complete(new URLSearchParams({ code: 'c', state }))
    const keys = Array.from({ length: shared.length }, (_, index) => shared.key(index)).sort()
    expect(keys).toEqual(['vitrine.access_token', 'vitrine.expires_at', 'vitrine.id_token'])
    expect(own.length).toBe(0)
    expect(session.isFresh()).toBe(true)
  })
})

describe('refreshing', () => {
  const holdTokens = (access: string) => {
    for (const [key, value] of Object.entries(tokensOf(access))) shared.setItem(`vitrine.${key}`, value)
  }

  test('[AUTH-07] concurrent calls of one tab share one refresh', async () => {
    holdTokens('a1')
    answers = [answer(tokensOf('a2')), answer(tokensOf('a3'))]
    const session = tab()
    expect(await Promise.all([session.refresh('a1'), session.refresh('a1')])).toEqual([true, true])
    expect(asked).toHaveLength(1)
    expect(session.tokens()?.access_token).toBe('a2')
  })

  test("[AUTH-07] a second tab finds the first one's tokens inside the lock and asks no more", async () => {
    holdTokens('a1')
    answers = [answer(tokensOf('a2')), answer(tokensOf('a3'))]
    const [one, other] = [tab(), tab()]
    expect(await Promise.all([one.refresh('a1'), other.refresh('a1')])).toEqual([true, true])
    expect(asked).toHaveLength(1)
    expect(other.tokens()?.access_token).toBe('a2')
  })

  test('[AUTH-01] refused, the session is over and no token stays behind', async () => {
    holdTokens('a1')
    answers = [answer({}, 401)]
    const session = tab()
    const told: SessionChange[] = []
    session.subscribe((change) => told.push(change))
    expect(await session.refresh('a1')).toBe(false)
    expect(session.tokens()).toBeUndefined()
    expect(told).toEqual(['over'])
  })

  test('[AUTH-01] unanswered, the session is not over', async () => {
    holdTokens('a1')
    answers = [answer({}, 503)]
    const session = tab()
    await expect(session.refresh('a1')).rejects.toMatchObject({ status: 503 })
    expect(session.tokens()?.access_token).toBe('a1')
  })
})

describe('[AUTH-11] other tabs', () => {
  const told: SessionChange[] = []
  beforeEach(() => {
    told.length = 0
    for (const [key, value] of Object.entries(tokensOf('a1'))) shared.setItem(`vitrine.${key}`, value)
  })

  test('are told when one signs out', async () => {
    tab().subscribe((change) => told.push(change))
    answers = [answer({ end_session_url: 'https://login.test/end' })]
    expect(await tab().end()).toBe('https://login.test/end')
    events.dispatchEvent(changed('vitrine.access_token'))
    expect(shared.length).toBe(0)
    expect(told).toEqual(['ended'])
  })

  test('are told that the session is over, not that someone logged out, when the server refused to renew it', async () => {
    tab().subscribe((change) => told.push(change))
    answers = [answer({}, 401)]
    await tab().refresh('a1')
    events.dispatchEvent(changed('vitrine.access_token'))
    expect(told).toEqual(['over-elsewhere'])
  })

  test('are told of a log-out as one, also after an earlier session was over', async () => {
    answers = [answer({}, 401), answer(tokensOf('a2')), answer({ end_session_url: null })]
    const session = tab()
    await session.refresh('a1')
    const state = new URL(await session.begin(signIn, '/dashboard', 'nb')).searchParams.get('state') ?? ''
    await session.complete(new URLSearchParams({ code: 'c', state }))
    tab().subscribe((change) => told.push(change))
    await session.end()
    events.dispatchEvent(changed('vitrine.access_token'))
    expect(told).toEqual(['ended'])
    expect(shared.length).toBe(0)
  })

  test('are told when someone else has signed in, but not of a mere refresh', () => {
    tab().subscribe((change) => told.push(change))
    shared.setItem('vitrine.access_token', 'a2')
    events.dispatchEvent(changed('vitrine.access_token'))
    expect(told).toEqual([])
    shared.setItem('vitrine.id_token', idTokenOf('jonas'))
    events.dispatchEvent(changed('vitrine.access_token'))
    expect(told).toEqual(['changed'])
  })
})

test('[AUTH-05] a server that does not answer leaves the session as it is, to be ended again', async () => {
  for (const [key, value] of Object.entries(tokensOf('a1'))) shared.setItem(`vitrine.${key}`, value)
  answers = [answer({}, 503), answer({ end_session_url: null })]
  const session = tab()
  await expect(session.end()).rejects.toMatchObject({ status: 503 })
  expect(session.tokens()).toBeDefined()
  await session.end()
  expect(session.tokens()).toBeUndefined()
})
