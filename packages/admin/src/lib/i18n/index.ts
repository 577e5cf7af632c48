/** The interface's language: built dictionaries, over which the database's texts lie, and the formats that go with it. */
export { loadBuiltTexts } from './built-texts.ts'
export { createLanguage, type Language, languageNames } from './language.ts'
export { LanguageProvider, useLanguage } from './language-context.tsx'
export { type LoadTexts, textsFrom } from './texts.ts'
