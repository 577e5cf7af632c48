/** A dictionary key and what goes into it; the component says it in the person's language. */
export type TimeLabel = { key: string; count?: number; time?: string; text?: never } | { text: string }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const daysInWeek = 7
const weeksInMonth = 4
const monthsInYear = 12
const nowUntil = 10 * second
/** Clocks of server and browser differ a little; further ahead than this is a date in the future and is shown as one. */
const clockSlip = 5 * minute

const two = (value: number) => String(value).padStart(2, '0')

export const clockTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`
export const dayDate = (date: Date) => `${two(date.getDate())}.${two(date.getMonth() + 1)}.${String(date.getFullYear()).padStart(4, '0')}`
export const dateAndTime = (date: Date) => `${dayDate(date)} ${clockTime(date)}`

export function parseTime(value: string | number | Date | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Midnights apart, not hours: half past eleven last night is yesterday. Rounded, since a day of summer time has 23 or 25 hours. */
const midnightsBetween = (then: Date, now: Date) =>
  Math.round(
    (new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() -
      new Date(then.getFullYear(), then.getMonth(), then.getDate()).getTime()) /
      day,
  )

/** [SHELL-07] A month is four weeks and a year twelve such months. */
export function timeSince(value: string | number | Date | null | undefined, now: Date): TimeLabel {
  const then = parseTime(value)
  if (!then) return { key: 'time.invalid' }
  const passed = now.getTime() - then.getTime()
  if (passed < -clockSlip) return { text: dateAndTime(then) }
  if (passed < nowUntil) return { key: 'time.now' }
  if (passed < minute) return { key: 'time.seconds', count: Math.floor(passed / second) }
  if (passed < hour) return { key: 'time.minutes', count: Math.floor(passed / minute) }

  const days = midnightsBetween(then, now)
  if (days < 1) return { key: 'time.hours', count: Math.floor(passed / hour) }
  if (days === 1) return { key: 'time.yesterday', time: clockTime(then) }
  if (days === 2) return { key: 'time.dayBeforeYesterday' }
  const weeks = Math.floor(days / daysInWeek)
  const months = Math.floor(weeks / weeksInMonth)
  const years = Math.floor(months / monthsInYear)
  if (weeks < 1) return { key: 'time.days', count: days }
  if (months < 1) return { key: 'time.weeks', count: weeks }
  if (years < 1) return { key: 'time.months', count: months }
  return { key: 'time.years', count: years }
}
