/** PostgreSQL's numbers of the types that the two drivers would read differently. */
export const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
} as const

export const arrayOid = { int8: 1016, date: 1182, timestamp: 1115, timestamptz: 1185, interval: 1187, numeric: 1231 } as const

const asText = (text: string) => text
const utcInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/

/** The text of a timestamptz, in a session whose time zone is UTC, as Date's toISOString writes it. */
export function isoInstant(text: string): string {
  const [, day, time, fraction = ''] = utcInstant.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
  const instant = new Date(text)
  // infinity, and years that Date cannot hold
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString()
}

/** How both engines read what differs: counts as numbers, instants as ISO 8601 in UTC, days and exact numbers as text. */
export const readers: Record<keyof typeof oid, (text: string) => unknown> = {
  int8: Number,
  date: asText,
  timestamp: asText,
  timestamptz: isoInstant,
  interval: asText,
  numeric: asText,
}
