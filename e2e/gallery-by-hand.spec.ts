import type { Locator, Page } from '@playwright/test'
import { caseOf, openGallery, shownValue } from './fixtures/gallery.ts'
import { expect, test } from './fixtures/test.ts'

const blocksOf = (form: Locator) =>
  form
    .getByRole('list')
    .filter({ has: form.page().locator('.block') })
    .locator('.name .kind')
const done = {
  basis: {
    title: { no: 'Kaia i Havnes', en: 'The quay at Havnes' },
    number: 'KL-015',
    view: 'list',
    ingress: 'Første linje\nandre linje',
    onMap: true,
  },
  blocks: [
    { blockType: 'quote', id: expect.any(String), quote: 'Skipet kommer likevel', source: 'Brev 1904' },
    { blockType: 'text', id: expect.any(String), text: 'Maren overtok i 1902.' },
  ],
}

/** Presses Tab, or Shift Tab, until this has the focus, as someone without a mouse finds it. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 150; presses += 1) {
    if ((await wanted.count()) > 0 && (await wanted.first().evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${wanted}`)
}

test('[FORM-01] [FORM-03] [WID-01] [WID-03] a form is filled in, refused and saved by the keyboard alone', async ({ stranger }) => {
  const page = await stranger()
  await openGallery(page, 'Article')
  const form = caseOf(page, 'Article-0')
  const { keyboard } = page
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true })

  // Saved with nothing in it: refused, and led to the first thing that lacks.
  await tabTo(page, button('Lagre'))
  await keyboard.press('Enter')
  await expect(form.getByRole('region', { name: 'Det som må rettes' })).toContainText('2 ting må rettes')
  await expect(field('Nummer')).toBeFocused()
  await keyboard.type('KL-001')

  await keyboard.press('Tab')
  await expect(form.getByRole('combobox', { name: 'Visning' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  while ((await page.getByRole('option', { name: 'Liste' }).evaluate((option) => option === document.activeElement)) === false)
    await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(form.getByRole('combobox', { name: 'Visning' })).toHaveText('Liste')

  await keyboard.press('Tab')
  await expect(field('Ingress')).toBeFocused()
  await keyboard.type('Første linje')
  await keyboard.press('Enter')
  await keyboard.type('andre linje')
  await tabTo(page, form.getByRole('switch', { name: 'Vis på kartet' }))
  await keyboard.press('Space')

  await tabTo(page, field('Tittel'), 'Shift+Tab')
  await keyboard.type('Kaia i Havnes')
  // The languages are one stop of Tab; the arrows go between them.
  await tabTo(page, form.getByRole('button', { name: 'norsk bokmål' }), 'Shift+Tab')
  await keyboard.press('ArrowLeft')
  await expect(form.getByRole('button', { name: 'engelsk' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, field('Tittel'))
  await expect(field('Tittel')).toHaveAttribute('placeholder', 'Kaia i Havnes')
  await keyboard.type('The quay at Havnes')

  // A block that is added opens, with the focus in its first field.
  await tabTo(page, button('Tekst'))
  await keyboard.press('Enter')
  await expect(field('Brødtekst')).toBeFocused()
  await keyboard.type('Maren overtok i 1902.')
  await tabTo(page, button('Sitat'))
  await keyboard.press('Enter')
  await expect(field('Sitatet')).toBeFocused()
  await keyboard.type('Skipet kommer likevel')
  await keyboard.press('Tab')
  await keyboard.type('Brev 1904')

  await tabTo(page, button('Flytt Sitat 2'), 'Shift+Tab')
  await keyboard.press('Space')
  await expect(page.getByText('Sitat 2 er løftet, plass 2 av 2')).toBeAttached()
  await keyboard.press('ArrowUp')
  await expect(page.getByText('Sitat 2, plass 1 av 2')).toBeAttached()
  await keyboard.press('Space')
  await expect(blocksOf(form)).toHaveText(['Sitat', 'Tekst'])

  await tabTo(page, button('Mer om Tekst 2'))
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  while (!(await page.getByRole('menuitem', { name: 'Fjern' }).evaluate((item) => item === document.activeElement)))
    await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(blocksOf(form)).toHaveText(['Sitat'])
  await tabTo(page, button('Angre'))
  await keyboard.press('Enter')
  await expect(blocksOf(form)).toHaveText(['Sitat', 'Tekst'])

  // The form is well; the server has the number already.
  await tabTo(page, button('Lagre'))
  await keyboard.press('Enter')
  await expect(field('Nummer')).toBeFocused()
  await expect(field('Nummer')).toHaveAccessibleDescription('Dette er i bruk fra før')
  await keyboard.press('Control+A')
  await keyboard.type('KL-015')
  await keyboard.press('Enter')
  await expect(form.getByRole('status').filter({ hasText: 'Lagret' })).toBeVisible()
  expect(await shownValue(form)).toEqual(done)
})

/** A finger that holds the grip and draws it to another place. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to take hold of')
  const touch = await page.context().newCDPSession(page)
  const point = (step: number) => ({
    x: start.x + start.width / 2,
    y: start.y + start.height / 2 + ((end.y + end.height / 2 - start.y - start.height / 2) * step) / 10,
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
  for (let step = 1; step <= 10; step += 1) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step)] })
  // The line that shows where it lands: until then the list has not seen it coming.
  await expect(page.locator('[data-lands]')).toHaveCount(1)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('[FORM-01] [FORM-03] [WID-01] [WID-03] the same form is filled in, refused and saved by touch at 390 px', async ({ stranger }) => {
  const page = await stranger({ width: 390, height: 844, hasTouch: true })
  await openGallery(page, 'Article')
  const form = caseOf(page, 'Article-0')
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true })
  const write = async (name: string, text: string) => {
    await field(name).tap()
    await page.keyboard.type(text)
  }

  await button('Lagre').tap()
  await expect(form.getByRole('region', { name: 'Det som må rettes' })).toContainText('2 ting må rettes')
  // The list of what is wrong leads to the field.
  await form
    .getByRole('region', { name: 'Det som må rettes' })
    .getByRole('button', { name: /Nummer/ })
    .tap()
  await expect(field('Nummer')).toBeFocused()
  await page.keyboard.type('KL-001')
  await form.getByRole('combobox', { name: 'Visning' }).tap()
  await page.getByRole('option', { name: 'Liste' }).tap()
  await write('Ingress', 'Første linje\nandre linje')
  await form.getByRole('switch', { name: 'Vis på kartet' }).tap()
  await write('Tittel', 'Kaia i Havnes')
  await form.getByRole('button', { name: 'engelsk' }).tap()
  await expect(field('Tittel')).toHaveAttribute('placeholder', 'Kaia i Havnes')
  await write('Tittel', 'The quay at Havnes')

  await button('Tekst').tap()
  await write('Brødtekst', 'Maren overtok i 1902.')
  await button('Sitat').tap()
  await write('Sitatet', 'Skipet kommer likevel')
  await write('Kilde', 'Brev 1904')
  await button('Mer om Sitat 2').tap()
  await page.getByRole('menuitem', { name: 'Flytt opp' }).tap()
  await expect(blocksOf(form)).toHaveText(['Sitat', 'Tekst'])
  await form.getByRole('button', { name: 'Lukk alle' }).tap()
  await drag(page, button('Flytt Sitat 1'), button('Flytt Tekst 2'))
  await expect(blocksOf(form)).toHaveText(['Tekst', 'Sitat'])
  await drag(page, button('Flytt Sitat 2'), button('Flytt Tekst 1'))
  await expect(blocksOf(form)).toHaveText(['Sitat', 'Tekst'])

  // Right after a drop the list takes the next click for the end of the drag; no finger is that quick, a test is.
  const removeEntry = page.getByRole('menuitem', { name: 'Fjern' })
  await expect(async () => {
    await button('Mer om Tekst 2').tap()
    await expect(removeEntry).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await removeEntry.tap()
  await expect(blocksOf(form)).toHaveText(['Sitat'])
  await button('Angre').tap()
  await expect(blocksOf(form)).toHaveText(['Sitat', 'Tekst'])

  await button('Lagre').tap()
  await expect(field('Nummer')).toHaveAccessibleDescription('Dette er i bruk fra før')
  await field('Nummer').fill('KL-015')
  await button('Lagre').tap()
  await expect(form.getByRole('status').filter({ hasText: 'Lagret' })).toBeVisible()
  expect(await shownValue(form)).toEqual(done)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
