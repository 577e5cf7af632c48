import { describe, expect, test } from 'vitest'
import { dateAndTime, timeSince } from './time-since.ts'

const now = new Date(2026, 10, 18, 14, 30, 0)
const ago = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => new Date(2026, 10, 18 - days, 14 - hours, 30 - minutes, -seconds)

describe('[SHELL-07] time since', () => {
  test.each([
    ['the same moment', ago({}), { key: 'time.now' }],
    ['nine seconds', ago({ seconds: 9 }), { key: 'time.now' }],
    ['a server clock two minutes ahead', ago({ minutes: -2 }), { key: 'time.now' }],
    ['ten seconds', ago({ seconds: 10 }), { key: 'time.seconds', count: 10 }],
    ['just under a minute', ago({ seconds: 59 }), { key: 'time.seconds', count: 59 }],
    ['a minute', ago({ minutes: 1 }), { key: 'time.minutes', count: 1 }],
    ['just under an hour', ago({ minutes: 59, seconds: 59 }), { key: 'time.minutes', count: 59 }],
    ['an hour', ago({ hours: 1 }), { key: 'time.hours', count: 1 }],
    ['this morning', ago({ hours: 14, minutes: 30 }), { key: 'time.hours', count: 14 }],
    ['half past eleven last night', ago({ hours: 15 }), { key: 'time.yesterday', time: '23:30' }],
    ['the first minute of yesterday', new Date(2026, 10, 17, 0, 0), { key: 'time.yesterday', time: '00:00' }],
    ['the day before yesterday', ago({ days: 2 }), { key: 'time.dayBeforeYesterday' }],
    ['three days', ago({ days: 3 }), { key: 'time.days', count: 3 }],
    ['six days', ago({ days: 6 }), { key: 'time.days', count: 6 }],
    ['seven days', ago({ days: 7 }), { key: 'time.weeks', count: 1 }],
    ['27 days', ago({ days: 27 }), { key: 'time.weeks', count: 3 }],
    ['four weeks make a month', ago({ days: 28 }), { key: 'time.months', count: 1 }],
    ['just under twelve months of four weeks', ago({ days: 335 }), { key: 'time.months', count: 11 }],
    ['twelve months of four weeks make a year', ago({ days: 336 }), { key: 'time.years', count: 1 }],
    ['three such years', ago({ days: 3 * 336 }), { key: 'time.years', count: 3 }],
    ['a date in the future is a date', new Date(2027, 0, 5, 9, 7), { text: '05.01.2027 09:07' }],
  ])('%s', (_name, then, label) => {
    expect(timeSince(then, now)).toEqual(label)
  })

  test('an ISO text is understood as a moment', () => {
    expect(timeSince(ago({ minutes: 12 }).toISOString(), now)).toEqual({ key: 'time.minutes', count: 12 })
  })

  test.each(['i går', 'NaN', '', null, undefined, '2026-13-45T00:00:00Z'])('%j is an invalid time', (value) => {
    expect(timeSince(value, now)).toEqual({ key: 'time.invalid' })
  })

  test('dates are dd.MM.yyyy and times HH:mm', () => {
    expect(dateAndTime(new Date(2026, 1, 3, 4, 5))).toBe('03.02.2026 04:05')
  })
})
