import { type AuditChange, contentLocales, isObject, textWithTag } from '@vitrine/contract'
import { dateAndTime, parseTime } from '#ui/time-since'
import { type DiffLine, diffLines } from './line-diff.ts'

/** One thing that was changed, ready to be read: both values, the lines that differ, or only that it was. */
export type ChangeLine = { key: string; label: string } & (
  | { before: string; after: string; lines?: never }
  | { lines: DiffLine[]; hidden: number; before?: never }
  | { lines?: never; before?: never }
)

export type Reading = {
  t: (key: string) => string
  /** Whether the dictionary has this text. */
  has: (key: string) => boolean
  locale: string
}

const mostLines = 24
/** Longer texts are shown from a little before to a little after where they differ. */
const longText = 160
const aroundChange = 30

type Texts = Record<string, string>
const isScalar = (part: unknown) => part === null || part === undefined || ['string', 'number', 'boolean'].includes(typeof part)
const isTexts = (part: unknown): part is Texts =>
  isObject(part) && Object.entries(part).every(([code, text]) => contentLocales.some((each) => each === code) && typeof text === 'string')
const isPoint = (part: unknown): part is { lat: number; lng: number } =>
  isObject(part) && typeof part.lat === 'number' && typeof part.lng === 'number'
const hasOnlyId = (part: unknown): part is { id: number } => isObject(part) && typeof part.id === 'number' && Object.keys(part).length === 1
const isEmpty = (part: unknown) => part === null || part === undefined

const labelOf = (field: string, { t, has }: Reading): string => {
  const key = [`fields.${field}`, `languages.${field}`].find(has)
  return key ? t(key) : field
}

/** A value on one line; undefined for what needs more of them. */
function inWords(field: string, value: unknown, name: AuditChange['before_name'], { t, has, locale }: Reading): string | undefined {
  if (isEmpty(value)) return ''
  if (name !== null && name !== undefined) return typeof name === 'string' ? name : textWithTag(name, locale)
  if (typeof value === 'boolean') return t(value ? 'generic.yes' : 'generic.no')
  if (field === 'user_role' && has(`userRole.${value}`)) return t(`userRole.${value}`)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return dateOf(value)
  if (isScalar(value)) return String(value)
  if (isPoint(value)) return `${value.lat}, ${value.lng}`
  if (Array.isArray(value) && value.every(isScalar)) return value.join(', ')
  if (Array.isArray(value) && value.every(hasOnlyId)) return value.map(({ id }) => id).join(', ')
  return undefined
}

const dateOf = (iso: string): string => {
  const date = parseTime(iso)
  return date ? dateAndTime(date) : iso
}

/** As many lines as a person would write it on: JSON, also where it is kept as text, spread out. */
function spread(value: unknown): string[] {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return []
  if (typeof value !== 'string') return JSON.stringify(value, undefined, 2).split('\n')
  try {
    const parsed: unknown = JSON.parse(value)
    if (typeof parsed === 'object' && parsed !== null) return JSON.stringify(parsed, undefined, 2).split('\n')
  } catch {
    // No JSON: words are read as they stand.
  }
  return value.split('\n')
}

const needsLines = (part: unknown) => typeof part === 'string' && (part.includes('\n') || /^\s*[[{]/.test(part))

/** Two long texts without what they have in common at both ends. */
export function aroundDifference(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= longText) return [before, after]
  const [old, now] = [[...before], [...after]]
  let start = 0
  while (start < old.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const from = Math.max(0, start - aroundChange)
  const part = (letters: string[]) => {
    const to = Math.min(letters.length, Math.max(start, letters.length - end) + aroundChange)
    const shown = letters.slice(from, Math.min(to, from + longText * 2))
    return `${from > 0 ? '… ' : ''}${shown.join('')}${from + shown.length < letters.length ? ' …' : ''}`
  }
  return [part(old), part(now)]
}

/** What a change of one field says; a text in several languages a line for each that changed. */
export function changeLines(change: AuditChange, reading: Reading): ChangeLine[] {
  const { field, before, after } = change
  const label = labelOf(field, reading)
  if (change.is_left_out) return [{ key: field, label }]
  const isLocalised = (isTexts(before) || isEmpty(before)) && (isTexts(after) || isEmpty(after)) && (isTexts(before) || isTexts(after))
  if (isLocalised) {
    const [old, now] = [(before ?? {}) as Texts, (after ?? {}) as Texts]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((code) => (old[code] ?? '') !== (now[code] ?? ''))
      .map((code) => {
        const [was, is] = aroundDifference(old[code] ?? '', now[code] ?? '')
        return { key: `${field} ${code}`, label: `${label} (${labelOf(code, reading)})`, before: was, after: is }
      })
  }
  const was = needsLines(before) ? undefined : inWords(field, before, change.before_name, reading)
  const is = needsLines(after) ? undefined : inWords(field, after, change.after_name, reading)
  if (was !== undefined && is !== undefined) {
    const [old, now] = aroundDifference(was, is)
    return [{ key: field, label, before: old, after: now }]
  }
  return [{ key: field, label, ...diffLines(spread(before), spread(after), mostLines) }]
}
