import type { Locale, TranslationKeyDraft, TranslationKeyRecord } from '@vitrine/contract'

/** The texts of a key by language code; an empty one is missing. */
export type TextsByCode = Record<string, string>

export const textsByCode = ({ translations }: TranslationKeyRecord, locales: Locale[]): TextsByCode =>
  Object.fromEntries(
    locales.map(({ id, language_code }) => [language_code, translations.find(({ locale_id }) => locale_id === id)?.text ?? '']),
  )

export const toTexts = (texts: TextsByCode, locales: Locale[]): TranslationKeyDraft['translations'] =>
  locales.flatMap(({ id, language_code }) => {
    const text = texts[language_code]
    return text ? [{ locale_id: id, text }] : []
  })

export const isSameTexts = (one: TextsByCode, other: TextsByCode): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((code) => (one[code] ?? '') === (other[code] ?? ''))
