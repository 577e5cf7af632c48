import type { Page } from '@playwright/test'
import { type Language, languages, textsOf } from './fixtures/dictionary.ts'
import { makerFor } from './fixtures/make.ts'
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
/** Dotted words without a space; addresses and file names of the demo are let through. */
const looksLikeKey = (text: string) => /^[a-z][\w-]*(\.[\w-]+)+$/i.test(text) && !/\.(test|example|js|json)$/.test(text)

/** Norwegian texts that this language says otherwise: seen in it, they were forgotten in translation. */
function foreignTo(language: Language): (text: string) => boolean {
  const own = new Set(Object.values(textsOf(language)))
  const norwegian = new Set(Object.values(textsOf('no')).filter((text) => !own.has(text)))
  return (text) => language !== 'no' && norwegian.has(text)
}

/** The names of languages stand in their own language everywhere, in the choice and in the data. */
const isLanguageName = (text: string) => ['Bokmål', 'Nynorsk', 'Svenska', 'English', 'Norsk bokmål', 'Norsk nynorsk'].includes(text)

for (const language of languages) {
  test(`[LANG-01] ${language}: no screen shows a raw key, an unfilled place or a text of another language`, async ({
    signedIn,
    stranger,
  }) => {
    test.setTimeout(600_000)
    const isForeign = foreignTo(language)
    const faults: string[] = []
    await walkScreens({ signedIn, stranger }, { language, only: oneOfEachMake }, async (page, { name }) => {
      const words = await wordsOn(page)
      expect(words.length, `${name} says something`).toBeGreaterThan(3)
      for (const text of words) {
        const isRaw = keys.has(text) || looksLikeKey(text) || text.includes('{{') || /^(undefined|null|NaN|\[object)/.test(text)
        if (isRaw) faults.push(`${name}: ${text}`)
        if (isForeign(text) && !isLanguageName(text)) faults.push(`${name} is not ${language}: ${text}`)
      }
      await expect(page.locator('html'), name).toHaveAttribute('lang', language === 'no' ? 'nb' : language)
    })
    expect(faults).toEqual([])
  })
}

test('[LANG-04] a text edited in the database shows on the next page without a new build, and is gone when taken back', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/user')
  const make = makerFor(page)
  const menu = page.getByRole('navigation', { name: 'Meny' })
  await make.text({ translation_key: 'schemaTypes.locale.plural', language_code: 'no', text: 'Tungemål' })
  try {
    await menu.getByRole('link', { name: 'Språk' }).click()
    await expect(page.getByRole('heading', { name: 'Tungemål', level: 1 })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Tungemål' })).toBeVisible()
    await expect(page).toHaveTitle('Tungemål – Vitrine')

    const english = await signedIn('superuser', '/admin/locale', { language: 'en' })
    await expect(english.getByRole('heading', { level: 1 }), 'other languages keep theirs').not.toHaveText('Tungemål')
  } finally {
    await make.noText('schemaTypes.locale.plural', 'no')
  }
  await menu.getByRole('link', { name: 'Brukere' }).click()
  await expect(menu.getByRole('link', { name: 'Språk' })).toBeVisible()
})

test('[LANG-04] the login page, too, shows what the database says', async ({ signedIn, stranger }) => {
  const make = makerFor(await signedIn('superuser'))
  await make.text({ translation_key: 'login.intro', language_code: 'no', text: 'Velkommen til Fjordmuseet.' })
  try {
    const page = await stranger()
    await page.goto('/')
    await expect(page.getByText('Velkommen til Fjordmuseet.')).toBeVisible()
  } finally {
    await make.noText('login.intro', 'no')
  }
})

test.describe('an installation with another default', () => {
  test.use({ serverEnv: { VITRINE_DEFAULT_LOCALE: 'sv' } })
  test('[LANG-01] the first page is in the language the installation has set', async ({ ownServer }) => {
    const page = await ownServer.stranger()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Logga in', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })
})
