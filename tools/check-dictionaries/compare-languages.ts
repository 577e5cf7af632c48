import { type Language, languages, type Texts } from '../collect-dictionaries.ts'

type Dictionaries = Record<Language, Texts>

/** `count_one` and `count_other` are forms of one key, `count`; all our languages have just these two. */
const pluralForm = /_(one|other)$/
export const keyOf = (key: string): string => key.replace(pluralForm, '')

/** What must be the same in every translation: {{placeholders}} and the tags of a <Trans>. */
const slots = (text: string): string =>
  [...text.matchAll(/\{\{[^}]+\}\}|<\/?\w+>/g)]
    .map(([slot]) => slot.replaceAll(' ', ''))
    .sort()
    .join(' ')

function untidy(language: Language, key: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const faults = {
    'is empty': text.trim() === '',
    'begins or ends with a space': text !== text.trim(),
    'is its own text': text === key,
    'raises its voice: no exclamation marks': text.includes('!'),
    'says please where a verb is enough': /vennligst|ver venleg|vänligen/i.test(text),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${language}: «${key}» ${fault}`] : []))
}

/** Every way in which the four dictionaries are not each other's translation. */
export function compareLanguages(dictionaries: Dictionaries): string[] {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(dictionaries[language])))].sort()
  return keys.flatMap((key) => {
    const missing = languages.filter((language) => !Object.hasOwn(dictionaries[language], key))
    const texts = languages.flatMap((language) => dictionaries[language][key] ?? [])
    const differing = new Set(texts.map(slots)).size > 1
    return [
      ...missing.map((language) => `${language}: «${key}» is missing`),
      ...(differing ? [`«${key}» has other placeholders in one language than in another: ${texts.map(slots).join(' | ')}`] : []),
      ...loneForm(keys, key),
      ...languages.flatMap((language) => untidy(language, key, dictionaries[language][key])),
    ]
  })
}

function loneForm(keys: string[], key: string): string[] {
  if (!pluralForm.test(key)) return []
  const twin = key.endsWith('_one') ? `${keyOf(key)}_other` : `${keyOf(key)}_one`
  return keys.includes(twin) ? [] : [`«${key}» has no «${twin}» beside it`]
}
