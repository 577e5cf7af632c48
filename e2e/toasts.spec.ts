import type { Page } from '@playwright/test'
import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const failed = 'Kunne ikke lagre. Se over feltene og prøv igjen.'
const region = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const cards = (page: Page) => region(page).getByRole('button', { name: 'Lukk meldinga' })

/** A failed save and then one that succeeds: two messages, of which the second must wait for the first. */
async function queueTwo(page: Page) {
  const locale = await makerFor(page).locale()
  await page.clock.install()
  await page.goto(`/admin/locale/${locale.id}`)
  await page.route(`**/admin/api/locales/${locale.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
  )
  await page.getByRole('textbox', { name: 'Navn' }).fill(`${locale.name} igjen`)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(region(page).getByRole('alert')).toContainText(failed)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
}

/** A second ahead: on a busy machine that much can pass before the clock is told, and it does not go back. */
const pause = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

test('[SHELL-04] messages queue: one at a time, an error before a pause before a success of three seconds', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  await queueTwo(page)
  await pause(page)

  const stepMs = 50
  const shown: string[] = []
  const look = () =>
    region(page).evaluate((element) =>
      [...element.querySelectorAll('[role=status], [role=alert]')].map((part) => part.textContent).join('|'),
    )
  // Never longer than an error lasts, a gap, a success and a little.
  while (shown.length * stepMs < 14_000) {
    shown.push(await look())
    if (shown.length > 1 && shown.at(-1) === '|' && shown.some((text) => text === 'Lagret|')) break
    await page.clock.runFor(stepMs)
  }
  const phases = shown.filter((text, index) => text !== shown[index - 1])
  expect(phases).toEqual([`|${failed}Noe gikk galt hos oss. Prøv igjen om litt.`, '|', 'Lagret|', '|'])

  const lasted = (from: string) => shown.filter((text) => text === from).length * stepMs
  expect(lasted(phases[0] ?? ''), 'an error lasts ten seconds at most').toBeLessThanOrEqual(10_000 + stepMs)
  expect(Math.abs(lasted('Lagret|') - 3000), 'a success lasts three seconds').toBeLessThanOrEqual(stepMs)
  const gap = shown.slice(shown.indexOf('|'), shown.indexOf('Lagret|')).length * stepMs
  expect(Math.abs(gap - 250), 'a quarter of a second between').toBeLessThanOrEqual(stepMs)
})

test('[SHELL-04] a message that is pointed at stays until the pointer leaves', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  await queueTwo(page)
  await region(page).hover()
  await pause(page)
  await page.clock.runFor(60_000)
  await expect(region(page).getByRole('alert')).toContainText(failed)
  await page.mouse.move(900, 300)
  await page.clock.runFor(10_000)
  await expect(region(page).getByRole('alert')).toBeEmpty()
})

test('[SHELL-04] what waits survives a reload, and closing one shows the next', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  await queueTwo(page)
  await page.reload()

  await expect(region(page).getByRole('alert')).toContainText(failed)
  await expect(cards(page)).toHaveCount(1)
  await cards(page).click()
  await expect(region(page).getByRole('status')).toContainText('Lagret')
  await cards(page).click()
  await expect(cards(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Navn' })).toBeVisible()
  await expect(cards(page), 'what was read does not come back').toHaveCount(0)
})
