import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../platform/database/testing.ts'
import { sweep } from '../jobs.ts'
import { bearer, makeRequest, openSignInApp, type SignInApp, signInAs, walkToCode } from '../testing/index.ts'

let app: SignInApp
let settings: Awaited<ReturnType<SignInApp['clientSettings']>>
let database: Awaited<ReturnType<typeof openTestDatabase>>
const credentials = { username: 'kari@museum.test', password: 'unmistakable-password' }

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openSignInApp({ database })
  settings = await app.clientSettings()
  await app.makePerson(credentials.username, credentials)
})
afterAll(async () => {
  await app.server.close()
  await database.close()
})

/** A whole day of a person, with everything that could go wrong on it; answers every secret it has seen. */
async function liveADay(): Promise<string[]> {
  const browser = app.browser()
  const request = makeRequest()
  const code = await walkToCode(browser, settings, request, credentials)
  const body = { code, code_verifier: request.code_verifier, nonce: request.nonce }
  const tokens = (await browser.post('/oauth2/token', body)).json()
  const session = browser.cookie('vitrine_login')?.value ?? ''
  const firstRefresh = browser.cookie('vitrine_refresh')?.value ?? ''
  const renewed = (await browser.post('/oauth2/refresh')).json()
  const secondRefresh = browser.cookie('vitrine_refresh')?.value ?? ''
  const link = await app.signIn.invite(app.db, await app.makePerson('invited@museum.test'))
  const invitation = link?.split('#')[1] ?? ''
  await browser.post('/oidc/invitations/look-up', { token: invitation })
  const replayed = app.browser()
  const second = makeRequest()
  const unused = await walkToCode(replayed, settings, second, credentials)
  await replayed.post('/oauth2/token', { code: unused, code_verifier: second.code_verifier, nonce: 'foreign' })
  await replayed.post('/oauth2/token', { code: unused, code_verifier: 'wrong'.repeat(10), nonce: second.nonce })
  return [
    credentials.password,
    code,
    unused,
    request.code_verifier,
    request.nonce,
    request.state,
    session,
    firstRefresh,
    secondRefresh,
    invitation,
    ...[tokens, renewed].flatMap(({ access_token, id_token }) => [access_token, id_token]),
  ]
}

test('[V20] neither the log nor the database holds a password, a code, a token or a cookie', async () => {
  const secrets = await liveADay()
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 15)).toBe(true)

  const log = app.logged.join('')
  expect(log).toContain('/oauth2/token')
  for (const secret of secrets) expect(log).not.toContain(secret)

  // The nonce stands in what a refresh token renews (OpenID Connect Core, 12.2), the state in a sign-in under way: neither opens anything.
  const opening = secrets.filter((_secret, index) => ![4, 5].includes(index))
  for (const table of ['sessions', 'login_records', 'login_accounts', 'login_invitations', 'users']) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} as t`.execute(app.db)
    expect(rows.length).toBeGreaterThan(0)
    const stored = rows.map(({ text }) => text).join('\n')
    for (const secret of opening) expect(stored).not.toContain(secret)
  }
})

test('what has run out is swept: login records, links and sessions long over; what lives stays', async () => {
  const tokens = await signInAs(app.browser(), settings, credentials)
  const count = async () => [await app.count('login_records'), await app.count('login_invitations'), await app.count('sessions')]
  await sweep(app.db)
  const before = await count()
  const user_id = (await app.userOf(credentials.username))?.id ?? 0
  const over = '2020-01-01T00:00:00Z'
  await app.db
    .insertInto('login_records')
    .values({
      model: 'Session',
      id: 'old',
      payload: '{}',
      expires_at: over,
      grant_id: null,
      uid: null,
      account_id: null,
      consumed_at: null,
    })
    .execute()
  await app.db.insertInto('login_invitations').values({ token_hash: 'old', user_id, expires_at: over, used_at: null }).execute()
  const session = { user_id, previous_token_hash: null, previous_until: null, refresh_token_hash: null, spent_refresh_hash: null }
  await app.db
    .insertInto('sessions')
    .values([
      { ...session, access_token_hash: 'old', expires_at: over, ended_at: null },
      { ...session, access_token_hash: 'ended long ago', expires_at: '2090-01-01T00:00:00Z', ended_at: over },
      { ...session, access_token_hash: 'ended just now', expires_at: '2090-01-01T00:00:00Z', ended_at: new Date().toISOString() },
    ])
    .execute()

  expect(await sweep(app.db)).toBe('done')

  expect(await count()).toEqual([before[0], before[1], (before[2] ?? 0) + 1])
  expect(await sweep(app.db)).toBe('skipped')
  expect(await app.authenticate(bearer(tokens))).toBeDefined()
})

test('the sweep runs by itself, every hour', async () => {
  await app.jobs.start()
  const { rows } = await sql<{ cron: string }>`select cron from pgboss.schedule where name = 'sign-in.sweep'`.execute(app.db)
  expect(rows).toEqual([{ cron: '17 * * * *' }])
  await app.jobs.stop()
})
