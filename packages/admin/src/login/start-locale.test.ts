import { expect, test } from 'vitest'
import { startLocale } from './start-locale.ts'

test.each([
  ['nb', 'no'],
  ['sv-FI', 'sv'],
  ['sma', 'no'],
  ['de nn en', 'nn'],
  ['de', 'sv'],
  ['', 'sv'],
  [null, 'sv'],
] as const)('[LANG-02] the login page asked for in %j begins in %s where Swedish is the default', (wanted, locale) => {
  expect(startLocale(wanted, 'sv')).toBe(locale)
})
