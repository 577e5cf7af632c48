import { contentLocales } from '../../languages/languages.ts'

/** One text per content locale. Absent means missing, and nothing else is kept in it. */
const perLocale = (leaf: object) => ({
  type: 'object',
  'x-field': 'Localised',
  properties: Object.fromEntries(contentLocales.map((locale) => [locale, { ...leaf, title: `languages.${locale}` }])),
  additionalProperties: false,
})

export const localisedDefinitions = {
  /** A line: a title, a name. */
  localised: perLocale({ type: 'string' }),
  /** Some lines without markup. */
  localisedText: perLocale({ type: 'string', 'x-widget': 'Multiline' }),
  localisedHtml: perLocale({ type: 'string', format: 'html' }),
}
