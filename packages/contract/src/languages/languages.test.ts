import { expect, test } from 'vitest'
import { contentLocales, findText, pickerLocale, resolveLocale, textWithTag, toBcp47 } from './languages.ts'

test.each([
  ['no', 'no'],
  ['nb', 'no'],
  ['nb-NO', 'no'],
  ['se', 'no'],
  ['sma', 'no'],
  ['smj', 'no'],
  ['sme', 'no'],
  ['nn', 'nn'],
  ['nn-NO', 'nn'],
  ['sv', 'sv'],
  ['sv-SE', 'sv'],
  ['sv_FI', 'sv'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['de', 'no'],
  ['fi', 'no'],
  ['', 'no'],
  ['__proto__', 'no'],
])('[LANG-02] the wanted language %s is shown as %s', (wanted, shown) => {
  expect(resolveLocale(wanted)).toBe(shown)
})

test('[LANG-02] what is not supported becomes the default of the installation', () => {
  expect(resolveLocale('fi', 'en')).toBe('en')
  expect(resolveLocale(undefined, 'sv')).toBe('sv')
  expect(resolveLocale('sma', 'en')).toBe('no')
})

test('[LANG-02] date pickers speak Norwegian and Swedish, else English', () => {
  expect(['no', 'nb', 'sv', 'sv-SE', 'nn', 'en', 'de'].map(pickerLocale)).toEqual(['no', 'no', 'sv', 'sv', 'en', 'en', 'en'])
})

test('[LANG-03] there are ten content locales, Norwegian first', () => {
  expect(contentLocales).toEqual(['no', 'nn', 'sv', 'en', 'de', 'es', 'fr', 'sma', 'smj', 'sme'])
})

test('[LANG-03] Nynorsk falls back to Norwegian, others to the first content locale that has text', () => {
  expect(findText({ no: 'Åttringen', en: 'The boat' }, 'nn')).toEqual({ text: 'Åttringen', locale: 'no', isFallback: true })
  expect(findText({ sv: 'Båten', en: 'The boat' }, 'fr')).toEqual({ text: 'Båten', locale: 'sv', isFallback: true })
  expect(findText({ no: '', en: 'The boat' }, 'no')).toEqual({ text: 'The boat', locale: 'en', isFallback: true })
  expect(findText({ fi: 'Vene' }, 'no')).toBeUndefined()
})

test('[LANG-03] a text that fell back carries the tag of its language', () => {
  expect(textWithTag({ no: 'Åttringen' }, 'no')).toBe('Åttringen')
  expect(textWithTag({ sv: 'Båten' }, 'en')).toBe('Båten (sv)')
  expect(textWithTag(null, 'en')).toBe('')
  expect(textWithTag(Object.create({ no: 'inherited' }), 'no')).toBe('')
})

test('outside our codes become BCP 47', () => {
  expect(['no', 'nn', 'sme', 'se', 'sm', 'fk', 'sv'].map(toBcp47)).toEqual(['nb', 'nn', 'se', 'se', 'smi', 'fkv', 'sv'])
})
