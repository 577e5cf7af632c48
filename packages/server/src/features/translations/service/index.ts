/** The rules of the translations: single texts, keys with all their texts, and whole files of them. */

export { createExchange, type Exchange } from './exchange.ts'
export { createKeys, type Keys, keepKeys } from './keys.ts'
export { createTranslations, type Translations } from './texts.ts'
