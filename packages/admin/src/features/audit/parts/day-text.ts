const written = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})$/
const kept = /^(\d{4})-(\d\d)-(\d\d)$/

/** A day as people here write it (3.4.2026, 3/4-2026), as it stands in the address; undefined when it is none. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim()
  const [, day, month, year] = written.exec(trimmed) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : trimmed
  const moment = kept.test(iso) ? new Date(iso) : undefined
  // The 31st of February would be some day in March.
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined
}

export function showDay(day: string): string {
  const [, year, month, date] = kept.exec(day) ?? []
  return year ? `${date}.${month}.${year}` : ''
}
