import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Søk eller hopp til …' })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Søk eller hopp til …' })

test('[DOC-08] a document is found by a misspelt word and in another language, opened by the keyboard, and remembered', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  await page.goto('/fjordmuseet/kystleia')
  await expect(opener(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('salthsuet')
  await expect(group(page, 'Dokumenter').getByRole('option', { name: /^Salthuset/ })).toBeVisible()
  await expect(option(page, /^Salthuset/).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fjordmuseet\/kystleia\/\d+$/)
  await expect(palette(page)).toBeHidden()
  const path = new URL(page.url()).pathname

  await page.goto('/dashboard')
  await opener(page).click()
  await expect(group(page, 'Sist åpnet').getByRole('option')).toHaveText([/^Salthuset/])
  await field(page).fill('barrels')
  await expect(option(page, /^Salthuset/), 'words of the English text, told in Norwegian').toBeVisible()
  await field(page).fill('qwxz')
  await expect(palette(page).getByText('Ingen treff')).toBeVisible()

  await field(page).fill('salthuset')
  await expect(option(page, /^Salthuset/).first()).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  expect(new URL((await opened).url()).pathname).toBe(path)
  await expect(palette(page), 'the one who opens a tab goes on searching').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('[DOC-08] the palette leads to places and does things; nobody is offered what they may not do', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.goto('/fjordmuseet/kystleia')
  await expect(opener(page)).toBeVisible()
  await opener(page).click()
  await expect(group(page, 'Gå til').getByRole('option').first()).toContainText('Artikler')
  await field(page).fill('nytt art')
  await option(page, 'Nytt i Artikler').click()
  await expect(page).toHaveURL(/\/fjordmuseet\/kystleia\/create\?schema=\d+/)

  await page.keyboard.press('Control+k')
  await field(page).fill('ut')
  await expect(option(page, 'Utseende: Mørkt')).toBeVisible()
  await expect(option(page, 'Logg ut'), 'not in the middle of writing').toHaveCount(0)
  await field(page).fill('bå')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await option(page, /^Skjermer i Båthallen/).click()
  await expect(page).toHaveURL(/\/fjordmuseet\/bathallen/)

  await page.keyboard.press('Control+k')
  await field(page).fill('english')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search or jump to …' })).toBeVisible()

  const guest = await signedIn('guest', '/dashboard')
  await opener(guest).click()
  await field(guest).fill('brukere')
  await expect(palette(guest).getByText('Ingen treff')).toBeVisible()
  const superuser = await signedIn('superuser', '/dashboard')
  await opener(superuser).click()
  await field(superuser).fill('brukere')
  await superuser.keyboard.press('Enter')
  await expect(superuser).toHaveURL(/\/admin\/user$/)
  await expect(superuser.getByRole('heading', { level: 1, name: 'Brukere' })).toBeFocused()
})

test('[DOC-08] a search that fails says so and can be tried again; ? lists the keys; unsaved words are asked about', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  await page.getByRole('textbox', { name: 'Navn' }).fill('Kvensk')
  await page.route('**/admin/api/documents/search?*', (route) => route.fulfill({ status: 400, body: '' }))
  await page.keyboard.press('Control+k')
  await field(page).fill('salthuset')
  await expect(palette(page).getByRole('alert')).toContainText('Kunne ikke søke i dokumentene.')
  await page.unrouteAll()
  await palette(page).getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(option(page, /^Salthuset/).first()).toBeVisible()

  // Pasted past the limit of the field, as a script or an assistant would: a long text is searched for by its beginning.
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/documents/search?') && asked.push(request.url()))
  await field(page).evaluate((input) => input.removeAttribute('maxlength'))
  await field(page).fill('å'.repeat(2000))
  await expect(palette(page).getByText('Ingen treff')).toBeVisible()
  await expect(palette(page).getByRole('alert')).toHaveCount(0)
  await expect(palette(page).getByRole('option')).toHaveCount(0)
  expect(asked.length).toBeGreaterThan(0)
  for (const url of asked) expect(Buffer.byteLength(url), 'never more than 2 kB').toBeLessThan(2048)

  await field(page).fill('?')
  await expect(palette(page).getByText('Åpne i ny fane')).toBeVisible()
  await field(page).fill('oversikt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Du har endringer som ikke er lagret')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/locale\/create$/)
  await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue('Kvensk')

  await page.getByRole('textbox', { name: 'Navn' }).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Navn' }), 'the focus goes back to where it was').toBeFocused()
})
