import type { Page } from '@playwright/test'
import { letters, tokenOf } from './fixtures/make.ts'
import { fillLogin, signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const isLogin = /\/oidc\/login\?/

const storedTokens = (page: Page) =>
  page.evaluate(() => ['access_token', 'id_token', 'expires_at'].map((name) => localStorage.getItem(`vitrine.${name}`)))

/** A token the server no longer takes, as after its five minutes; by the browser's clock it is still good. */
const spoilToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('vitrine.access_token', 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl'))

test('[AUTH-11] signing out in one tab signs out the others', async ({ signedIn }) => {
  const one = await signedIn('editor')
  const other = await one.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()

  await one.goto('/logout')
  await one.getByRole('button', { name: 'Logg ut nå' }).click()
  await expect(one).toHaveURL(isLogin)

  await expect(other.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible()
  await expect(other.getByText('Ingrid')).toHaveCount(0)
  await other.getByRole('button', { name: 'Logg inn igjen' }).click()
  await expect(other).toHaveURL(isLogin)
})

test('[AUTH-11] when another person signs in in another tab, this one shows that person too', async ({ signedIn }) => {
  const one = await signedIn('editor')
  const other = await one.context().newPage()
  await other.goto('/logout')
  await other.getByRole('button', { name: 'Logg ut nå' }).click()
  await expect(one.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible()
  await signIn(other, 'guest@vitrine.test')

  await expect(one.getByRole('heading', { name: /Marit/, level: 1 })).toBeVisible()
})

test('[AUTH-07] calls made at once with a token that has run out share one silent refresh and are repeated', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/dashboard')
  await page.clock.install()
  await page.goto('/admin/user')
  await expect(page.getByRole('table', { name: 'Brukere' })).toBeVisible()
  await spoilToken(page)
  // Long enough that both the list and the person's own data are asked for anew.
  await page.clock.fastForward('02:00')

  const answers: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(oauth2\/refresh|admin\/api\/users)/.test(pathname)) answers.push(`${response.status()} ${pathname}`)
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  await expect
    .poll(() => [...answers].sort())
    .toEqual([
      '200 /admin/api/users',
      '200 /admin/api/users/user-info',
      '200 /oauth2/refresh',
      '401 /admin/api/users',
      '401 /admin/api/users/user-info',
    ])
  await expect(page.getByRole('table', { name: 'Brukere' })).toBeVisible()
})

test('[AUTH-07] two tabs whose token has run out take one new one between them', async ({ signedIn }) => {
  const one = await signedIn('superuser', '/admin/locale')
  const other = await one.context().newPage()
  await other.goto('/admin/locale')
  await expect(other.getByRole('table', { name: 'Språk' })).toBeVisible()
  let refreshes = 0
  one.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/oauth2/refresh') refreshes += 1
  })
  await spoilToken(one)

  await Promise.all([one, other].map((page) => page.getByRole('link', { name: 'Brukere' }).click()))

  for (const page of [one, other]) await expect(page.getByRole('table', { name: 'Brukere' })).toBeVisible()
  expect(refreshes).toBe(1)
})

test('[AUTH-07] each call carries the access token, and the id token in its own header', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/dashboard')
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/admin/api/locales')
  await page.goto('/admin/locale')
  const headers = await (await call).allHeaders()
  const [access, id] = await storedTokens(page)
  expect(headers.authorization).toBe(`Bearer ${access}`)
  expect(headers['x-id-token']).toBe(id)
})

test('[AUTH-01] a session lost in the middle of work leads to sign-in and back to the same path and query', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale?currentPageSize=5')
  await page.context().clearCookies()
  await spoilToken(page)

  await page.getByRole('button', { name: 'Neste side' }).click()
  await expect(page).toHaveURL(isLogin)
  await signIn(page, 'superuser@vitrine.test')

  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('currentPageSize'), searchParams.get('currentPage')]).toEqual(['/admin/locale', '5', '1'])
})

for (const path of ['//evil.example/dashboard', '/\\evil.example', 'https://evil.example/', '/\t/evil.example', 'javascript:alert(1)']) {
  test(`[V17] [AUTH-02] a stored path that leads elsewhere (${JSON.stringify(path)}) ends at our own dashboard`, async ({
    stranger,
    server,
  }) => {
    const page = await stranger()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(isLogin)
    await page.evaluate((evil) => {
      const attempt = JSON.parse(sessionStorage.getItem('vitrine.sign_in') ?? '{}')
      sessionStorage.setItem('vitrine.sign_in', JSON.stringify({ ...attempt, path: evil }))
    }, path)

    await signIn(page, 'editor@vitrine.test')
    expect(page.url()).toBe(`${server.url}/dashboard`)
  })
}

test('[V17] an address that looks like another host is not returned to', async ({ stranger, server }) => {
  const page = await stranger()
  await page.goto(`${server.url}//evil.example/dashboard`)
  await signIn(page, 'editor@vitrine.test')
  expect(page.url()).toBe(`${server.url}/dashboard`)
})

test.describe('[AUTH-03] a callback that nobody asked for ends on the error screen and stores nothing', () => {
  for (const [what, query] of [
    ['without code and state', ''],
    ['without a code', '?state=abc'],
    ['without a state', '?code=abc'],
    ['with a state that was never issued', '?code=abc&state=foreign'],
    ['with an error of the login service', '?error=access_denied&state=abc'],
  ] as const) {
    test(what, async ({ stranger }) => {
      const page = await stranger()
      let exchanges = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/oauth2/token')) exchanges += 1
      })
      await page.goto(`/oauth2/callback${query}`)

      await expect(page.getByRole('heading', { name: 'Innlogginga mislyktes', level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Til oversikten' })).toBeVisible()
      expect(await storedTokens(page)).toEqual([null, null, null])
      expect(await page.context().cookies()).toEqual([])
      expect(exchanges).toBe(0)

      await page.getByRole('button', { name: 'Prøv igjen' }).click()
      await expect(page).toHaveURL(isLogin)
    })
  }
})

test('[AUTH-03] a callback that was used is refused when it is replayed, here and in another browser', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/dashboard')
  const callback = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/oauth2/callback?'))
  await signIn(page, 'editor@vitrine.test')
  const used = (await callback).url()
  const before = await storedTokens(page)

  await page.goto(used)
  await expect(page.getByRole('heading', { name: 'Innlogginga mislyktes' })).toBeVisible()
  expect(await storedTokens(page), 'who is signed in stays so').toEqual(before)

  const thief = await stranger()
  await thief.goto(used)
  await expect(thief.getByRole('heading', { name: 'Innlogginga mislyktes' })).toBeVisible()
  expect(await storedTokens(thief)).toEqual([null, null, null])
})

test('[AUTH-03] a code the login service does not know stores nothing, though its state is right', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(isLogin)
  const state = await page.evaluate(() => JSON.parse(sessionStorage.getItem('vitrine.sign_in') ?? '{}').state as string)
  await page.goto(`/oauth2/callback?code=${letters(20)}&state=${state}`)

  await expect(page.getByRole('heading', { name: 'Innlogginga mislyktes' })).toBeVisible()
  await expect(page.getByText('Innloggingstjenesten godtok ikke denne innlogginga. Prøv igjen.')).toBeVisible()
  expect(await storedTokens(page)).toEqual([null, null, null])
})

test('[AUTH-11] the refresh token lives only in an httpOnly cookie, and storage holds no secret but the two tokens', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.goto('/dashboard')
  await fillLogin(page, 'editor@vitrine.test')
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vitrine_refresh')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/oauth2' })
  expect(await page.evaluate(() => document.cookie), 'no cookie of ours is open to scripts').toBe('')

  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))
  const secretless = ['vitrine.appearance', 'vitrine.appearance-light', 'vitrine.appearance-dark', 'vitrine.expires_at', 'vitrine.language']
  const rest = Object.keys(kept.local).filter((key) => !secretless.includes(key))
  expect(rest.sort()).toEqual(['vitrine.access_token', 'vitrine.id_token'])
  expect(kept.session).toEqual({})
  expect(JSON.stringify(kept)).not.toContain(cookie?.value)
  expect(await tokenOf(page)).toMatch(/^ey/)
})
