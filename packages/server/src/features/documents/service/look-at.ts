import {
  type CarryChoice,
  carryContent,
  type DocumentContent,
  type DocumentCounts,
  type FieldPath,
  fieldValues,
  isLocalisedText,
  nameOfStep,
  vanishedFields,
} from '@vitrine/contract'
import type { LookedAt, TouchedRow } from '../repository/index.ts'
import type { ImpactFigures } from '../table.ts'
import { faultsOf } from './check-content.ts'
import type { KnownSchema } from './schema-memory.ts'

const mostFields = 200
const mostSamples = 5
const mostErrorsTold = 20
const longestSample = 200

const none = (): DocumentCounts => ({ published: 0, draft: 0 })

/** Before the first document is looked at: which fields are gone is known from the schemas alone. */
export function noFigures(before: KnownSchema, after: KnownSchema): ImpactFigures {
  const vanished = vanishedFields(before.fields(), after.fields()).map((field) => ({ ...field, ...none(), deleted: 0 }))
  const figures: ImpactFigures = { documents: none(), breaking: none(), fields: [], vanished, carried: 0, kept: 0, samples: [] }
  return figures
}

/** A pointer of the body as the path of a field: lists without positions, blocks by their kind. */
function pathOf(content: DocumentContent, pointer: string): FieldPath {
  let value: unknown = content
  const segments = pointer.split('/').slice(2)
  const path = segments.map((segment) => {
    const isList = Array.isArray(value)
    const name = nameOfStep(segment)
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    if (!isList) return segment
    const kind = typeof value === 'object' && value !== null && 'blockType' in value ? String(value.blockType) : ''
    return `*${kind}`
  })
  return `/${path.join('/')}`
}

function sampleOf(value: unknown): string {
  const text =
    typeof value === 'string' ? value : isLocalisedText(value) ? (Object.values(value).find(Boolean) ?? '') : JSON.stringify(value)
  return (text.length > longestSample ? `${text.slice(0, longestSample)}…` : text).toWellFormed()
}

type Look = { before: KnownSchema; after: KnownSchema; choices: CarryChoice[] }

/** Looks at one document and adds it to the figures. Only faults that it has not now are counted: a draft may be incomplete. */
export function lookAt({ before, after, choices }: Look, document: LookedAt, figures: ImpactFigures): TouchedRow | undefined {
  const { id: document_id, content } = document
  const group = document.status === 'draft' ? 'draft' : 'published'
  const { content: carried, kept } = carryContent(content, choices)
  if (carried !== content) figures.carried += 1
  figures.kept += kept.length
  const vanished = figures.vanished.filter(({ path }) => {
    const values = fieldValues(content, path)
    const choice = choices.find((one) => one.path === path)
    if (values.length > 0 && choice && choice.action !== 'hide' && figures.samples.length < mostSamples && !kept.includes(path))
      figures.samples.push({ document_id, path, to: choice.action === 'move' ? choice.to : null, text: sampleOf(values[0]) })
    return values.length > 0
  })
  for (const field of vanished) field[document.is_deleted ? 'deleted' : group] += 1
  if (document.is_deleted) return undefined

  figures.documents[group] += 1
  const errors = newFaults({ before, after }, content, carried)
  if (errors.length > 0) figures.breaking[group] += 1
  for (const { path, code } of errors) {
    const known = figures.fields.find((field) => field.path === path && field.code === code)
    if (known) known[group] += 1
    else if (figures.fields.length < mostFields) figures.fields.push({ path, code, ...none(), [group]: 1 })
  }
  if (errors.length === 0 && vanished.length === 0) return undefined
  const touched: TouchedRow = { document_id, errors: errors.slice(0, mostErrorsTold), vanished: vanished.map(({ path }) => path) }
  return touched
}

function newFaults({ before, after }: Omit<Look, 'choices'>, content: DocumentContent, carried: DocumentContent) {
  const faults = faultsOf(carried, after)
  if (faults.length === 0) return []
  const key = ({ pointer, code }: { pointer: string; code: string }) => `${code} ${pointer}`
  const known = new Set(faultsOf(content, before).map(key))
  const found = new Map<string, { path: FieldPath; code: string }>()
  for (const fault of faults) {
    if (known.has(key(fault))) continue
    const path = pathOf(carried, fault.pointer)
    found.set(`${fault.code} ${path}`, { path, code: fault.code })
  }
  return [...found.values()]
}
