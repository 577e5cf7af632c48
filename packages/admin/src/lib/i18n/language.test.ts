import type { AppLocale, Dictionary } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { createLanguage } from './language.ts'
import { textsFrom } from './texts.ts'

const builtTexts: Record<AppLocale, Dictionary> = {
  no: { 'generic.saved': 'Lagret', 'generic.count_one': '{{count}} ting', 'generic.count_other': '{{count}} ting til' },
  nn: { 'generic.saved': 'Lagra' },
  sv: { 'generic.saved': 'Sparat' },
  en: { 'generic.saved': 'Saved' },
}

function storageWith(language?: string): Storage {
  const kept = new Map(language ? [['vitrine.language', language]] : [])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}

const start = (overrides: Partial<Record<AppLocale, Dictionary>> = {}, storage = storageWith()) => {
  const root = { lang: '' }
  return createLanguage({
    storage,
    byDefault: 'no',
    loadBuilt: async (locale) => builtTexts[locale],
    loadDatabase: async (locale) => overrides[locale] ?? {},
    root,
  }).then((language) => ({ language, root, storage }))
}

test("[LANG-01] the language is the one chosen last, else the installation's", async () => {
  expect((await start()).language.current()).toBe('no')
  expect((await start({}, storageWith('sv-FI'))).language.current()).toBe('sv')
  expect((await start({}, storageWith('xx'))).language.current()).toBe('no')
})

test("[LANG-01] changing it changes the texts, the page's language and what is remembered", async () => {
  const { language, root, storage } = await start()
  expect(root.lang).toBe('nb')
  await language.change('nn')
  expect(language.i18n.t('generic.saved')).toBe('Lagra')
  expect([root.lang, storage.getItem('vitrine.language')]).toEqual(['nn', 'nn'])
})

test('[LANG-04] a text of the database wins, and an edit shows after a reload', async () => {
  const overrides: Partial<Record<AppLocale, Dictionary>> = { no: { 'generic.saved': 'Tatt vare på', 'db.hilsen': 'Hei' } }
  const { language } = await start(overrides)
  expect(language.i18n.t('generic.saved')).toBe('Lagret')
  await language.reload()
  expect([language.i18n.t('generic.saved'), language.i18n.t('db.hilsen')]).toEqual(['Tatt vare på', 'Hei'])

  overrides.no = {}
  await language.reload()
  expect(language.i18n.t('generic.saved')).toBe('Lagret')
})

test('[LANG-04] a Norwegian override does not show in Swedish', async () => {
  const { language } = await start({ no: { 'generic.saved': 'Tatt vare på' } })
  await language.change('sv')
  expect(language.i18n.t('generic.saved')).toBe('Sparat')
})

test("[LANG-04] without the database's texts the built ones stand", async () => {
  const language = await createLanguage({
    storage: storageWith(),
    byDefault: 'no',
    loadBuilt: async (locale) => builtTexts[locale],
    loadDatabase: () => Promise.reject(new Error('no network')),
    root: { lang: '' },
  })
  await language.reload()
  expect(language.i18n.t('generic.saved')).toBe('Lagret')
})

const texts = (byAddress: Record<string, Dictionary>, remote: string | null) =>
  textsFrom({
    remote: () => remote,
    fetch: (async (address: string) => {
      const found = byAddress[address]
      return found ? Response.json(found) : new Response('', { status: 404 })
    }) as unknown as typeof fetch,
  })

test("[LANG-04] the database's texts come from the remote folder, else from the admin API", async () => {
  const own = { '/admin/api/translations/no.json': { a: 'egen' } }
  const both = { ...own, 'https://texts.test/x/no.json': { a: 'fjern' } }
  expect(await texts(own, null)('no')).toEqual({ a: 'egen' })
  expect(await texts(both, 'https://texts.test/x/')('no')).toEqual({ a: 'fjern' })
  expect(await texts(own, 'https://texts.test/x')('no')).toEqual({ a: 'egen' })
})
