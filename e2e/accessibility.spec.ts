import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { letters } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'
import { oneOfEachMake, walkScreens } from './fixtures/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** Menus and dialogs fade in; what is half seen has half its contrast. */
const isSettled = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

/** Dark changes colours and nothing else: there only they are asked about again. */
async function seriousFindings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any.map(({ message }) => message).join(' ')}`))
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`[SHELL-08] ${width} px: no serious axe finding, light and dark, and no sideways scroll`, async ({ signedIn, stranger }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    await walkScreens({ signedIn, stranger }, { width, height, only: oneOfEachMake }, async (page, { name }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html'), name).toHaveAttribute('data-theme', colorScheme)
        await isSettled(page)
        for (const finding of await seriousFindings(page, colorScheme)) faults.push(`${name}, ${colorScheme}: ${finding}`)
      }
      await page.emulateMedia({ colorScheme: 'light' })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (overflow > 0) faults.push(`${name}: scrolls ${overflow} px sideways`)
      const headings = await page.getByRole('heading', { level: 1 }).count()
      // Behind a dialog the page's own heading is hidden from those who listen.
      const isCovered = (await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0
      if (headings !== 1 && !isCovered) faults.push(`${name}: has ${headings} h1`)
    })
    expect(faults).toEqual([])
  })

/** Presses Tab until this has the focus, as someone without a mouse finds it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) > 0 && (await wanted.evaluate((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab never reached the ${role} «${name}»`)
}

/** Whatever has the focus must show it: by an outline, or a border and halo of its own. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element) return false
    const shows = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' || style.boxShadow !== 'none'
    const field = element.closest('.MuiOutlinedInput-root')
    const parts = [getComputedStyle(element), getComputedStyle(element, '::after'), ...(field ? [getComputedStyle(field)] : [])]
    const border = field?.querySelector('fieldset')
    return parts.some(shows) || (border ? getComputedStyle(border).borderTopWidth === '2px' : false)
  })

test('[SHELL-08] [ADM-80] from sign-in to a new language by the keyboard alone, with the focus always seen', async ({ stranger }) => {
  const page = await stranger()
  const tag = letters()
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeFocused()
  await page.keyboard.type('superuser@vitrine.test')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Passord' })).toBeFocused()
  await page.keyboard.type('vitrine')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Solveig/, level: 1 })).toBeVisible()

  await tabTo(page, 'link', 'Administrasjon')
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Brukere', level: 1 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const languages = page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Språk' })
  await expect(languages).toBeFocused()
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Språk', level: 1 })).toBeFocused()
  await tabTo(page, 'link', 'Nytt språk')
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nytt språk', level: 1 })).toBeFocused()

  await tabTo(page, 'textbox', 'Navn')
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.type(`Meänkieli ${tag}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Språkkode' })).toBeFocused()
  await page.keyboard.type(`fit-${tag}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/locale\/\d+$/)
  await expect(page.getByRole('heading', { name: `Meänkieli ${tag}`, level: 1 })).toBeVisible()

  await page.keyboard.press('Escape')
  await tabTo(page, 'button', 'Profil og innstillinger for Solveig Berg')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Solveig Berg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Profil og innstillinger for Solveig Berg' })).toBeFocused()
})
