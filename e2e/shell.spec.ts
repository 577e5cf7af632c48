import type { Page } from '@playwright/test'
import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const header = (page: Page) => page.getByRole('banner').first()
const openProfile = (page: Page) => page.getByRole('button', { name: /Profil og innstillinger|Profile and settings/ }).click()
const frameOf = (page: Page) =>
  header(page).evaluate((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element)
    return `${borderTopWidth} ${borderTopColor}`
  })
const markOf = (page: Page) =>
  header(page)
    .getByRole('link', { name: /Vitrine/ })
    .locator('svg')
    .evaluate((mark) => getComputedStyle(mark).color)

const blue = 'rgb(34, 80, 208)'
const faluRed = 'rgb(151, 38, 26)'

test('[SHELL-01] only superusers have the switch between the dashboard and the administration', async ({ signedIn }) => {
  const superuser = await signedIn('superuser')
  await header(superuser).getByRole('link', { name: 'Administrasjon' }).click()
  await expect(superuser).toHaveURL(/\/admin\//)
  await header(superuser).getByRole('link', { name: 'Til oversikten' }).click()
  await expect(superuser).toHaveURL(/\/dashboard$/)

  for (const person of ['admin', 'editor', 'guest'] as const) {
    const page = await signedIn(person)
    await expect(header(page).getByRole('link', { name: 'Vitrine' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Administrasjon' })).toHaveCount(0)
  }
})

test('[SHELL-01] [SHELL-08] the administration is marked in red, the rest in blue, by the first segment of the path alone', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  expect(await markOf(page)).toBe(blue)
  expect(await frameOf(page)).toMatch(/^0px/)

  await page.goto('/admin/user')
  await expect(header(page).getByText('Administrasjon', { exact: true })).toBeVisible()
  expect(await markOf(page)).toBe(faluRed)
  expect(await frameOf(page)).toBe(`3px ${faluRed}`)
  const button = page.getByRole('link', { name: 'Ny bruker' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor), 'actions stay blue').toBe(blue)

  for (const path of ['/administrasjonsmuseet', '/fjordmuseet/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Fant ikke sida du lette etter' })).toBeVisible()
    expect(await markOf(page), path).toBe(blue)
    expect(await frameOf(page), path).toMatch(/^0px/)
  }
})

test('[SHELL-01] [SHELL-09] the title names the owner and the instance one is in, and leads to the dashboard', async ({ signedIn }) => {
  const page = await signedIn('editor', '/fjordmuseet/kystleia')
  const title = header(page).getByRole('link', { name: /^Vitrine/ })
  await expect(title).toHaveText('VitrineFjordmuseet / Kystleia – publikumsguide')

  await page.goto('/fjordmuseet/bathallen')
  await expect(title).toHaveText('VitrineFjordmuseet / Skjermer i Båthallen')
  await title.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(title).toHaveText('Vitrine')
})

test('[SHELL-01] the menu folds to icons and is found so again', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user')
  const menu = page.getByRole('navigation', { name: 'Meny' })
  const toggle = header(page).getByRole('button', { name: 'Meny' })
  await expect(menu.getByText('Brukere')).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')

  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByText('Brukere')).toHaveCount(0)
  await page.reload()
  await expect(menu.getByRole('link', { name: 'Språk' })).toBeVisible()
  await expect(menu.getByText('Språk')).toHaveCount(0)
})

test('[SHELL-01] on a phone the menu is a drawer that closes when a page is chosen', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user', { width: 360, height: 740 })
  await expect(page.getByRole('navigation', { name: 'Meny' })).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Meny' }).click()
  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Språk' }).click()
  await expect(page.getByRole('heading', { name: 'Språk', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Meny' })).toHaveCount(0)
})

test('[SHELL-02] the profile menu has name, initials, languages, title with version, and the way out', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await expect(header(page).getByText('IS', { exact: true })).toBeVisible()
  await openProfile(page)
  const profile = page.getByRole('dialog', { name: 'Ingrid Solheim' })
  await expect(profile.getByText('Ingrid Solheim', { exact: true })).toBeVisible()
  await expect(profile.getByText('editor@vitrine.test')).toBeVisible()
  await expect(profile.getByRole('group', { name: 'Språk' }).getByRole('button')).toHaveText(['Bokmål', 'Nynorsk', 'Svenska', 'English'])
  await expect(profile.getByText('Vitrine 1.8.3')).toBeVisible()
  await expect(profile.getByRole('link', { name: 'Rediger mine museer' })).toBeVisible()
  await profile.getByRole('link', { name: 'Logg ut' }).click()
  await expect(page.getByRole('heading', { name: /Du logges ut om \d sekund/ })).toBeVisible()
})

test('[SHELL-02] a person with a picture is shown by it, by the initials when it cannot be had', async ({ signedIn }) => {
  const make = makerFor(await signedIn('superuser'))
  const person = await make.person({ name: 'Aud Lie' })
  const picture = 'https://bilder.vitrine.test/aud.svg'
  await make.saveUser(person.id, { image_url: picture })
  const page = await signedIn(person)
  await expect(header(page).getByText('AL', { exact: true })).toBeVisible()

  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="teal"/></svg>'
  await page.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: square }))
  await page.reload()
  await expect(header(page).locator('img')).toHaveAttribute('src', picture)
  await expect(header(page).getByText('AL', { exact: true })).toHaveCount(0)
})

test('[SHELL-02] [LANG-01] a language chosen in the profile menu shows at once and stays after a reload', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await openProfile(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Dashboard – Vitrine')

  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('heading', { name: 'My museums' })).toBeVisible()
})

test('[SHELL-08] light, dark or as the machine has it, and the choice stays', async ({ signedIn }) => {
  const page = await signedIn('editor', '/dashboard', { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = 'rgb(248, 247, 244)'
  const dark = 'rgb(20, 19, 17)'
  await expect.poll(ground, 'follows the machine from the start').toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(dark)

  await openProfile(page)
  await page.getByRole('button', { name: 'Lyst' }).click()
  await expect.poll(ground).toBe(light)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(ground, 'light, though the machine is dark').toBe(light)

  await openProfile(page)
  await page.getByRole('button', { name: 'Mørkt' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBe(dark)
  await page.getByRole('button', { name: 'Følg systemet' }).click()
  await expect.poll(ground).toBe(light)
})

test('[SHELL-09] a change of one’s own name shows in the header at once', async ({ signedIn }) => {
  const make = makerFor(await signedIn('superuser'))
  const person = await make.person({ name: 'Berit Dahl', is_admin: true })
  const page = await signedIn(person, `/admin/user/${person.id}`)
  await page.getByRole('textbox', { name: 'Navn' }).fill('Turid Moe')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()

  await expect(header(page).getByRole('button', { name: 'Profil og innstillinger for Turid Moe' })).toBeVisible()
  await expect(header(page).getByText('TM', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Turid Moe – Vitrine')
})
