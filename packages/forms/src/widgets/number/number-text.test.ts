import { expect, test } from 'vitest'
import { formatNumber, readNumber, stepNumber } from './number-text.ts'

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
  ['1,500', 1.5],
  ['0.500', 0.5],
  ['1204.500', 1204.5],
  ['1500000000000000', 1_500_000_000_000_000],
  ['1000000000000000000000', 1e21],
  ['0,00000010', 1e-7],
  ['000', 0],
])('«%s» is read as %s', (text, value) => expect(readNumber(text, 'no')).toEqual({ value }))

test.each([
  ['no', '1.500'],
  ['no', '-12.345'],
  ['sv', '1.500.000'],
  ['nn', '1.500,5'],
  ['en', '1,500'],
  ['en', '1,500.5'],
])('in %s «%s» could be thousands, and is left as it stands', (language, text) => {
  expect(readNumber(text, language)).toEqual({ value: text, doubt: 'forms.number.thousands' })
})

test.each(['12345678901234567890', '9007199254740993', '0,12345678901234567891', '9'.repeat(400)])(
  '«%s» has more digits than a number holds, and is left as it stands',
  (text) => {
    expect(readNumber(text, 'no')).toEqual({ value: text, doubt: 'forms.number.digits' })
  },
)

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
