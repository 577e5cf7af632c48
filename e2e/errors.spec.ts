import type { Page } from '@playwright/test'
import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const denied = (page: Page) => page.getByRole('heading', { name: 'Du har ikke tilgang hit', level: 1 })
const userInfo = '**/admin/api/users/user-info'

const kinds = ['owner', 'application', 'instance', 'schema', 'api-key', 'user', 'translation', 'locale', 'news', 'audit']
const adminPaths = [
  '/admin',
  ...kinds.flatMap((kind) => [`/admin/${kind}`, `/admin/${kind}/create`, `/admin/${kind}/1`]),
  '/admin/finnes-ikke',
]

/** To another address as a link goes there: the page stays, and does not begin anew. */
const wander = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const person of ['admin', 'editor', 'guest'] as const) {
  test(`[ADM-01] [AUTH-06] ${person}: the administration is access denied, with Back and To dashboard`, async ({ signedIn }) => {
    const page = await signedIn(person)
    await page.goto('/admin/user/1')
    await expect(denied(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Til oversikten' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Meny' }).getByRole('link'), 'no more of it is offered').toHaveText(['Oversikt'])

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // One gate stands before all of them: whoever may do the most beside superusers tries every one.
    for (const path of person === 'admin' ? adminPaths : adminPaths.slice(0, 2)) {
      await wander(page, '/dashboard')
      await expect(denied(page)).toBeHidden()
      await wander(page, path)
      await expect(denied(page), path).toBeVisible()
    }
    expect(asked.filter((path) => /api\/(users|locales|audit|owners|schemas|api-keys)(\/(create|1))?$/.test(path))).toEqual([])
  })
}

test('[AUTH-06] on access denied Back goes where one came from, and To dashboard to the dashboard', async ({ signedIn }) => {
  const page = await signedIn('editor', '/fjordmuseet/kystleia')
  await page.goto('/admin/user')
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click()
  await expect(page).toHaveURL(/\/fjordmuseet\/kystleia\?schema=/)

  await page.goto('/admin/user')
  await page.getByRole('link', { name: 'Til oversikten' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
})

test('[AUTH-06] an address that leads nowhere says so and shows the way to the dashboard', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  for (const path of ['/finnes-ikke', '/admin/finnes-ikke', '/admin/user/999999', '/admin/user/abc', '/admin/locale/999999']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Fant ikke sida du lette etter', level: 1 }), path).toBeVisible()
  }
  await page.goto('/finnes-ikke')
  await page.getByRole('link', { name: 'Til oversikten' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('[AUTH-06] a page that cannot be fetched is a critical error with its message; Try again shows it', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  // As after a new release: the file this window wants is not there any more.
  await page.route(/\/assets\/list-screen-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/admin/user')

  await expect(page.getByRole('heading', { name: 'Noe gikk galt hos oss', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Prøv igjen om litt.')
  await expect(page.getByRole('button', { name: /^Melding .*list-screen.*, kopier$/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Til oversikten' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('heading', { name: 'Brukere', level: 1 })).toBeVisible()
})

test('[AUTH-06] from a critical error one comes to the dashboard', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  await page.route(/\/assets\/list-screen-.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: 'Administrasjon' }).click()
  await expect(page.getByRole('heading', { name: 'Noe gikk galt hos oss', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Til oversikten' }).last().click()
  await expect(page.getByRole('heading', { name: /Solveig/, level: 1 })).toBeVisible()
})

test('[AUTH-06] a server that does not answer at the start sends nobody away', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.route('**/admin/api/settings', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Får ikke kontakt med tjeneren. Sjekk nettet og prøv igjen.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('vitrine.access_token'))
  await page.route('**/oauth2/refresh', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Får ikke kontakt med tjeneren. Sjekk nettet og prøv igjen.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
})

test('[AUTH-04] while the person’s data loads the frame stands; a failure is retried once after a second, then access is denied', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  let calls = 0
  await page.route(userInfo, (route) => {
    calls += 1
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
  })
  await page.goto('/dashboard')
  await expect.poll(() => calls).toBe(1)
  await expect(page.getByText('Henter sida di …')).toBeAttached()
  await expect(denied(page)).toHaveCount(0)

  await page.clock.runFor(900)
  expect(calls, 'not before the second is over').toBe(1)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return calls
    })
    .toBe(2)
  // The clock stands: what waits for its next turn needs a push.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(denied(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(60_000)
  expect(calls, 'and no more').toBe(2)
})

test('[AUTH-04] a failure that passes is not seen', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.route(userInfo, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
})

test('[AUTH-09] [AUTH-06] a banned person who signs in reads why, and can sign out', async ({ signedIn, stranger }) => {
  const make = makerFor(await signedIn('superuser'))
  const person = await make.person()
  await make.ban(person.id)

  const page = await stranger()
  await page.goto('/')
  await page.locator('input[name=username]').fill(person.username)
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await expect(denied(page)).toBeVisible()
  await expect(page.getByText('Du er stengt ute av en administrator. Ta kontakt med den som inviterte deg.')).toBeVisible()
  await page.getByRole('link', { name: 'Logg ut' }).click()
  await page.getByRole('button', { name: 'Logg ut nå' }).click()
  await expect(page).toHaveURL(/\/oidc\/login\?/)
})

test('[ADM-02] a network that is down while saving loses nothing that was typed', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const locale = await make.locale()
  await page.goto(`/admin/locale/${locale.id}`)
  const name = page.getByRole('textbox', { name: 'Navn' })
  await expect(name).toHaveValue(locale.name)
  await page.context().setOffline(true)
  await name.fill('Skrevet uten nett')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()

  const toast = page.getByRole('alert').filter({ hasText: 'Kunne ikke lagre' })
  await expect(toast).toContainText('Får ikke kontakt med tjeneren. Sjekk nettet og prøv igjen.')
  await expect(name).toHaveValue('Skrevet uten nett')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect((await make.localeNow(locale.id)).name).toBe('Skrevet uten nett')
})
