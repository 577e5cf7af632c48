/** SQL of the translations; every function is handed the database or the caller's transaction. */

export { findKey, listKeys, lockKey, schemasNaming } from './keys.ts'
export { dictionaryOf, findLocales, findText, type Locale, listTexts, storedTexts } from './texts.ts'
export { insertKeys, insertTexts, lockKeys, removeKey, renameKey, setTexts, type TextOfKey, touchKeys } from './write.ts'
