import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type HostileServer, openHostileServer } from '../../platform/outside/testing.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/academy-link'
const plain = 'https://academy.test/kurs'
let lookup: HostileServer
let app: TestApp
let answer: { status?: number; body: string }

beforeAll(async () => {
  lookup = await openHostileServer((_request, response) => {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', location: 'https://evil.test/' }).end(answer.body)
  })
  app = await openTestApp({ VITRINE_ACADEMY_URL: plain, VITRINE_ACADEMY_SSO_URL: `${lookup.url}/sso?from=vitrine` })
})
afterAll(async () => {
  await app.close()
  await lookup.close()
})
beforeEach(async () => {
  await app.reset()
  lookup.seen.length = 0
  answer = { body: JSON.stringify({ url: 'https://academy.test/in?ticket=1' }) }
})

test('[DASH-01] the academy is asked for an address that signs the person in, and is told no more than who it is', async () => {
  const by = await app.as(await app.make.user({ username: 'kari+kurs@museum.test' }))
  expect((await by.get(path)).json).toEqual({ url: 'https://academy.test/in?ticket=1' })
  const [asked] = lookup.seen
  expect(asked?.url).toBe('/sso?from=vitrine&username=kari%2Bkurs%40museum.test')
  expect([asked?.headers.authorization, asked?.headers.cookie]).toEqual([undefined, undefined])
})

test.each([
  ['an error', { status: 500, body: '' }],
  ['a redirect', { status: 302, body: '' }],
  ['no JSON', { body: '<html>' }],
  ['no address', { body: '{"url":null}' }],
  ['a script', { body: '{"url":"javascript:alert(1)"}' }],
  ['an address elsewhere', { body: '{"url":"https://academy.test.evil.test/in"}' }],
  ['more than anyone reads', { body: `{"url":"https://academy.test/${'x'.repeat(20_000)}"}` }],
])('[DASH-01] [V17] [EXT-05] where it answers %s, the plain address is given and nobody is told', async (_what, wrong) => {
  answer = wrong
  const { status, json } = await (await app.as(await app.make.user())).get(path)
  expect([status, json]).toEqual([200, { url: plain }])
})

test('[DASH-01] without a lookup it is the plain address, without an academy none', async () => {
  for (const [settings, url] of [
    [{ VITRINE_ACADEMY_URL: plain }, plain],
    [{ VITRINE_ACADEMY_SSO_URL: `${lookup.url}/sso` }, null],
  ] as const) {
    const other = await openTestApp(settings)
    onTestFinished(other.close)
    expect((await (await other.as(await other.make.user())).get(path)).json).toEqual({ url })
  }
  expect(lookup.seen).toEqual([])
})
