import type { Tokens } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import { authorizationUrl, bearer, makeRequest, openSignInApp, type SignInApp, signToken } from '../testing/index.ts'
import { followTo, freePort, openOutsideProvider, outsideAudience, outsideClient } from '../testing/outside-provider.ts'

const callbackUrl = 'http://localhost:8080/oauth2/callback'
const people = {
  'subject-kari': { email: 'Kari@Museum.test', email_verified: true, name: 'Kari' },
  'subject-unverified': { email: 'ola@museum.test', email_verified: false, name: 'Ola' },
  'subject-silent': { email: 'per@museum.test', name: 'Per' },
  'subject-stranger': { email: 'stranger@elsewhere.test', email_verified: true, name: 'Stranger' },
  'subject-newcomer': { email: 'newcomer@elsewhere.test', email_verified: true, name: 'Newcomer' },
  'subject-nameless': { name: 'Nameless' },
}

let app: SignInApp
let database: Awaited<ReturnType<typeof openTestDatabase>>
let outside: Awaited<ReturnType<typeof openOutsideProvider>>
let env: Record<string, string>

beforeAll(async () => {
  const port = await freePort()
  env = {
    VITRINE_OIDC_ISSUER: `http://127.0.0.1:${port}`,
    VITRINE_OIDC_CLIENT_ID: outsideClient.id,
    VITRINE_OIDC_CLIENT_SECRET: outsideClient.secret,
    VITRINE_OIDC_AUDIENCE: outsideAudience,
    VITRINE_OIDC_SCOPES: 'openid email profile',
  }
  database = await openTestDatabase()
  app = await openSignInApp({ database, env })

  // It is down while we start, which must stop nothing, and comes up later.
  expect(await app.signIn.clientSettings()).toBeNull()
  const early = await app.browser().post('/oauth2/token', { code: 'a', code_verifier: 'b', nonce: 'c' })
  expect(early.statusCode).toBe(502)
  outside = await openOutsideProvider({ port, redirectUri: callbackUrl, people })
})
afterAll(async () => {
  await app.server.close()
  await outside.close()
  await database.close()
})

async function redeemAs(subject: string, at: SignInApp = app) {
  const browser = at.browser()
  const request = makeRequest()
  const callback = await followTo(authorizationUrl(await at.clientSettings(), request, { login_hint: subject }))
  expect(callback.searchParams.get('state')).toBe(request.state)
  const code = callback.searchParams.get('code') ?? ''
  return { browser, answer: await browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce }) }
}

test('an outside provider needs settings only: an invited person signs in, refreshes and logs out', async () => {
  const id = await app.makePerson('kari@museum.test')

  const { browser, answer } = await redeemAs('subject-kari')

  expect(answer.statusCode).toBe(200)
  expect(await app.authenticate(bearer(answer.json()))).toMatchObject({ user_id: id })
  expect(await app.userOf('kari@museum.test')).toMatchObject({ activated: true, issuer: outside.issuer, subject: 'subject-kari' })

  const refreshed = await browser.post('/oauth2/refresh')
  expect(refreshed.statusCode).toBe(200)
  const tokens = refreshed.json<Tokens>()
  expect(await app.authenticate(bearer(tokens))).toMatchObject({ user_id: id })

  const loggedOut = await browser.post('/oauth2/logout', undefined, { headers: bearer(tokens) })
  const { end_session_url } = loggedOut.json<{ end_session_url: string }>()
  expect(end_session_url.startsWith(`${outside.issuer}/session/end?`)).toBe(true)
  expect(new URL(end_session_url).searchParams.get('id_token_hint')).toBe(tokens.id_token)
  await expect(app.authenticate(bearer(tokens))).rejects.toMatchObject({ kind: { code: 'not_signed_in' } })
})

test('[AUTH-10] an unknown e-mail address is refused, and no account is made', async () => {
  const before = await app.count('users')
  const { browser, answer } = await redeemAs('subject-stranger')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'sign_in.unknown_user' })
  expect(browser.cookie('vitrine_refresh')).toBeUndefined()
  expect(await app.count('users')).toBe(before)
})

test.each([
  ['says is not verified', 'subject-unverified', 'ola@museum.test'],
  ['does not vouch for', 'subject-silent', 'per@museum.test'],
])('[AUTH-10] an e-mail address that the provider %s signs nobody in', async (_how, subject, username) => {
  await app.makePerson(username)
  const { answer } = await redeemAs(subject)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'sign_in.email_unverified' })
  expect(await app.userOf(username)).toMatchObject({ activated: false, subject: null })
})

test('[AUTH-10] a person without an e-mail address is refused', async () => {
  const { answer } = await redeemAs('subject-nameless')
  expect(answer.json()).toMatchObject({ code: 'sign_in.unknown_user', status: 403 })
})

test('[AUTH-10] with registration open a newcomer gets an account, without any rights', async () => {
  const open = await openSignInApp({ database, env: { ...env, VITRINE_OPEN_REGISTRATION: 'on' } })
  const { answer } = await redeemAs('subject-newcomer', open)
  expect(answer.statusCode).toBe(200)
  expect(await open.authenticate(bearer(answer.json()))).toMatchObject({ is_superuser: false, memberships: [] })
  expect(await open.userOf('newcomer@elsewhere.test')).toMatchObject({ name: 'Newcomer', activated: true })
  await open.server.close()
})

test('with an outside provider there are no passwords of ours: no link, no login page, no /oidc', async () => {
  const id = await app.makePerson('linkless@museum.test')
  expect(await app.signIn.invite(app.db, id)).toBeNull()
  const browser = app.browser()
  const answers = [
    await browser.get('/oidc/login/some-uid'),
    await browser.post('/oidc/login/some-uid', { username: 'a@b.test', password: 'c' }),
    await browser.post('/oidc/invitations/look-up', { token: 'a' }),
    await browser.post('/oidc/invitations/accept', { token: 'a', password: 'long enough' }),
    await browser.get('/oidc/.well-known/openid-configuration'),
  ]
  for (const answer of answers) expect(answer.statusCode).toBe(404)
})

test('[V17] a token of the embedded service is worth nothing with an outside provider', async () => {
  const embedded = await openSignInApp({ database })
  const token = await signToken(embedded, 'subject-kari')
  await expect(app.signIn.verifyAccessToken(token)).rejects.toThrow()
  await embedded.server.close()
})
