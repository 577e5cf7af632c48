import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import { authorizationUrl, locationOf, makeRequest, openSignInApp, password, type SignInApp, signInAs, uidOf } from '../testing/index.ts'

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

test.each([
  'https://evil.test/oauth2/callback',
  'http://localhost:8080.evil.test/oauth2/callback',
  'http://localhost:8080@evil.test/oauth2/callback',
  'http://localhost:8081/oauth2/callback',
  'http://localhost:8080/oauth2/callback/../../anywhere',
  'http://localhost:8080/oauth2/callback?next=https://evil.test',
  '//evil.test',
  'javascript:alert(1)',
])('[V17] a code is never sent to %s', async (redirect_uri) => {
  const answer = await app.browser().get(authorizationUrl(settings, makeRequest(), { redirect_uri }), { headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.headers['content-type']).not.toContain('text/html')
})

test.each(['https://evil.test/', 'http://localhost:8080/elsewhere', '//evil.test'])(
  '[V17] logging out never leads to %s',
  async (post_logout_redirect_uri) => {
    const browser = app.browser()
    const { id_token } = await signInAs(browser, settings, { username: 'kari@museum.test', password })
    const query = new URLSearchParams({ post_logout_redirect_uri, id_token_hint: id_token })
    const answer = await browser.get(`/oidc/session/end?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  },
)

test('[V17] what a caller says of our own address changes no address that we answer', async () => {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' }
  const browser = app.browser()

  const discovery = await browser.get('/oidc/.well-known/openid-configuration', { headers })
  expect(discovery.payload).not.toContain('evil.test')
  expect(discovery.json()).toMatchObject({ issuer: 'http://localhost:8080/oidc', token_endpoint: 'http://localhost:8080/oidc/token' })

  const page = await browser.get(authorizationUrl(settings, makeRequest()), { headers })
  expect(locationOf(page)).toMatch(/^\/oidc\/login\?/)
  const submitted = await browser.post(`/oidc/login/${uidOf(locationOf(page))}`, { username: 'kari@museum.test', password })
  expect(submitted.json<{ return_to: string }>().return_to).toMatch(/^\/oidc\/auth\/[\w-]+$/)
})

test('the embedded service offers what discovery says the gateway uses, and no more', async () => {
  const discovered = (await app.server.inject('/oidc/.well-known/openid-configuration')).json<Record<string, unknown>>()
  expect(discovered).toMatchObject({
    authorization_endpoint: settings.authorization_endpoint,
    revocation_endpoint: 'http://localhost:8080/oidc/token/revocation',
    end_session_endpoint: 'http://localhost:8080/oidc/session/end',
    jwks_uri: 'http://localhost:8080/oidc/jwks',
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['ES256'],
  })
  for (const name of ['registration_endpoint', 'introspection_endpoint', 'device_authorization_endpoint', 'userinfo_endpoint'])
    expect(discovered[name]).toBeUndefined()
})
