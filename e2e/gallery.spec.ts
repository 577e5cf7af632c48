import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { languages, textsOf } from './fixtures/dictionary.ts'
import { openGallery } from './fixtures/gallery.ts'
import { freePort, startServer } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openWindows } from './fixtures/windows.ts'

test.describe.configure({ mode: 'parallel' })

const keys = new Set(languages.flatMap((language) => Object.keys(textsOf(language))))
/** How a date is written is told by its letters, and looks like a key. */
const isDatePattern = (text: string) => /^dd\.mm\.yyyy$/.test(text)
const isRaw = (text: string) =>
  keys.has(text) ||
  (/^[a-z]+(\.[A-Za-z]+)+$/.test(text) && !isDatePattern(text)) ||
  text.includes('{{') ||
  /^(undefined|null|NaN|\[object.*)$/.test(text)

const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, pre') && node.parentElement?.checkVisibility()) texts.push(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  })

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Several forms on one page are the gallery's own doing. */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe.disableRules(['landmark-unique', 'heading-order'])).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`))
}

for (const locale of languages)
  test(`[LANG-01] [FORM-01] the gallery in ${locale}: no raw key, and at 390 px nothing sideways`, async ({ stranger }) => {
    test.setTimeout(300_000)
    const page = await stranger({ width: 390, height: 844 })
    await openGallery(page, '', { locale })
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'no' ? 'nb' : locale)
    const texts = await textsOn(page)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(isRaw)).toEqual([])
    expect(await sideways(page)).toBe(0)
  })

for (const theme of ['light', 'dark'] as const)
  test(`[SHELL-08] [FORM-01] the gallery in ${theme} has no barrier`, async ({ stranger }) => {
    test.setTimeout(300_000)
    const page = await stranger()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await openGallery(page, '', { theme })
    // A style that the page's policy refuses is told here and nowhere else.
    expect(complaints).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // Dark changes colours and nothing else.
    expect(await barriers(page, theme === 'dark' ? ['color-contrast'] : undefined)).toEqual([])
    expect(await sideways(page)).toBe(0)
  })

test('[FORM-01] the gallery needs no sign-in, and a name that is not there says so', async ({ stranger }) => {
  const page = await stranger()
  await openGallery(page, 'Text')
  await expect(page.getByRole('heading', { name: 'Text', level: 1 })).toBeVisible()
  await page.goto('/dev/gallery/Hologram')
  await expect(page.getByRole('heading', { name: 'Fant ikke sida du lette etter' })).toBeVisible()
})

test('[FORM-01] in production there is no gallery', async ({ browser }, { testId }) => {
  const folder = join(process.env.VITRINE_JOURNEYS ?? '', `production-${testId}`)
  cpSync(join(process.env.VITRINE_JOURNEYS ?? '', 'template'), folder, { recursive: true })
  const port = await freePort()
  const host = `http://localhost:${port}`
  const server = await startServer(folder, {
    port,
    env: {
      NODE_ENV: 'production',
      VITRINE_HOST: host,
      VITRINE_GATEWAY: host,
      VITRINE_CALLBACK_URL: `${host}/oauth2/callback`,
      VITRINE_OIDC_EMBEDDED: 'on',
    },
  })
  const windows = openWindows(browser, server.url)
  try {
    const page = await windows.signedIn('superuser', '/dev/gallery')
    await expect(page.getByRole('heading', { name: 'Fant ikke sida du lette etter' })).toBeVisible()
    await expect(page.locator('[data-gallery]')).toHaveCount(0)
  } finally {
    await windows.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
