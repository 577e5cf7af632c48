import { commonProblems } from '@vitrine/contract'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#platform/auth'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import { apiAudience, clientId, openKeys, publicPart, signingAlgorithm } from '../login-service/index.ts'
import { insertSession } from '../repository/index.ts'
import { issueSession, openSignInApp, type SignInApp, signToken } from '../testing/index.ts'

let app: SignInApp
let database: Awaited<ReturnType<typeof openTestDatabase>>
let user_id: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openSignInApp({ database })
  user_id = await app.makePerson('kari@museum.test')
})
afterAll(async () => {
  await app.server.close()
  await database.close()
})

const issuer = 'http://localhost:8080/oidc'
const soon = () => Math.floor(Date.now() / 1000) + 300
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Everything but the token itself is right: its hash has a live session. */
const authenticateWith = async (token: string, more: Record<string, string> = {}) => {
  await insertSession(app.db, {
    user_id,
    access_token_hash: hashToken(token),
    refresh_token_hash: null,
    expires_at: new Date(Date.now() + 60_000).toISOString(),
  })
  return app.authenticate({ authorization: `Bearer ${token}`, ...more })
}
const claims = () => ({ iss: issuer, aud: apiAudience, sub: String(user_id), exp: soon(), iat: soon() - 300 })

const wrongTokens: Array<[string, () => Promise<string>]> = [
  ['alg none', async () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`],
  [
    'HS256 with the public key as its secret',
    async () => {
      const { signing } = await openKeys(app.db)
      const key = await importJWK(publicPart(signing), signingAlgorithm)
      const secret = new TextEncoder().encode(await exportSPKI(key as CryptoKey))
      return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: signing.kid ?? '' }).sign(secret)
    },
  ],
  [
    'a key of the caller’s own in the header',
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
      const jwk = await exportJWK(publicKey)
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk }).sign(privateKey)
    },
  ],
  ['a foreign issuer', () => signToken(app, String(user_id), { issuer: 'https://evil.test' })],
  ['another audience', () => signToken(app, String(user_id), { audience: 'urn:another:api' })],
  ['an id token instead of an access token', () => signToken(app, String(user_id), { audience: clientId, type: 'JWT' })],
  ['an expired token', () => signToken(app, String(user_id), { expires: Math.floor(Date.now() / 1000) - 60 })],
  ['a changed payload', async () => changed(await signToken(app, '999999'))],
  ['no token at all', async () => 'not.a.token'],
]
const changed = (token: string): string => {
  const [header, , signature] = token.split('.')
  return `${header}.${encode(claims())}.${signature}`
}

test.each(wrongTokens)('[V17] %s is refused, though its session lives', async (_what, make) => {
  await expect(authenticateWith(await make())).rejects.toMatchObject({ kind: commonProblems.not_signed_in })
})

test('[V17] the same with nothing wrong is let in', async () => {
  expect(await authenticateWith(await signToken(app, String(user_id)))).toMatchObject({ user_id })
})

test('[V15] a token that we signed but that has no session signs nobody in', async () => {
  const token = await signToken(app, String(user_id))
  await expect(app.authenticate({ authorization: `Bearer ${token}` })).rejects.toMatchObject({ kind: commonProblems.not_signed_in })
})

const wrongIdTokens: Array<[string, () => Promise<string>]> = [
  ['of another person', () => signToken(app, '4711', { audience: clientId, type: 'JWT' })],
  ['for another client', () => signToken(app, String(user_id), { audience: 'another', type: 'JWT' })],
  ['that has run out', () => signToken(app, String(user_id), { audience: clientId, type: 'JWT', expires: 1000 })],
  ['that is none', async () => 'none'],
]
test.each(wrongIdTokens)('[AUTH-07] an id token %s beside a good access token is refused', async (_what, make) => {
  const token = await signToken(app, String(user_id))
  const call = authenticateWith(token, { 'x-id-token': await make() })
  await expect(call).rejects.toMatchObject({ kind: commonProblems.not_signed_in })
})

test('a session issued for tests is a session', async () => {
  expect(await app.authenticate(await issueSession(app, { id: user_id }))).toMatchObject({ user_id })
})

test('[V20] the login service publishes the public half of its key only', async () => {
  const published = (await app.server.inject('/oidc/jwks')).json<{ keys: object[] }>()
  expect(published.keys).toHaveLength(1)
  expect(Object.keys(published.keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})

test('two processes that start at once on an empty database use the same keys', async () => {
  await app.db.deleteFrom('login_keys').execute()
  const [first, second] = await Promise.all([openKeys(app.db), openKeys(app.db)])
  expect(first).toEqual(second)
  expect(await openKeys(app.db)).toEqual(first)
  expect(await app.db.selectFrom('login_keys').select('id').execute()).toHaveLength(2)
})
