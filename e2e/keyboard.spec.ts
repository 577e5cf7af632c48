import type { Page } from '@playwright/test'
import { letters } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

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
  await expect(page.getByRole('heading', { name: 'Eiere', level: 1 })).toBeFocused()
  const languages = page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Språk' })
  // Back into the menu, whose last entries come first that way.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(languages).toBeFocused({ timeout: 500 })
  }).toPass()
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
