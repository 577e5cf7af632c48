import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createValidator } from '../../engine/validator.ts'
import { type Kind, readStored, readWritten, toShown, toStored } from './date-text.ts'

beforeAll(() => {
  vi.stubEnv('TZ', 'Europe/Oslo')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const stored = (text: string, kind: Kind) => {
  const moment = readWritten(text, kind)
  return moment && toStored(moment, kind)
}

describe('[WID-04] what a person writes', () => {
  test.each([
    ['03.04.1902', '1902-04-03'],
    [' 3.4.1902 ', '1902-04-03'],
    ['3. 4. 1902', '1902-04-03'],
    ['3/4-1902', '1902-04-03'],
    ['1902-04-03', '1902-04-03'],
    ['29.02.2024', '2024-02-29'],
    ['17.05.0812', '0812-05-17'],
    ['17.05.0012', '0012-05-17'],
  ])('«%s» is the date %s', (text, date) => expect(stored(text, 'date')).toBe(date))

  test.each(['31.02.2024', '29.02.2023', '00.01.2024', '1.13.2024', '3.4.02', 'i går', '', '3.4', '2024-2-3'])('«%s» is no date', (text) =>
    expect(stored(text, 'date')).toBeUndefined(),
  )

  test.each([
    ['9:05', '09:05:00'],
    ['kl. 15.42', '15:42:00'],
    ['00:00', '00:00:00'],
  ])('«%s» is the time %s', (text, time) => expect(stored(text, 'time')).toBe(time))

  test.each(['24:00', '9:60', '9', '9:5'])('«%s» is no time', (text) => expect(stored(text, 'time')).toBeUndefined())

  test('is kept in UTC, also where the clock is put forward', () => {
    expect(stored('17.05.2026 10:00', 'date-time')).toBe('2026-05-17T08:00:00.000Z')
    expect(stored('17.01.2026 kl. 10.00', 'date-time')).toBe('2026-01-17T09:00:00.000Z')
    expect(stored('17.01.2026', 'date-time')).toBe('2026-01-16T23:00:00.000Z')
  })
})

describe('[WID-04] what is stored', () => {
  test.each([
    ['1902-04-03', 'date', '03.04.1902'],
    ['09:05:30', 'time', '09:05'],
    ['2026-05-17T08:00:00.000Z', 'date-time', '17.05.2026 10:00'],
    ['2026-05-17T08:00:00+02:00', 'date-time', '17.05.2026 08:00'],
  ] as const)('%s as %s is read as %s', (value, kind, shown) => {
    const moment = readStored(value, kind)
    expect(moment && toShown(moment, kind)).toBe(shown)
  })

  test.each([
    ['2026-02-31', 'date'],
    ['17.05.2026', 'date'],
    ['2026-05-17T10:00:00Z', 'date'],
    ['25:00:00', 'time'],
    ['10:00', 'time'],
    ['2026-05-17', 'date-time'],
    ['2026-13-17T10:00:00Z', 'date-time'],
    ['1', 'date-time'],
    [1_768_000_000_000, 'date-time'],
    [null, 'date'],
  ] as const)('%j is no %s', (value, kind) => expect(readStored(value, kind)).toBeUndefined())

  test.each([
    ['date', '1.2.1902'],
    ['time', '9:05'],
    ['date-time', '1.2.1902 9:05'],
  ] as const)('a %s is one that the validator takes', (kind, text) => {
    expect(createValidator().findProblems({ type: 'string', format: kind }, stored(text, kind)).problems).toEqual([])
  })
})
