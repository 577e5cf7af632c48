import { tokenOf } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const isLogin = /\/oidc\/login\?/

test('[AUTH-05] the countdown runs from 5 to 0 and then signs out', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/logout')

  for (const left of ['5 sekunder', '4 sekunder', '3 sekunder', '2 sekunder', '1 sekund']) {
    await expect(page.getByRole('heading', { name: `Du logges ut om ${left}`, exact: true })).toBeVisible()
    expect(await tokenOf(page), 'still signed in').not.toBeNull()
    await page.clock.runFor(1000)
  }
  await expect(page).toHaveURL(isLogin)
  expect(await tokenOf(page)).toBeNull()
})

test('[AUTH-05] Cancel goes to the start page and nobody is signed out', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.clock.install()
  await page.getByRole('button', { name: /Profil og innstillinger/ }).click()
  await page.getByRole('link', { name: 'Logg ut' }).click()
  await page.getByRole('link', { name: 'Avbryt' }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  await page.clock.fastForward('00:30')
  await page.reload()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
})

test('[AUTH-05] [V15] logging out now ends the tokens, the refresh cookie and the session at the login service', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const token = await tokenOf(page)
  const callMe = () => page.request.get('/admin/api/users/user-info', { headers: { authorization: `Bearer ${token}` } })
  expect((await callMe()).status()).toBe(200)

  let goOn = () => {}
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/oauth2/logout', async (route) => {
    await isSeen
    await route.continue()
  })
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Logg ut nå' }).click()
  await expect(page.getByRole('heading', { name: 'Logger deg ut …' })).toBeVisible()
  goOn()

  // The login service asks for the password again: its own session is over too.
  await expect(page).toHaveURL(isLogin)
  await expect(page.getByRole('textbox', { name: 'Passord' })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('vitrine_refresh')
  expect((await callMe()).status(), 'the old token').toBe(401)
})

test('[AUTH-05] a log-out the server did not hear of says so and can be repeated', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.route('**/oauth2/logout', (route) => route.abort())
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Logg ut nå' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Du er ikke logget ut ennå.' })).toBeVisible()
  expect(await tokenOf(page)).not.toBeNull()
  await page.unroute('**/oauth2/logout')
  await page.getByRole('button', { name: 'Logg ut nå' }).click()
  await expect(page).toHaveURL(isLogin)
  expect(await tokenOf(page)).toBeNull()
})
