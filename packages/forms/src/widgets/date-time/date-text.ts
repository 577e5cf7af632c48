export type Kind = 'date' | 'time' | 'date-time'

export const kindOf = ({ format }: { format?: string }): Kind | undefined =>
  format === 'date' || format === 'time' || format === 'date-time' ? format : undefined

const storedDate = /^(\d{4})-(\d\d)-(\d\d)$/
const storedTime = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?$/
const storedMoment = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/

/** A stored value as a moment of this machine's clock; undefined when it is none, and then it is shown as it stands. */
export function readStored(value: unknown, kind: Kind): Date | undefined {
  if (typeof value !== 'string') return undefined
  if (kind === 'date') {
    const [, year, month, day] = storedDate.exec(value) ?? []
    return year ? dateOf(Number(year), Number(month), Number(day)) : undefined
  }
  if (kind === 'time') {
    const [, hour, minute] = storedTime.exec(value) ?? []
    return hour ? withTime(new Date(2000, 0, 1), Number(hour), Number(minute)) : undefined
  }
  if (!storedMoment.test(value)) return undefined
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** As it is kept: ISO 8601, a moment in UTC. */
export function toStored(moment: Date, kind: Kind): string {
  if (kind === 'date') return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
  if (kind === 'time') return `${pad(moment.getHours())}:${pad(moment.getMinutes())}:00`
  return moment.toISOString()
}

/** As a person reads it: dd.MM.yyyy HH:mm. */
export function toShown(moment: Date, kind: Kind): string {
  const date = `${pad(moment.getDate())}.${pad(moment.getMonth() + 1)}.${pad(moment.getFullYear(), 4)}`
  const time = `${pad(moment.getHours())}:${pad(moment.getMinutes())}`
  return kind === 'date' ? date : kind === 'time' ? time : `${date} ${time}`
}

const writtenDate = String.raw`(?:(?<day>\d{1,2})[./-] ?(?<month>\d{1,2})[./-] ?(?<year>\d{4})|(?<isoYear>\d{4})-(?<isoMonth>\d\d)-(?<isoDay>\d\d))`
const writtenTime = String.raw`(?:kl\.? ?)?(?<hour>\d{1,2})[:.](?<minute>\d\d)`
const written: Record<Kind, RegExp> = {
  date: new RegExp(`^${writtenDate}$`),
  time: new RegExp(`^${writtenTime}$`),
  'date-time': new RegExp(`^${writtenDate}(?:,? ${writtenTime})?$`),
}

/** What a person wrote: 3.4.1902, 3/4-1902, 1902-04-03; 9.05, kl. 9:05. A date without a time is its midnight. */
export function readWritten(text: string, kind: Kind): Date | undefined {
  const found = written[kind].exec(text.trim().replaceAll(/\s+/g, ' '))?.groups
  if (!found) return undefined
  const date =
    kind === 'time'
      ? new Date(2000, 0, 1)
      : dateOf(Number(found.year ?? found.isoYear), Number(found.month ?? found.isoMonth), Number(found.day ?? found.isoDay))
  return date && withTime(date, Number(found.hour ?? 0), Number(found.minute ?? 0))
}

/** Undefined for the 31st of February. */
function dateOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(2000, month - 1, day)
  // `new Date(12, …)` would be 1912.
  date.setFullYear(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}

function withTime(date: Date, hour: number, minute: number): Date | undefined {
  if (hour > 23 || minute > 59) return undefined
  date.setHours(hour, minute, 0, 0)
  return date
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0')
