import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import {
  authorizationUrl,
  bearer,
  locationOf,
  makeRequest,
  openSignInApp,
  password,
  type SignInApp,
  signInAs,
  uidOf,
  walkToCode,
} from '../testing/index.ts'

let app: SignInApp
let settings: Awaited<ReturnType<SignInApp['clientSettings']>>
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openSignInApp({ database })
  settings = await app.clientSettings()
})
afterAll(async () => {
  await app.server.close()
  await database.close()
})

let people = 0
const makePerson = async () => {
  people += 1
  const credentials = { username: `person-${people}@museum.test`, password }
  return { ...credentials, id: await app.makePerson(credentials.username, { password }) }
}

test('[AUTH-07] a person signs in through the embedded login service and is known by the next call', async () => {
  const person = await makePerson()
  const browser = app.browser()

  const tokens = await signInAs(browser, settings, person)

  expect(await app.authenticate(bearer(tokens))).toEqual({ user_id: person.id, is_superuser: false, memberships: [] })
  const secondsLeft = (new Date(tokens.expires_at).getTime() - Date.now()) / 1000
  expect(secondsLeft).toBeGreaterThan(200)
  expect(secondsLeft).toBeLessThanOrEqual(300)
})

test('[AUTH-10] the first sign-in of an invited e-mail address activates that person, and later ones find them by subject', async () => {
  const person = await makePerson()
  expect(await app.userOf(person.username)).toMatchObject({ activated: false, subject: null })

  await signInAs(app.browser(), settings, person)
  expect(await app.userOf(person.username)).toMatchObject({
    activated: true,
    issuer: 'http://localhost:8080/oidc',
    subject: String(person.id),
  })

  await app.db
    .updateTable('users')
    .set({ username: `renamed-${person.username}` })
    .where('id', '=', person.id)
    .execute()
  const again = await signInAs(app.browser(), settings, { ...person, username: `renamed-${person.username}` })
  expect(await app.authenticate(bearer(again))).toMatchObject({ user_id: person.id })
})

test('[AUTH-11] the answer holds access and id token, and the refresh token is in its httpOnly cookie alone', async () => {
  const browser = app.browser()
  const tokens = await signInAs(browser, settings, await makePerson())

  expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_at', 'id_token'])
  const cookie = browser.cookie('vitrine_refresh')
  expect(cookie?.value.length).toBeGreaterThan(20)
  expect(cookie?.attributes).toContain('HttpOnly')
  expect(cookie?.attributes).toContain('SameSite=Strict')
  expect(cookie?.path).toBe('/oauth2')
  expect(cookie?.attributes).not.toContain('Secure')
  expect(JSON.stringify(tokens)).not.toContain(cookie?.value)
  for (const name of ['vitrine_login', 'vitrine_login.sig']) {
    expect(browser.cookie(name)?.attributes).toMatch(/httponly/i)
    expect(browser.cookie(name)?.attributes).toMatch(/samesite=lax/i)
    expect(browser.cookie(name)?.attributes).toMatch(/expires=/i)
    expect(browser.cookie(name)?.path).toBe('/oidc')
  }
})

test('[V17] a code is good once, and the second use ends what the first one got', async () => {
  const browser = app.browser()
  const request = makeRequest()
  const code = await walkToCode(browser, settings, request, await makePerson())
  const redeem = () => browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce })

  expect((await redeem()).statusCode).toBe(200)
  const replayed = await redeem()

  expect(replayed.statusCode).toBe(400)
  expect(replayed.json()).toMatchObject({ code: 'sign_in.code_refused', status: 400 })
  expect((await browser.post('/oauth2/refresh')).statusCode).toBe(401)
})

test('[V17] of two who redeem one code at the same time, one is refused', async () => {
  const browser = app.browser()
  const request = makeRequest()
  const code = await walkToCode(browser, settings, request, await makePerson())
  const redeem = () => browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce })

  const answers = await Promise.all([redeem(), redeem(), redeem()])

  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
  expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(2)
})

test.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['a foreign nonce', { nonce: 'of-another-tab' }],
  ['a code that was never given', { code: 'y'.repeat(43) }],
])('[V17] %s is refused, and no session is made', async (_what, wrong) => {
  const browser = app.browser()
  const request = makeRequest()
  const code = await walkToCode(browser, settings, request, await makePerson())
  const before = await app.count('sessions')

  const answer = await browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce, ...wrong })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'sign_in.code_refused' })
  expect(browser.cookie('vitrine_refresh')).toBeUndefined()
  expect(await app.count('sessions')).toBe(before)
})

test('[V17] PKCE is not optional: without a challenge the login service starts nothing', async () => {
  const url = new URL(authorizationUrl(settings, makeRequest()))
  url.searchParams.delete('code_challenge')
  url.searchParams.delete('code_challenge_method')

  const answer = await app.browser().get(url.href)

  expect(locationOf(answer)).toContain('error=invalid_request')
})

test('the language asked for reaches the login page', async () => {
  const page = locationOf(await app.browser().get(authorizationUrl(settings, makeRequest(), { ui_locales: 'nn' })))
  expect(new URL(page, app.config.host).pathname).toBe('/oidc/login')
  expect(new URL(page, app.config.host).searchParams.get('ui_locales')).toBe('nn')
})

test('two tabs can stand at the login page at once, and both come in', async () => {
  const browser = app.browser()
  const person = await makePerson()
  const [first, second] = [makeRequest(), makeRequest()]
  const firstPage = locationOf(await browser.get(authorizationUrl(settings, first)))
  const secondPage = locationOf(await browser.get(authorizationUrl(settings, second)))

  for (const [page, request] of [
    [firstPage, first],
    [secondPage, second],
  ] as const) {
    const submitted = await browser.post(`/oidc/login/${uidOf(page)}`, { username: person.username, password })
    expect(submitted.statusCode).toBe(200)
    const callback = new URL(locationOf(await browser.get(submitted.json<{ return_to: string }>().return_to)))
    expect(callback.searchParams.get('state')).toBe(request.state)
    const code = callback.searchParams.get('code') ?? ''
    const redeemed = await browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce })
    expect(redeemed.statusCode).toBe(200)
  }
})

test('who is already signed in at the login service is not asked again', async () => {
  const browser = app.browser()
  const person = await makePerson()
  await signInAs(browser, settings, person)

  const request = makeRequest()
  const callback = locationOf(await browser.get(authorizationUrl(settings, request)))

  expect(callback.startsWith(`${settings.redirect_uri}?`)).toBe(true)
})

test('another person who signs in at the same browser gets their own session', async () => {
  const browser = app.browser()
  const [kari, ola] = [await makePerson(), await makePerson()]
  await signInAs(browser, settings, kari)

  const request = makeRequest()
  const page = locationOf(await browser.get(authorizationUrl(settings, request, { prompt: 'login' })))
  const submitted = await browser.post(`/oidc/login/${uidOf(page)}`, { username: ola.username, password })
  const switching = await browser.get(submitted.json<{ return_to: string }>().return_to)

  // A page that ends Kari's session by itself; its one script is allowed by its hash.
  expect(switching.headers['content-security-policy']).toContain("'sha256-")
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(switching.payload) ?? []
  const ended = await browser.post('/oidc/session/end/confirm', `xsrf=${xsrf}&logout=yes`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const callback = new URL(locationOf(await browser.get(locationOf(ended))))
  const code = callback.searchParams.get('code') ?? ''
  const redeemed = await browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce })
  expect(await app.authenticate(bearer(redeemed.json()))).toMatchObject({ user_id: ola.id })
})
