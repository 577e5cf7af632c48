/** The interface's languages, Norwegian first. */
export const appLocales = ['no', 'nn', 'sv', 'en'] as const
export type AppLocale = (typeof appLocales)[number]

/** The languages content is written in. */
export const contentLocales = ['no', 'nn', 'sv', 'en', 'de', 'es', 'fr', 'sma', 'smj', 'sme'] as const
export type ContentLocale = (typeof contentLocales)[number]

/** Every language the dictionaries have a name for. */
export const namedLanguages = ['no', 'sv', 'en', 'de', 'es', 'fr', 'nn', 'sme', 'sma', 'smj', 'se', 'sm', 'fk', 'pl'] as const

const readAsNorwegian = new Set(['nb', 'se', 'sma', 'smj', 'sme'])

/** Which of the interface's languages a wanted one means: 'sv-FI' is sv, 'sma' is no, the unknown is the default. */
export function resolveLocale(wanted: string | null | undefined, byDefault: AppLocale = 'no'): AppLocale {
  const language = (wanted ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  if (appLocales.some((locale) => locale === language)) return language as AppLocale
  return readAsNorwegian.has(language) ? 'no' : byDefault
}

/** Date pickers speak Norwegian and Swedish, else English. */
export const pickerLocale = (locale: string): 'no' | 'sv' | 'en' => {
  const resolved = resolveLocale(locale, 'en')
  return resolved === 'no' || resolved === 'sv' ? resolved : 'en'
}

/** Outside (html lang, OpenAPI, feeds) our codes become BCP 47. */
export const toBcp47 = (locale: string): string => ({ no: 'nb', sme: 'se', sm: 'smi', fk: 'fkv' })[locale] ?? locale

/** A localised value: one text per locale; absent or empty means missing. */
export type LocalisedText = Partial<Record<string, string>>
export type FoundText = { text: string; locale: string; isFallback: boolean }

/**
 * The text in the wanted locale, else in the one that stands in for it: Norwegian for Nynorsk,
 * then the first content locale that has any.
 */
export function findText(value: LocalisedText | null | undefined, wanted: string): FoundText | undefined {
  const standIns = wanted === 'nn' ? ['no'] : []
  for (const locale of [wanted, ...standIns, ...contentLocales]) {
    const text = value && Object.hasOwn(value, locale) ? value[locale] : undefined
    if (text) return { text, locale, isFallback: locale !== wanted }
  }
  return undefined
}

/** The same as one string for a list or a title: «Haabet (sv)» when it fell back. */
export function textWithTag(value: LocalisedText | null | undefined, wanted: string): string {
  const found = findText(value, wanted)
  if (!found) return ''
  return found.isFallback ? `${found.text} (${found.locale})` : found.text
}
