import { expect, test } from 'vitest'
import { formatNumber, parseNumber, stepNumber } from './number-text.ts'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['-7', -7],
  ['\u22127', -7],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,', 1],
  [',5', 0.5],
  ['1 204', 1204],
  ['1\u202f204', 1204],
  ['sju', 'sju'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['1,2,3', '1,2,3'],
  ['-', '-'],
  ['Infinity', 'Infinity'],
])('«%s» is read as %s', (text, value) => expect(parseNumber(text)).toBe(value))

test('a number is written with the sign of the language, and what is none stands as it was written', () => {
  expect(formatNumber(1.5, 'no')).toBe('1,5')
  expect(formatNumber(1.5, 'en')).toBe('1.5')
  expect(formatNumber('sju', 'no')).toBe('sju')
  expect(formatNumber(null, 'no')).toBe('')
  expect(formatNumber(Number.NaN, 'no')).toBe('')
})

test('a step keeps within the limits and does not gather decimals', () => {
  expect(stepNumber(undefined, 1, {})).toBe(1)
  expect(stepNumber(0.2, 1, { multipleOf: 0.1 })).toBe(0.3)
  expect(stepNumber(100, 1, { maximum: 100 })).toBe(100)
  expect(stepNumber(0, -1, { minimum: 0 })).toBe(0)
  expect(stepNumber('sju', -1, {})).toBe(-1)
})
