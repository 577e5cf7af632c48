import { expect, test } from 'vitest'
import { readDay, showDay } from './day-text.ts'

test.each([
  ['17.05.2026', '2026-05-17'],
  [' 3.4.2026 ', '2026-04-03'],
  ['3/4-2026', '2026-04-03'],
  ['2026-04-03', '2026-04-03'],
  ['29.02.2028', '2028-02-29'],
])('%j is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each(['', '17.05', '17.05.26', '31.02.2026', '05/17/2026', 'i går', '2026-13-01'])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined()
})

test('a day is shown as it is written here', () => {
  expect(showDay('2026-04-03')).toBe('03.04.2026')
  expect(showDay('')).toBe('')
})
