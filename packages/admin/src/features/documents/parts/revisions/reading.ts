import { type ContentChange, isLocalisedText, isObject, namesOfPointer } from '@vitrine/contract'
import type { FormReader, ReadNode, Words } from '@vitrine/forms'
import type { TFunction } from 'i18next'
import { dateAndTime, dayDate, parseTime } from '#ui/time-since'
import { kindOf, nameOfPart } from '../side/form-sections.ts'
import { htmlText } from './html-text.ts'

/** What is needed to say a content in words: its form, the interface's words, and what other documents are called. */
export type Reading = { reader: FormReader; words: Words; t: TFunction; titleOf: (document_id: number) => string | undefined }

const isBlock = (node: ReadNode | undefined): boolean => node !== undefined && kindOf(node) !== undefined

/** Where something stands, as a person knows it: «Blokk 1 · Tekst · Brødtekst · norsk bokmål». */
export function placeInWords(content: unknown, pointer: string, reading: Reading): string {
  const steps = namesOfPointer(pointer)
  const way = reading.reader.wayTo(content, pointer)
  const names = way.flatMap((node, depth): string[] => {
    const next = way[depth + 1]
    // The list of blocks goes without saying, and that of other items is told with the number of the item.
    if (typeof next?.name === 'number') return []
    if (way[depth - 1]?.isLocalised) return [reading.words.language(String(node.name))]
    if (isBlock(node)) return [reading.t('documents.revisions.block', { number: Number(node.name) + 1 }), nameOfPart(node, reading.words)]
    const list = way[depth - 1]
    if (typeof node.name === 'number') return [`${list ? nameOfPart(list, reading.words) : ''} ${node.name + 1}`.trim()]
    return [nameOfPart(node, reading.words)]
  })
  return [...names, ...steps.slice(way.length)].join(' · ')
}

/** A value as it is read. Always text: whatever stood in a field, nothing of it is drawn. [V7] */
export function valueInWords(node: ReadNode | undefined, value: unknown, reading: Reading): string {
  const { t, titleOf } = reading
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'string') return stringInWords(node, value, reading)
  if (typeof value === 'boolean') return t(value ? 'generic.yes' : 'generic.no')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return listInWords(node, value, reading)
  const record = value as Record<string, unknown>
  if (typeof record.to_document_id === 'number')
    return titleOf(record.to_document_id) ?? t('documents.revisions.document', { id: record.to_document_id })
  if (typeof record.mediaId === 'number') return t('documents.revisions.medium', { id: record.mediaId })
  if (typeof record.lat === 'number') return `${record.lat}, ${record.lng}`
  return partsInWords(node, record, reading)
}

function stringInWords(node: ReadNode | undefined, value: string, { words }: Reading): string {
  const { format, oneOf } = node?.schema ?? {}
  if (format === 'html' || node?.widget === 'RichText') return htmlText(value)
  if (format === 'date' || format === 'date-time') {
    const time = parseTime(value)
    return time ? (format === 'date' ? dayDate(time) : dateAndTime(time)) : value
  }
  const choice = oneOf?.find((branch) => typeof branch === 'object' && branch.const === value)
  return words.text(typeof choice === 'object' ? choice.title : undefined) ?? value
}

function listInWords(node: ReadNode | undefined, value: readonly unknown[], reading: Reading): string {
  const parts = node ? reading.reader.partsOf({ ...node, value, isField: false }) : []
  const items = value.map((item, place) => valueInWords(parts[place], item, reading))
  return value.some((item) => typeof item === 'object') ? items.join('\n') : items.join(', ')
}

/** Field by field and language by language, a line for each. */
function partsInWords(node: ReadNode | undefined, value: Record<string, unknown>, reading: Reading): string {
  const known = new Map(node ? reading.reader.partsOf({ ...node, value, isField: false }).map((part) => [String(part.name), part]) : [])
  if (isLocalisedText(value)) {
    const inLocale = (locale: string) => reading.words.language(locale)
    return Object.entries(value)
      .filter(([, text]) => text !== '')
      .map(([locale, text]) => `${valueInWords(known.get(locale), text, reading)} (${inLocale(locale)})`)
      .join('\n')
  }
  return Object.entries(value)
    .filter(([name]) => name !== 'blockType' && name !== 'id')
    .map(([name, part]) => ({
      label: reading.words.label(name, known.get(name)?.title),
      text: valueInWords(known.get(name), part, reading),
    }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}

/** One change with the words of both sides. */
export type ReadChange = { place: string; before: string; after: string }

export function readChange(change: ContentChange, contents: { before: unknown; after: unknown }, reading: Reading): ReadChange {
  const inWords = (content: unknown, place: string | null, value: unknown) =>
    place === null ? '' : valueInWords(reading.reader.wayTo(content, place).at(namesOfPointer(place).length - 1), value, reading)
  const [content, pointer] =
    change.afterPlace !== null && change.kind !== 'removed'
      ? [contents.after, change.afterPlace]
      : [contents.before, change.beforePlace ?? change.afterPlace ?? '']
  return {
    place: placeInWords(content, pointer, reading),
    before: inWords(contents.before, change.beforePlace, change.before),
    after: inWords(contents.after, change.afterPlace, change.after),
  }
}

/** Every document that a change points at. */
export function documentsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn)
  if (!isObject(value)) return []
  const own = typeof value.to_document_id === 'number' ? [value.to_document_id] : []
  return [...own, ...Object.values(value).flatMap(documentsIn)]
}
