import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { letters } from './fixtures/make.ts'
import { fillLogin, signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const isLogin = /\/oidc\/login\?/

/** Every refresh this page asks for, and every page of the login service it is sent to. */
function watch(page: Page) {
  const seen = { refreshes: 0, logins: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/oauth2/refresh') seen.refreshes += 1
    if (request.isNavigationRequest() && isLogin.test(request.url())) seen.logins += 1
  })
  return seen
}

test('[AUTH-01] a stranger is led to the login service and comes back to the wanted path with its query', async ({ stranger }) => {
  const page = await stranger()
  const wanted = '/admin/user?currentPageSize=5&sortBy=username&sortDirection=desc'
  await page.goto(wanted)
  await expect(page).toHaveURL(isLogin)

  await signIn(page, 'superuser@vitrine.test')

  const url = new URL(page.url())
  expect(`${url.pathname}${url.search}`).toBe(wanted)
  await expect(page.getByRole('button', { name: 'Sortert etter E-post, synkende' })).toBeVisible()
})

test('[AUTH-01] without a token the refresh is tried once, and its success shows the app', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.evaluate(() => localStorage.clear())
  const seen = watch(page)
  await page.reload()

  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
  expect(seen).toEqual({ refreshes: 1, logins: 0 })
})

test('[AUTH-01] when the refresh fails the login service is next, after one attempt', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  const seen = watch(page)
  await page.goto('/dashboard')

  await expect(page).toHaveURL(isLogin)
  expect(seen).toEqual({ refreshes: 1, logins: 1 })
})

test('[AUTH-02] without a stored path one comes to the dashboard', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/')
  await signIn(page, 'guest@vitrine.test')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('[AUTH-02] the code is exchanged with its verifier while the screen says that one is being signed in', async ({ stranger }) => {
  const page = await stranger()
  const authorization = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc/auth')
  await page.goto('/dashboard')
  const asked = new URL((await authorization).url()).searchParams

  let goOn = () => {}
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/oauth2/token', async (route) => {
    await isSeen
    await route.continue()
  })
  const exchange = page.waitForRequest('**/oauth2/token')
  await fillLogin(page, 'editor@vitrine.test')
  const sent = (await exchange).postDataJSON() as { code: string; code_verifier: string; nonce: string }

  await expect(page.getByRole('heading', { name: 'Logger deg inn …' })).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()

  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(createHash('sha256').update(sent.code_verifier).digest('base64url')).toBe(asked.get('code_challenge'))
  expect(sent.nonce).toBe(asked.get('nonce'))
  expect(await page.evaluate(() => localStorage.getItem('vitrine.access_token'))).toMatch(/^ey/)
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine.sign_in')), 'the verifier is forgotten').toBeNull()
})

test('a wrong password is told at its field; both values stay and the cursor waits there', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/')
  // Nobody's address: the demo people must stay able to sign in for the other tests.
  const username = `${letters()}@vitrine.test`
  await fillLogin(page, username, 'feil passord')

  const password = page.getByRole('textbox', { name: 'Passord' })
  await expect(password).toHaveAccessibleDescription('E-postadressa eller passordet er feil.')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('feil passord')
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(username)
})

test('the password can be shown while it is written', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/')
  const password = page.getByRole('textbox', { name: 'Passord' })
  await password.fill('hemmelig')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Vis passordet' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Skjul passordet' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('each of the four demo people signs in by a click that fills the form', async ({ stranger }) => {
  for (const [person, name] of [
    ['superuser', 'Solveig'],
    ['admin', 'Jonas'],
    ['editor', 'Ingrid'],
    ['guest', 'Marit'],
  ] as const) {
    const page = await stranger()
    await page.goto('/')
    await page.getByRole('button', { name: `${person}@vitrine.test` }).click()
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
    await expect(page.getByRole('heading', { name: new RegExp(name), level: 1 })).toBeVisible()
  }
})

test('[LANG-01] the language chosen on the login page is the one the product then speaks', async ({ stranger }) => {
  const page = await stranger()
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Språk' }).selectOption({ label: 'Svenska' })
  await expect(page.getByRole('heading', { name: 'Logga in', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')

  await signIn(page, 'editor@vitrine.test')
  await expect(page.getByText('Mina museer').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
})
