import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import {
  authorizationUrl,
  type Browser,
  bearer,
  locationOf,
  makeRequest,
  openSignInApp,
  password,
  type SignInApp,
  signInAs,
  uidOf,
} from '../testing/index.ts'

let app: SignInApp
let settings: Awaited<ReturnType<SignInApp['clientSettings']>>
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openSignInApp({ database })
  settings = await app.clientSettings()
  await app.makePerson('kari@museum.test', { password })
})
afterAll(async () => {
  await app.server.close()
  await database.close()
})

const atLoginPage = async (browser: Browser): Promise<string> =>
  `/oidc/login/${uidOf(locationOf(await browser.get(authorizationUrl(settings, makeRequest()))))}`
const invite = (user_id: number) => app.db.transaction().execute((tx) => app.signIn.invite(tx, user_id))
const tokenIn = (link: string | null) => link?.split('#')[1] ?? ''

test('[V19] a wrong password and an unknown e-mail address get the same answer', async () => {
  const browser = app.browser()
  const page = await atLoginPage(browser)

  const wrong = await browser.post(page, { username: 'kari@museum.test', password: 'wrong' })
  const unknown = await browser.post(page, { username: 'nobody@museum.test', password: 'wrong' })
  const malformed = await browser.post(page, { username: 'no address', password: 'wrong' })

  expect(wrong.statusCode).toBe(401)
  const withoutId = (answer: typeof wrong) => ({ ...answer.json<object>(), instance: '' })
  expect(withoutId(unknown)).toEqual(withoutId(wrong))
  expect(withoutId(malformed)).toEqual(withoutId(wrong))
})

test('an e-mail address may be written in capitals and with spaces around', async () => {
  const browser = app.browser()
  const answer = await browser.post(await atLoginPage(browser), { username: '  KARI@Museum.test ', password })
  expect(answer.statusCode).toBe(200)
})

test('[V19] after ten wrong passwords an address has to wait, whoever asks and whether or not it exists', async () => {
  await app.makePerson('target@museum.test', { password })
  for (const username of ['target@museum.test', 'no-target@museum.test']) {
    for (let guess = 0; guess < 10; guess += 1) {
      const browser = app.browser()
      const page = await atLoginPage(browser)
      // Each guess from another address, as far as a caller can say so.
      const headers = { 'x-forwarded-for': `192.0.2.${guess}` }
      expect((await browser.post(page, { username, password: `guess ${guess}` }, { headers })).statusCode).toBe(401)
    }
    const browser = app.browser()
    const answer = await browser.post(await atLoginPage(browser), { username: username.toUpperCase(), password })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'too_many_requests' })
  }
})

test('[V19] guesses that come at once are counted like guesses that come in turn', async () => {
  await app.makePerson('rushed@museum.test', { password })
  const browsers = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const browser = app.browser()
      return { browser, page: await atLoginPage(browser) }
    }),
  )
  const answers = await Promise.all(
    browsers.map(({ browser, page }) => browser.post(page, { username: 'rushed@museum.test', password: 'guess' })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})

test('[V22] what a stranger begins is bounded: long addresses, large bodies and U+0000 are refused', async () => {
  const browser = app.browser()
  expect((await browser.get(`/oidc/auth?state=${'a'.repeat(5000)}`)).statusCode).toBe(413)
  expect((await browser.get('/oidc/auth?client_id=vitrine-admin&state=%00')).statusCode).toBe(400)
})

test('[V17] the address of a sign-in is worth nothing in another browser', async () => {
  const page = await atLoginPage(app.browser())
  const stranger = app.browser()
  await atLoginPage(stranger)

  for (const answer of [await stranger.get(page), await stranger.post(page, { username: 'kari@museum.test', password })]) {
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toMatchObject({ code: 'sign_in.interaction_over' })
  }
})

test('a login page left open too long says so, and going on from it starts again', async () => {
  const browser = app.browser()
  const page = await atLoginPage(browser)
  const submitted = await browser.post(page, { username: 'kari@museum.test', password })
  await app.db.updateTable('login_records').set({ expires_at: '2020-01-01T00:00:00Z' }).where('model', '=', 'Interaction').execute()

  expect((await browser.get(page)).statusCode).toBe(410)
  const resumed = await browser.get(submitted.json<{ return_to: string }>().return_to, { headers: { accept: 'text/html' } })
  expect(locationOf(resumed)).toBe('http://localhost:8080/')
})

test('[V18] the login page takes JSON from our own pages only', async () => {
  const browser = app.browser()
  const page = await atLoginPage(browser)
  const credentials = { username: 'kari@museum.test', password }

  const foreign = await browser.post(page, credentials, { headers: { origin: 'https://evil.test' } })
  expect(foreign.statusCode).toBe(403)
  const form = await browser.post(page, new URLSearchParams(credentials).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.statusCode).toBe(415)
})

test('[V20] demo people and their password are named on the login page of a demo only', async () => {
  const browser = app.browser()
  expect((await browser.get(await atLoginPage(browser))).json()).toEqual({ demo_people: [], demo_password: null })

  const demo = await openSignInApp({ database, env: { VITRINE_DEMO: 'on' } })
  const visitor = demo.browser()
  const { demo_people, demo_password } = (await visitor.get(await atLoginPage(visitor))).json<{
    demo_people: Array<{ username: string }>
    demo_password: string
  }>()
  expect(demo_people.map(({ username }) => username)).toEqual([
    'superuser@vitrine.test',
    'admin@vitrine.test',
    'editor@vitrine.test',
    'guest@vitrine.test',
  ])
  expect(demo_password).toBe('vitrine')
  await demo.server.close()
})

test('[AUTH-10] an invited person sets a password by the one-time link and signs in with it', async () => {
  const id = await app.makePerson('invited@museum.test')
  const link = await invite(id)
  expect(link).toMatch(/^http:\/\/localhost:8080\/oidc\/invitation#[\w-]{43}$/)
  const browser = app.browser()
  const token = tokenIn(link)

  expect((await browser.post('/oidc/invitations/look-up', { token })).json()).toEqual({ username: 'invited@museum.test' })
  expect((await browser.post('/oidc/invitations/accept', { token, password: 'short' })).statusCode).toBe(400)
  expect((await browser.post('/oidc/invitations/accept', { token, password })).statusCode).toBe(204)

  const tokens = await signInAs(browser, settings, { username: 'invited@museum.test', password })
  expect(await app.authenticate(bearer(tokens))).toMatchObject({ user_id: id })
  for (const path of ['look-up', 'accept']) {
    const again = await browser.post(`/oidc/invitations/${path}`, { token, password: 'another password' })
    expect(again.statusCode).toBe(410)
    expect(again.json()).toMatchObject({ code: 'sign_in.invitation_over' })
  }
})

test('of two who use a one-time link at the same time, one sets the password', async () => {
  const token = tokenIn(await invite(await app.makePerson('contested@museum.test')))
  const browser = app.browser()
  const answers = await Promise.all(
    ['first password', 'second password'].map((chosen) => browser.post('/oidc/invitations/accept', { token, password: chosen })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410])
})

test('a one-time link is over after seven days, when a newer one is made, and when it was never made', async () => {
  const id = await app.makePerson('slow@museum.test')
  const [older, newer] = [tokenIn(await invite(id)), tokenIn(await invite(id))]
  const browser = app.browser()
  const lookUp = async (token: string) => (await browser.post('/oidc/invitations/look-up', { token })).statusCode
  expect(await lookUp(older)).toBe(410)
  expect(await lookUp('x'.repeat(43))).toBe(410)
  expect(await lookUp(newer)).toBe(200)

  const { expires_at } = await app.db
    .selectFrom('login_invitations')
    .select('expires_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const days = (new Date(expires_at).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  await app.db.updateTable('login_invitations').set({ expires_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', id).execute()
  expect(await lookUp(newer)).toBe(410)
})

test('[V15] a new password ends every session the old one had opened', async () => {
  const id = await app.makePerson('changing@museum.test', { password })
  const browser = app.browser()
  const tokens = await signInAs(browser, settings, { username: 'changing@museum.test', password })

  await browser.post('/oidc/invitations/accept', { token: tokenIn(await invite(id)), password: 'another password' })

  await expect(app.authenticate(bearer(tokens))).rejects.toMatchObject({ kind: { status: 401 } })
  expect((await browser.post('/oauth2/refresh')).statusCode).toBe(401)
  expect(locationOf(await browser.get(authorizationUrl(settings, makeRequest())))).toContain('/oidc/login?')
})
