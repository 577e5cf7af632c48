import { fillPath, type Route, routeTable, translationKeyRoutes } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** Classes of attack tried on every route of the contract at once: a new route is tried too. */
const routes = Object.entries(routeTable).flatMap(([feature, all]) =>
  Object.entries(all as Record<string, Route>).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)
const reads = routes.filter(({ route }) => route.method === 'GET' && route.effect !== 'changes' && !route.path.startsWith('/o'))
const queryNames = (route: Route): string[] => (route.query instanceof z.ZodObject ? Object.keys(route.query.shape) : [])
const lists = reads.filter(({ route }) => queryNames(route).includes('page_size'))
const sorted = lists.filter(({ route }) => queryNames(route).includes('sort_by'))
const paramNames = (path: string): string[] => [...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => name ?? '')

/** An address of a route with a number in every place, some of them replaced. */
const addressOf = ({ path }: Route, replaced: Record<string, string> = {}) =>
  fillPath(path, { ...Object.fromEntries(paramNames(path).map((name) => [name, '1'])), ...replaced })

let app: TestApp
let superuser: Caller
let someone: Caller
let locale: { id: number }

beforeAll(async () => {
  app = await openTestApp()
  superuser = await app.as(await app.make.superuser())
  someone = await app.as(await app.make.member('editor'))
  locale = await app.make.locale({ language_code: 'no', name: 'Norsk' })
})
afterAll(() => app.close())

const needed: Record<string, string> = { application_instance_id: '1', application_id: '1', user_id: '1', q: 'x' }
const withNeeded = (route: Route, more: Record<string, string>) => {
  const missing = queryNames(route).filter((name) => {
    const shape = route.query instanceof z.ZodObject ? (route.query.shape[name] as z.ZodType) : undefined
    return shape && !shape.safeParse(undefined).success
  })
  return new URLSearchParams({ ...Object.fromEntries(missing.map((name) => [name, needed[name] ?? '1'])), ...more }).toString()
}

describe.each(sorted)('[V1] [V2] $name', ({ route }) => {
  test.each([
    'password',
    'subject',
    'access_token_hash',
    'users.is_admin',
    'name; drop table users',
    "name' or '1'='1",
    '(select 1)',
    '1',
    '__proto__',
    'constructor',
    'name,is_admin',
    '',
  ])('sorts by no %j', async (sort_by) => {
    const { status, json } = await superuser.get(`${addressOf(route)}?${withNeeded(route, { sort_by })}`)
    expect([status, json.errors?.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([400, ['/query/sort_by']])
  })
})

describe.each(lists)('[V22] $name', ({ route }) => {
  test.each<Record<string, string>>([
    { page_size: '0' },
    { page_size: '-1' },
    { page_size: '10001' },
    { page_size: '1e3' },
    { page_size: 'all' },
    { page: '-1' },
    { page: '99999999999999999999' },
    { page: '0x10' },
    { page: ' ' },
  ])('does not answer %j', async (query) => {
    const { status, json } = await superuser.get(`${addressOf(route)}?${withNeeded(route, query)}`)
    expect([status, json.errors?.[0]?.pointer]).toEqual([400, `/query/${Object.keys(query)[0]}`])
  })
})

describe.each(lists)('[V1] $name', ({ route }) => {
  test.each([
    'where[updated_by][username][$startsWith]',
    'filter[owner][name][_contains]',
    'lookup[password]',
    'fields',
    'populate',
    'alias[a]',
    'cursor',
    'aggregate[max]',
    'groupBy',
    'export',
    'deep',
  ])('knows no parameter %s', async (name) => {
    const { status, json } = await superuser.get(`${addressOf(route)}?${withNeeded(route, { [name]: 'a' })}`)
    expect([status, json.errors?.[0]?.code]).toEqual([400, 'unknown'])
  })
})

const hostile = [
  "'",
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '\u0000',
  '$1',
  '{}',
  '../../etc/passwd',
  '💥',
  'ſ',
  'a'.repeat(5000),
]

describe.each(reads.filter(({ route }) => queryNames(route).length > 0))('[V2] [V22] $name', ({ route }) => {
  test.each(queryNames(route))('whatever stands in %s, nothing breaks', async (name) => {
    for (const text of hostile) {
      const { status, text: body } = await superuser.get(`${addressOf(route)}?${withNeeded(route, { [name]: text })}`)
      expect(status, `${text.slice(0, 40)}: ${body}`).toBeLessThan(500)
    }
    const twice = await superuser.get(`${addressOf(route)}?${withNeeded(route, { [name]: 'a' })}&${name}=b`)
    expect(twice.status).toBeLessThan(500)
  })
})

test('[V2] [V22] whatever stands in a path, nothing breaks', async () => {
  for (const { route } of routes.filter(({ route }) => paramNames(route.path).length > 0 && !route.path.startsWith('/o')))
    for (const name of paramNames(route.path))
      for (const text of hostile.slice(0, -1)) {
        const { status, text: body } = await superuser.send(route.method, addressOf(route, { [name]: text }), route.body ? {} : undefined)
        // `_` is a translation key that nobody has made: asked whether it is there, the answer is no.
        const isAnswered = route === translationKeyRoutes.validate && text === '_'
        expect(status, `${route.method} ${route.path} ${text}: ${body}`).toBeGreaterThanOrEqual(isAnswered ? 200 : 400)
        expect(status, `${route.method} ${route.path} ${text}: ${body}`).toBeLessThan(500)
      }
})

test('[V22] a body of the wrong kind is refused by every route that takes one', async () => {
  for (const { name, route } of routes.filter(({ route }) => route.body && !route.path.startsWith('/o')))
    for (const body of ['null', '[]', '7', '"text"', '{"__proto__":{"is_admin":true}}', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`]) {
      const { status } = await superuser.send(route.method, addressOf(route), body, { 'content-type': 'application/json' })
      // No keys at all are a list of keys too.
      const isRight = route === translationKeyRoutes.keep && body === '[]'
      expect(status, `${name} ${body.slice(0, 30)}`).toBeGreaterThanOrEqual(isRight ? 200 : 400)
      expect(status, `${name} ${body.slice(0, 30)}`).toBeLessThan(500)
    }
})

test('[V18] a cookie alone opens nothing: every call that is not public wants the bearer header', async () => {
  for (const { name, route } of routes.filter(({ route }) => route.access !== 'public')) {
    const { status } = await app.anonymous.send(route.method, addressOf(route), undefined, {
      cookie: 'vitrine_refresh=x; session=y',
      origin: app.config.host,
      'sec-fetch-site': 'same-origin',
    })
    expect([name, status]).toEqual([name, 401])
  }
})

test('[V19] no answer can be asked for by its fingerprint, before or after access is decided', async () => {
  for (const { name, route } of reads) {
    const address = `${addressOf(route)}?${withNeeded(route, {})}`
    for (const caller of [app.anonymous, someone, superuser]) {
      const { status, headers } = await caller.get(address, { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() })
      expect([name, status === 304, headers.etag, headers['last-modified']]).toEqual([name, false, undefined, undefined])
    }
  }
})

test('[V20] no answer to a superuser names a secret, however deep', async () => {
  const secret = /(password|secret|token|hash|subject|issuer)/
  const namesIn = (part: unknown): string[] =>
    typeof part === 'object' && part !== null ? Object.entries(part).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : []
  for (const { name, route } of reads.filter(({ name }) => name !== 'settings.get')) {
    const { json } = await superuser.get(`${addressOf(route)}?${withNeeded(route, {})}`)
    expect([name, namesIn(json).filter((field) => secret.test(field))]).toEqual([name, []])
  }
})

describe('[V19] what is not there and what is not theirs answer alike', () => {
  test.each([
    ['GET', '/admin/api/owners/', ''],
    ['PUT', '/admin/api/owners/', '/limited'],
    ['DELETE', '/admin/api/owners/', ''],
    ['POST', '/admin/api/owners/', '/undelete'],
    ['GET', '/admin/api/applications/', ''],
    ['DELETE', '/admin/api/applications/', ''],
    ['GET', '/admin/api/instances/', ''],
    ['GET', '/admin/api/instances/', '/shared-instances'],
    ['DELETE', '/admin/api/instances/', ''],
    ['GET', '/admin/api/users/', ''],
    ['POST', '/admin/api/users/ban/', ''],
  ] as const)('%s %s:id%s', async (method, before, after) => {
    const foreign = await app.make.member('editor')
    const ids: Record<string, number> = {
      owners: foreign.instance.owner_id,
      applications: foreign.instance.application_id,
      instances: foreign.instance.id,
      users: foreign.id,
    }
    const kind = before.split('/')[3] ?? ''
    const body = method === 'PUT' ? { name: { no: 'x' }, description: {}, availability_url: null, location: null, version: 1 } : undefined
    const told = async (id: number) => {
      const { instance: _request, ...answer } = (await someone.send(method, `${before}${id}${after}`, body)).json
      return answer
    }
    expect(await told(ids[kind] ?? 0)).toEqual(await told(999_999))
    expect(await told(999_999)).toMatchObject({ status: 404 })
  })
})

describe('[V21] rights do not outlive what they were given for', () => {
  test('an instance made again under the same slug lets none of the former people in', async () => {
    const member = await app.make.member('admin')
    const former = await app.as(member)
    const { owner_id, application_id, id, slugs } = member.instance
    const { json: owner } = await superuser.get(`/admin/api/owners/${owner_id}`)
    await superuser.delete(`/admin/api/instances/${id}`)
    await superuser.delete(`/admin/api/instances/${id}?permanent=true`)
    const { status, json: again } = await superuser.post('/admin/api/instances', {
      owner_id,
      application_id,
      name: 'Igjen',
      slug: slugs.instance_slug,
      available_locales: [{ id: locale.id }],
    })
    expect([status, again.slug]).toEqual([201, slugs.instance_slug])
    expect((await former.get(`/admin/api/instances/${again.id}`)).status).toBe(404)
    expect((await former.get(`/admin/api/instances/${owner.slug}/${again.slug}`)).status).toBe(404)
    expect((await former.get('/admin/api/instances')).json.total_count).toBe(0)
    expect((await former.get(`/admin/api/owners/${owner_id}`)).status).toBe(404)
  })

  test('[V15] an instance that is set to have expired takes the right to write with it, in a session that is open', async () => {
    const member = await app.make.member('editor')
    const editor = await app.as(member)
    const { json: owner } = await editor.get(`/admin/api/owners/${member.instance.owner_id}`)
    const write = (version: number) => editor.put(`/admin/api/owners/${owner.id}/limited`, { ...owner, version })
    expect((await write(owner.version)).status).toBe(200)
    const { json: instance } = await superuser.get(`/admin/api/instances/${member.instance.id}`)
    const expired = { ...instance, available_locales: [{ id: locale.id }], expires_at: '2020-01-01T00:00:00.000Z' }
    expect((await superuser.put(`/admin/api/instances/${instance.id}`, expired)).status).toBe(200)
    expect((await write(owner.version + 1)).status).toBe(403)
  })

  test.each([
    '\u212Aari@museum.test',
    'kar\u0131@museum.test',
    'ka\u017Fper@museum.test',
    'k\u0430ri@museum.test',
    'kari@museum.test\u200b',
  ])('an address with a letter that only looks like another, %j, is nobody’s', async (username) => {
    const { status, json } = await superuser.post('/admin/api/users', { username, name: 'Kari' })
    expect([status, json.errors?.[0]?.pointer]).toEqual([400, '/username'])
  })
})
