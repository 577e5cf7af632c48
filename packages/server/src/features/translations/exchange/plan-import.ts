import { createHash } from 'node:crypto'
import {
  type ExchangeFormat,
  type ImportEntry,
  type ImportOutcome,
  type ImportStatus,
  importStatuses,
  mostShownEntries,
  type RefusalReason,
  toBcp47,
  translationKey,
  translationText,
} from '@vitrine/contract'
import type { Locale } from '../repository/index.ts'
import type { WantedText } from '../service/write-texts.ts'
import { type FileContent, type FileEntry, Unreadable } from './file-reading.ts'
import { readJson } from './json-file.ts'
import { readXliff } from './xliff-file.ts'

const mostEntries = 50_000

type Stored = Map<string, Map<number, string>>
export type ImportPlan = { outcome: ImportOutcome; wanted: WantedText[] }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A language as the world outside calls it; our own code where two of ours would be called the same. */
export function outsideCode({ id, language_code }: Locale, locales: Locale[]): string {
  const tag = toBcp47(language_code)
  const isShared = locales.some(
    (other) => other.id !== id && [other.language_code, toBcp47(other.language_code)].some((code) => same(code, tag)),
  )
  return isShared ? language_code : tag
}

const findLocale = (code: string, locales: Locale[]): Locale | undefined =>
  locales.find((locale) => same(locale.language_code, code)) ?? locales.find((locale) => same(toBcp47(locale.language_code), code))

/** The file's texts, or the one fault that makes the whole unreadable. */
export function readFile(format: ExchangeFormat, content: string): FileContent {
  const unreadable = (reason: RefusalReason, line: number) => ({
    entries: [],
    faults: [{ line, translation_key: '', language: null, reason }],
  })
  try {
    const read = format === 'json' ? readJson(content) : readXliff(content)
    return read.entries.length > mostEntries ? unreadable('too_many', read.entries[mostEntries]?.line ?? 1) : read
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.reason, error.line)
    throw error
  }
}

function faultOf({ translation_key, language, text }: FileEntry, locale: Locale | undefined, isSeen: boolean): RefusalReason | undefined {
  if (!translationKey.safeParse(translation_key).success) return 'bad_key'
  if (language !== null && !locale) return 'unknown_locale'
  if (isSeen) return 'duplicate'
  const checked = translationText.safeParse(text)
  if (checked.success) return undefined
  return checked.error.issues.some(({ code }) => code === 'too_big') ? 'too_long' : 'bad_characters'
}

const statusOf = ({ language, text, isSource }: FileEntry, before: string | undefined, isKey: boolean): ImportStatus => {
  if (language === null) return isKey ? 'unchanged' : 'new'
  // Empty is missing: a translator who has not come so far takes nothing away.
  if (text === '' || before === text) return 'unchanged'
  if (before === undefined) return 'new'
  return isSource ? 'outdated' : 'changed'
}

/** What the file would do to what is stored; nothing is to be written while one of its lines is refused. */
export function planImport({ entries, faults }: FileContent, stored: Stored, locales: Locale[]): ImportPlan {
  const seen = new Set<string>()
  const shown: ImportEntry[] = faults.map(({ language, ...fault }) => ({
    ...fault,
    status: 'refused',
    language_code: language,
    text: null,
    stored: null,
  }))
  const wanted: WantedText[] = []
  const refusedKeys = new Set<string>()
  let unchanged = 0
  for (const entry of entries) {
    const { line, translation_key, language, text } = entry
    const locale = language === null ? undefined : findLocale(language, locales)
    const name = `${locale?.id ?? language ?? ''} ${translation_key}`
    const reason = faultOf(entry, locale, seen.has(name)) ?? null
    seen.add(name)
    const before = locale && stored.get(translation_key)?.get(locale.id)
    const status = reason ? 'refused' : statusOf(entry, before, stored.has(translation_key))
    if (status === 'unchanged') {
      unchanged += language === null || text === '' ? 0 : 1
      continue
    }
    if (status === 'new' || status === 'changed') wanted.push({ translation_key, locale: locale ?? null, text })
    // What is wrong with its key is said once, and not for each of its texts.
    if (reason && language === null) refusedKeys.add(`${reason} ${translation_key}`)
    else if (reason && refusedKeys.has(`${reason} ${translation_key}`)) continue
    // That its key is new need not be said beside its new texts.
    if (language === null && !reason) continue
    shown.push({ status, line, translation_key, language_code: locale?.language_code ?? language, text, stored: before ?? null, reason })
  }
  shown.sort((one, other) => one.line - other.line)
  const counts = Object.fromEntries(importStatuses.map((status) => [status, shown.filter((one) => one.status === status).length]))
  const isRefused = shown.some(({ status }) => status === 'refused')
  // With what was stored before: who has changed one of these texts since gets to be asked about.
  const mark = JSON.stringify([wanted.map(({ translation_key, locale, text }) => [translation_key, locale?.id, text]), shown])
  return {
    wanted: isRefused ? [] : wanted,
    outcome: {
      is_written: false,
      plan: isRefused || wanted.length === 0 ? null : createHash('sha256').update(mark).digest('hex'),
      counts: { ...(counts as Record<ImportStatus, number>), unchanged },
      entries: [...shown].sort((one, other) => Number(other.reason !== null) - Number(one.reason !== null)).slice(0, mostShownEntries),
    },
  }
}
