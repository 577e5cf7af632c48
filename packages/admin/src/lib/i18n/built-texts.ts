import type { AppLocale } from '@vitrine/contract'
import type { LoadTexts } from './texts.ts'

const chunks: Record<AppLocale, () => Promise<{ dictionary: Record<string, string> }>> = {
  no: () => import('virtual:dictionary/no'),
  nn: () => import('virtual:dictionary/nn'),
  sv: () => import('virtual:dictionary/sv'),
  en: () => import('virtual:dictionary/en'),
}

/** The dictionaries of this build; each language is a chunk that only its readers fetch. */
export const loadBuiltTexts: LoadTexts = async (locale) => (await chunks[locale]()).dictionary
