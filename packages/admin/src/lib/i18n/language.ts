import { type AppLocale, appLocales, type Dictionary, resolveLocale, toBcp47 } from '@vitrine/contract'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { LoadTexts } from './texts.ts'

const languageKey = 'vitrine.language'
const built = 'app'
const database = 'db'

/** Each language by its own name: whoever looks for it reads it. */
export const languageNames: Record<AppLocale, string> = { no: 'Bokmål', nn: 'Nynorsk', sv: 'Svenska', en: 'English' }

export type Language = {
  i18n: i18n
  current(): AppLocale
  change(locale: AppLocale): Promise<void>
  /** Fetches the database's texts again; the interface shows what changed. */
  reload(): Promise<void>
}

export type LanguageWorld = {
  storage: Storage
  byDefault: AppLocale
  loadBuilt: LoadTexts
  loadDatabase: LoadTexts
  root: { lang: string }
}

const isSame = (one: Dictionary, other: Dictionary) => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** Starts in the language chosen last on this machine, else the one the installation has set. */
export async function createLanguage({ storage, byDefault, loadBuilt, loadDatabase, root }: LanguageWorld): Promise<Language> {
  const i18n = createInstance()
  const start = resolveLocale(storage.getItem(languageKey), byDefault)

  async function addBuilt(locale: AppLocale) {
    if (!i18n.hasResourceBundle(locale, built)) i18n.addResourceBundle(locale, built, await loadBuilt(locale))
  }

  async function reload() {
    const locale = resolveLocale(i18n.language, byDefault)
    // Without them the built texts stand.
    const texts = await loadDatabase(locale).catch(() => undefined)
    const before = (i18n.getResourceBundle(locale, database) ?? {}) as Dictionary
    if (!texts || isSame(texts, before)) return
    i18n.removeResourceBundle(locale, database)
    i18n.addResourceBundle(locale, database, texts)
  }

  const show = (locale: AppLocale) => {
    root.lang = toBcp47(locale)
  }

  await i18n.use(initReactI18next).init({
    lng: start,
    supportedLngs: [...appLocales],
    // No fallback between languages: a Norwegian override must not win over a Swedish built text.
    fallbackLng: false,
    load: 'currentOnly',
    ns: [database, built],
    defaultNS: database,
    fallbackNS: built,
    keySeparator: false,
    nsSeparator: false,
    resources: { [start]: { [built]: await loadBuilt(start) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added removed' },
  })
  show(start)

  return {
    i18n,
    current: () => resolveLocale(i18n.language, byDefault),
    async change(locale) {
      await addBuilt(locale)
      storage.setItem(languageKey, locale)
      await i18n.changeLanguage(locale)
      show(locale)
      await reload()
    },
    reload,
  }
}
