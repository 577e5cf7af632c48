import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let superuser: Caller
const path = '/admin/api/locales'

beforeAll(async () => {
  app = await openTestApp({ VITRINE_CORS_ORIGINS: 'https://friend.example' })
  superuser = await app.as(await app.make.superuser())
})
afterAll(() => app.close())

const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('bodies', () => {
  test.each([
    ['not JSON at all', 'hello', 400, 'invalid'],
    ['cut off', '{"name":', 400, 'invalid'],
    ['an array', '[]', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['empty', '', 400, 'invalid'],
    ['too deep', nested(33), 400, 'invalid'],
    ['far too deep', nested(20_000), 400, 'invalid'],
    ['polluting', '{"__proto__":{"is_admin":true},"language_code":"fi","name":"x"}', 400, 'invalid'],
    ['too large', JSON.stringify({ name: 'a'.repeat(1_100_000) }), 413, 'too_large'],
  ])('[V22] a body that is %s is refused and the server goes on', async (_what, body, status, code) => {
    const refused = await superuser.post(path, body)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.json).toMatchObject({ status, code })
    expect((await superuser.get(path)).status).toBe(200)
    expect(({} as Record<string, unknown>).is_admin).toBeUndefined()
  })

  test.each([
    ['not JSON', 'hello'],
    ['too large', JSON.stringify({ name: 'a'.repeat(1_100_000) })],
  ])('[V18] [V22] a body that is %s is not read before its sender is known', async (_what, body) => {
    expect((await app.anonymous.post(path, body)).json).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  test('a body that is not JSON by its own word is refused', async () => {
    expect((await superuser.post(path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).json).toMatchObject({ status: 415 })
  })
})

test('[V22] a compressed body is not unpacked', async () => {
  const bomb = gzipSync(JSON.stringify({ language_code: 'fi', name: ' '.repeat(900_000) })).toString('latin1')
  const refused = await superuser.post(path, bomb, { 'content-encoding': 'gzip' })
  expect(refused.status).toBe(400)
})

describe('problems', () => {
  test('every answer carries the request id, and a problem names it', async () => {
    const answer = await superuser.get(`${path}/4242`)
    expect(answer.json.instance).toBe(answer.headers['x-request-id'])
    expect(app.logged.join('')).toContain(answer.json.instance)
  })

  test('[V20] what goes wrong inside tells nothing of the inside', async () => {
    const broken = await app.database.db.schema
      .alterTable('locales')
      .renameTo('locales_gone')
      .execute()
      .then(() => superuser.get(path))
    await app.database.db.schema.alterTable('locales_gone').renameTo('locales').execute()
    expect(broken.json).toMatchObject({ status: 500, code: 'unexpected' })
    for (const inside of ['select', 'relation', 'locales', '/src/', 'at ']) expect(JSON.stringify(broken.json)).not.toContain(inside)
    expect(app.logged.join('')).toContain('relation')
  })

  test.each(['/admin/api/nothing', '/admin/api', '/oidc/nothing', '/portal/x'])('%s is a 404 problem, never a page', async (url) => {
    const answer = await app.anonymous.get(url, { accept: 'text/html' })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).not.toMatch(/html/)
  })

  test.each([['-1'], ['0'], ['1.5'], ['abc'], ['99999999999'], ['1;drop'], ['NaN'], [' 1']])('[V22] the id %j is refused', async (id) => {
    expect((await superuser.get(`${path}/${encodeURIComponent(id)}`)).json).toMatchObject({
      status: 400,
      errors: [{ pointer: '/params/id' }],
    })
  })
})

describe('tokens and logs', () => {
  test.each([
    ['nothing', ''],
    ['Basic', 'Basic dTpw'],
    ['Bearer without a token', 'Bearer '],
    ['a word', 'Bearer token'],
    ['alg none', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`.replaceAll('=', '')],
    ['two tokens', 'Bearer a.b.c, Bearer d.e.f'],
  ])('[V17] %s as authorization is not signed in', async (_what, authorization) => {
    expect((await app.anonymous.get(path, { authorization })).json).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  test('[V20] neither tokens nor cookies nor query strings reach the log', async () => {
    await superuser.get(`${path}?search=hemmelig-ord`, { cookie: 'vitrine_refresh=hemmelig-kake', 'x-id-token': 'hemmelig-id' })
    const log = app.logged.join('')
    expect(log).toContain('/admin/api/locales')
    for (const secret of ['hemmelig', superuser.headers.authorization?.split(' ')[1] ?? '?']) expect(log).not.toContain(secret)
  })
})

describe('headers', () => {
  test('[V18] only named origins may call with credentials; an unknown one is not reflected', async () => {
    const friend = await app.anonymous.get('/health/live', { origin: 'https://friend.example' })
    expect(friend.headers).toMatchObject({
      'access-control-allow-origin': 'https://friend.example',
      'access-control-allow-credentials': 'true',
    })
    const stranger = await app.anonymous.get('/health/live', { origin: 'https://evil.example' })
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('answers are not kept, not framed, not sniffed', async () => {
    const { headers } = await superuser.get(path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('a long answer is compressed for those who ask', async () => {
    for (let index = 0; index < 12; index += 1)
      await app.make.locale({ language_code: `x${String.fromCharCode(97 + index)}`, name: `Language ${index}` })
    expect((await superuser.get(`${path}?page_size=100`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  })
})
