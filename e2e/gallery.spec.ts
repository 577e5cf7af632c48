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

async function contrasts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`))
}

/** One of each make: whole forms, lists, choices, what is lazily fetched, what cannot be drawn. All of them at once take a minute. */
const looked = ['Article', 'Arrays', 'Choices', 'DateTime', 'RichText', 'Tabs', 'Unsupported']

// A raw key is raw in every language, and the dictionaries are compared with each other: one walk answers for all.
for (const locale of ['sv'])
  test(`[LANG-01] [FORM-01] the gallery in ${locale}: no raw key, and at 390 px nothing sideways`, async ({ stranger }) => {
    const page = await stranger({ width: 390, height: 844 })
    for (const name of looked) {
      await openGallery(page, name, { locale })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const texts = await textsOn(page)
      expect(texts.length, name).toBeGreaterThan(20)
      expect(texts.filter(isRaw), name).toEqual([])
      expect(await sideways(page), name).toBe(0)
    }
  })

for (const theme of ['light', 'dark'] as const)
  test(`[SHELL-08] [FORM-01] the gallery in ${theme} can be read by its contrasts`, async ({ stranger }) => {
    const page = await stranger()
    for (const name of ['Article', 'RichText', 'Tabs']) {
      await openGallery(page, name, { theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      // Only the real theme can tell; the rest is asked of every case in the browser tests.
      expect(await contrasts(page), name).toEqual([])
    }
  })

test('[FORM-01] the whole gallery on one page: nothing to complain of, no raw key, nothing sideways', async ({ stranger }) => {
  test.setTimeout(300_000)
  const page = await stranger()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await openGallery(page, '')
  // A style that the page's policy refuses is told here and nowhere else.
  expect(complaints).toEqual([])
  const texts = await textsOn(page)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter(isRaw)).toEqual([])
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
