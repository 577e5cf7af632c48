import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Language, languages, textsOf } from './fixtures/dictionary.ts'
import type { Screen } from './fixtures/screen.ts'
import { expect, test } from './fixtures/test.ts'
import { oneOfEachMake, walkScreens } from './fixtures/walk.ts'

test.describe.configure({ mode: 'parallel' })

/** Everything a person reads or hears on the page: texts, and the attributes that are spoken or shown. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = [document.title]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('script, style, noscript') && parent.checkVisibility()) words.push(node.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription'])
        words.push(element.getAttribute(name) ?? '')
    return [...new Set(words.map((text) => text.trim()).filter(Boolean))]
  })

const plural = /_(one|other)$/
const keys = new Set(languages.flatMap((language) => Object.keys(textsOf(language)).flatMap((key) => [key, key.replace(plural, '')])))
/** How a date is written is told by its letters, and looks like a key. */
const isDatePattern = (text: string) => /^dd\.mm\.(yyyy|åååå)$/.test(text)
/** Dotted words without a space; addresses and file names of the demo are let through. */
const looksLikeKey = (text: string) =>
  /^[a-z][\w-]*(\.[\w-]+)+$/i.test(text) && !/\.(test|example|js|json)$/.test(text) && !isDatePattern(text)

/** Norwegian texts that this language says otherwise: seen in it, they were forgotten in translation. */
function foreignTo(language: Language): (text: string) => boolean {
  const own = new Set(Object.values(textsOf(language)))
  const norwegian = new Set(Object.values(textsOf('no')).filter((text) => !own.has(text)))
  return (text) => language !== 'no' && norwegian.has(text)
}

/** The names of languages stand in their own language everywhere, in the choice and in the data. */
const isLanguageName = (text: string) => ['Bokmål', 'Nynorsk', 'Svenska', 'English', 'Norsk bokmål', 'Norsk nynorsk'].includes(text)

async function wordFaults(page: Page, { name }: Screen, language: Language): Promise<string[]> {
  const isForeign = foreignTo(language)
  const words = await wordsOn(page)
  expect(words.length, `${name} says something`).toBeGreaterThan(3)
  await expect(page.locator('html'), name).toHaveAttribute('lang', language === 'no' ? 'nb' : language)
  const isRaw = (text: string) => keys.has(text) || looksLikeKey(text) || text.includes('{{') || /^(undefined|null|NaN|\[object)/.test(text)
  // The list of translations is a list of keys.
  const isMeant = (text: string) => name.startsWith('translation') && text.startsWith('db.')
  return [
    ...words.filter((text) => isRaw(text) && !isMeant(text)).map((text) => `${name}: ${text}`),
    ...words.filter((text) => isForeign(text) && !isLanguageName(text)).map((text) => `${name} is not ${language}: ${text}`),
  ]
}

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

async function lookFaults(page: Page, { name }: Screen, schemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of schemes) {
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
  return faults
}

/** One walk answers both questions: a screen takes longer to come than to be looked at. */
const looks: { language: Language; size: { width: number; height: number }; schemes: readonly ('light' | 'dark')[] }[] = [
  { language: 'no', size: { width: 1440, height: 900 }, schemes: ['light', 'dark'] },
  // Colours are the same on a narrow screen. A raw key is raw in every language, and the dictionaries are compared with each other.
  { language: 'sv', size: { width: 360, height: 740 }, schemes: ['light'] },
]

// The narrow walk is one of those that `npm run test:journeys` has and a landing has no time for.
for (const { language, size, schemes } of process.env.VITRINE_JOURNEYS === 'all' ? looks : looks.slice(0, 1)) {
  const look = `${size.width} px wide: no serious axe finding, ${schemes.join(' and ')}, and no sideways scroll`
  test(`[LANG-01] [SHELL-08] ${look}; ${language}: no screen shows a raw key, an unfilled place or a text of another language`, async ({
    signedIn,
    stranger,
  }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    await walkScreens({ signedIn, stranger }, { language, ...size, only: oneOfEachMake }, async (page, screen) => {
      faults.push(...(await wordFaults(page, screen, language)))
      faults.push(...(await lookFaults(page, screen, schemes)))
    })
    expect(faults).toEqual([])
  })
}
