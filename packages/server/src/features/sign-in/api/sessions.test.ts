import { commonProblems, type Tokens } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertApplication } from '#features/applications'
import { insertInstance, setRole } from '#features/instances'
import { insertOwner } from '#features/owners'
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
  signToken,
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
const signedIn = async () => {
  people += 1
  const username = `person-${people}@museum.test`
  const id = await app.makePerson(username, { password })
  const browser = app.browser()
  return { id, username, browser, tokens: await signInAs(browser, settings, { username, password }) }
}
const call = (tokens: Tokens) => app.authenticate(bearer(tokens))
const refused = { kind: commonProblems.not_signed_in }

test('[AUTH-07] a refresh gives new tokens and a new cookie, and the old access token is good for a minute more', async () => {
  const { id, browser, tokens } = await signedIn()
  const before = browser.cookie('vitrine_refresh')?.value

  const answer = await browser.post('/oauth2/refresh')

  expect(answer.statusCode).toBe(200)
  const renewed = answer.json<Tokens>()
  expect(renewed.access_token).not.toBe(tokens.access_token)
  expect(browser.cookie('vitrine_refresh')?.value).not.toBe(before)
  expect(await call(renewed)).toMatchObject({ user_id: id })
  expect(await call(tokens)).toMatchObject({ user_id: id })

  await app.db.updateTable('sessions').set({ previous_until: '2020-01-01T00:00:00Z' }).where('user_id', '=', id).execute()
  await expect(call(tokens)).rejects.toMatchObject(refused)
  expect(await call(renewed)).toMatchObject({ user_id: id })
})

test('[V15] a refresh token that comes a second time ends the session of whoever holds its successor', async () => {
  const { browser } = await signedIn()
  const stolen = browser.cookie('vitrine_refresh')?.value ?? ''
  const thief = app.browser()
  thief.setCookie('vitrine_refresh', stolen, '/oauth2')
  const got = (await thief.post('/oauth2/refresh')).json<Tokens>()

  const owner = await browser.post('/oauth2/refresh')

  expect(owner.statusCode).toBe(401)
  expect(owner.json()).toMatchObject({ code: 'sign_in.session_over' })
  expect(browser.cookie('vitrine_refresh')).toBeUndefined()
  await expect(call(got)).rejects.toMatchObject(refused)
  expect((await thief.post('/oauth2/refresh')).statusCode).toBe(401)
})

test('[V15] a refresh token spent long ago still takes its successors with it', async () => {
  const { browser } = await signedIn()
  const thief = app.browser()
  thief.setCookie('vitrine_refresh', browser.cookie('vitrine_refresh')?.value ?? '', '/oauth2')
  for (let times = 0; times < 3; times += 1) expect((await thief.post('/oauth2/refresh')).statusCode).toBe(200)

  expect((await browser.post('/oauth2/refresh')).statusCode).toBe(401)

  expect((await thief.post('/oauth2/refresh')).statusCode).toBe(401)
})

test.each([
  ['without a cookie', undefined],
  ['with a made-up one', 'made-up'],
])('[V15] a refresh %s answers 401', async (_how, value) => {
  const browser = app.browser()
  if (value) browser.setCookie('vitrine_refresh', value, '/oauth2')
  const answer = await browser.post('/oauth2/refresh')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'sign_in.session_over' })
})

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['an opaque origin', { origin: 'null' }],
  ['our origin as a prefix', { origin: 'http://localhost:8080.evil.test' }],
])('[V18] %s can neither redeem, refresh nor log out, though the cookie comes along', async (_who, headers) => {
  const { browser, tokens } = await signedIn()
  const cookie = browser.cookie('vitrine_refresh')?.value

  for (const path of ['/oauth2/refresh', '/oauth2/logout']) {
    const answer = await browser.post(path, undefined, { headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'foreign_caller' })
  }
  const redeemed = await browser.post('/oauth2/token', { code: 'a', code_verifier: 'b', nonce: 'c' }, { headers })
  expect(redeemed.statusCode).toBe(403)
  expect(browser.cookie('vitrine_refresh')?.value).toBe(cookie)
  expect(await call(tokens)).toBeDefined()
})

test('[V18] a browser that hides its origin but comes from another site is refused', async () => {
  const { browser } = await signedIn()
  const answer = await app.server.inject({
    method: 'POST',
    url: '/oauth2/refresh',
    headers: { cookie: `vitrine_refresh=${browser.cookie('vitrine_refresh')?.value}`, 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(403)
})

test('[AUTH-05] [V15] logging out ends the session at once, here and at the login service', async () => {
  const { browser, tokens } = await signedIn()
  const refreshToken = browser.cookie('vitrine_refresh')?.value ?? ''

  const answer = await browser.post('/oauth2/logout', undefined, { headers: bearer(tokens) })

  expect(answer.statusCode).toBe(200)
  await expect(call(tokens)).rejects.toMatchObject(refused)
  expect(browser.cookie('vitrine_refresh')).toBeUndefined()
  const late = app.browser()
  late.setCookie('vitrine_refresh', refreshToken, '/oauth2')
  expect((await late.post('/oauth2/refresh')).statusCode).toBe(401)

  const { end_session_url } = answer.json<{ end_session_url: string }>()
  const ended = await browser.get(end_session_url)
  expect(ended.statusCode).toBe(302)
  expect(locationOf(ended)).toBe('http://localhost:8080/')
  expect(locationOf(await browser.get(authorizationUrl(settings, makeRequest())))).toContain('/oidc/login?')
})

test('[AUTH-05] logging out a second time, or late with an id token that has run out, is no fault and asks nothing', async () => {
  const { id, browser, tokens } = await signedIn()
  const yesterday = Math.floor(Date.now() / 1000) - 86_400
  const lateIdToken = await signToken(app, String(id), { audience: settings.client_id, type: 'JWT', expires: yesterday })
  for (const id_token of [tokens.id_token, lateIdToken]) {
    const answer = await browser.post('/oauth2/logout', undefined, { headers: bearer({ ...tokens, id_token }) })
    expect(answer.statusCode).toBe(200)
    const { end_session_url } = answer.json<{ end_session_url: string }>()
    expect(end_session_url).toContain('id_token_hint=')
    expect(locationOf(await browser.get(end_session_url))).toBe('http://localhost:8080/')
  }
})

test('[V17] an id token that is not ours is not passed on as a hint', async () => {
  const { browser, tokens } = await signedIn()
  const answer = await browser.post('/oauth2/logout', undefined, { headers: bearer({ ...tokens, id_token: 'made.up.token' }) })
  expect(answer.json<{ end_session_url: string }>().end_session_url).not.toContain('id_token_hint')
})

test('[V18] a link on another site to the logout address ends nothing; the person decides in the admin', async () => {
  const { browser } = await signedIn()
  const answer = await browser.get('/oidc/session/end', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(locationOf(answer)).toBe('http://localhost:8080/logout')
  expect(locationOf(await browser.get(authorizationUrl(settings, makeRequest())))).toContain('/oauth2/callback?')
})

test('[V15] a ban ends every session in its own transaction, and a refresh no longer helps', async () => {
  const { id, browser, tokens } = await signedIn()
  await app.ban(id)

  await expect(call(tokens)).rejects.toMatchObject(refused)
  const refresh = await browser.post('/oauth2/refresh')
  expect(refresh.statusCode).toBe(401)
  expect(browser.cookie('vitrine_refresh')).toBeUndefined()
  // The browser comes back by itself, to a user-info that says why.
  expect(locationOf(await browser.get(authorizationUrl(settings, makeRequest())))).toContain('/oauth2/callback?')
})

test('[AUTH-09] a banned person who signs in gets tokens and is then refused as banned, not as a stranger', async () => {
  const username = 'banned@museum.test'
  const id = await app.makePerson(username, { password })
  await app.ban(id)

  const tokens = await signInAs(app.browser(), settings, { username, password })

  await expect(call(tokens)).rejects.toMatchObject({ kind: commonProblems.banned })
  expect(await app.userOf(username)).toMatchObject({ activated: true })
})

test('[V15] a role that is given, changed or taken counts from the next call, and deleted instances do not count', async () => {
  const { id, tokens } = await signedIn()
  const owner = await insertOwner(app.db, { slug: 'museum', name: { no: 'Museum' }, description: {} })
  const application = await insertApplication(app.db, { slug: 'guide', name: 'Guide', description: '' })
  const instance = await insertInstance(app.db, {
    application_id: application.id,
    owner_id: owner.id,
    slug: 'guide',
    name: 'Guide',
    expires_at: '2020-01-01T00:00:00Z',
    locale_ids: [],
  })
  const membership = { application_instance_id: instance.id, owner_id: owner.id, application_id: application.id, expired: true }
  const rolesNow = async () => (await call(tokens)).memberships
  expect(await rolesNow()).toEqual([])

  await setRole(app.db, instance.id, id, 2)
  expect(await rolesNow()).toEqual([{ ...membership, role: 'editor' }])
  await app.db.updateTable('instance_users').set({ role_id: 3 }).where('user_id', '=', id).execute()
  await app.db.updateTable('application_instances').set({ expires_at: null }).execute()
  expect(await rolesNow()).toEqual([{ ...membership, role: 'guest', expired: false }])
  await app.db.updateTable('owners').set({ deleted_at: '2026-01-01T00:00:00Z' }).execute()
  expect(await rolesNow()).toEqual([])
})

test('[V15] a session that has run out is over, whatever its token says', async () => {
  const { id, tokens } = await signedIn()
  await app.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', id).execute()
  await expect(call(tokens)).rejects.toMatchObject(refused)
})
