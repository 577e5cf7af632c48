import { isObject, isSame } from '../json.ts'
import type { CarryChoice } from '../schemas/carry-over.ts'
import { isSafeName } from '../schemas/finding.ts'
import { type FieldPath, type FieldStep, fieldSteps } from '../schemas/schema-fields.ts'
import { isLocalisedText } from './content.ts'
import type { DocumentContent } from './documents.ts'

/** Nothing a person would miss. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isObject(value)) return false
  return Object.keys(value).length === 0 || (isLocalisedText(value) && Object.values(value).every((text) => text === ''))
}

const isOfKind = (item: unknown, blockType: string | undefined): boolean =>
  blockType === undefined || (isObject(item) && Object.hasOwn(item, 'blockType') && item.blockType === blockType)

const part = (value: unknown, name: string): unknown => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined)

/** What stands in a field, in every item of the lists on the way; what is empty is left out. */
export function fieldValues(content: unknown, path: FieldPath): unknown[] {
  let values: unknown[] = [content]
  for (const step of fieldSteps(path))
    values = values.flatMap((value) => {
      if (!step.list) return [part(value, step.name)]
      return Array.isArray(value) ? value.filter((item) => isOfKind(item, step.blockType)) : []
    })
  return values.filter((value) => !isEmpty(value))
}

type Change = (value: unknown) => unknown

/** A copy with each value at a place changed; the very same where nothing was. */
function mapAt(value: unknown, steps: readonly FieldStep[], change: Change): unknown {
  const [step, ...rest] = steps
  if (!step) return change(value)
  if (step.list) {
    if (!Array.isArray(value)) return value
    const items = value.map((item) => (isOfKind(item, step.blockType) ? mapAt(item, rest, change) : item))
    return items.some((item, place) => item !== value[place]) ? items : value
  }
  const before = part(value, step.name)
  if (before === undefined || !isObject(value)) return value
  const after = mapAt(before, rest, change)
  return after === before ? value : { ...value, [step.name]: after }
}

const namesOf = (steps: readonly FieldStep[]): string[] => steps.flatMap((step) => (step.list ? [] : step.name))

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return value
  if (rest.length > 0) return { ...value, [name]: without(value[name], rest) }
  const { [name]: _gone, ...kept } = value
  return kept
}

/** Undefined where something else stands in the way. */
function withValue(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return isEmpty(value) ? put : undefined
  if (!isSafeName(name) || !(value === undefined || isObject(value))) return undefined
  const inner = withValue(part(value, name), rest, put)
  return inner === undefined ? undefined : { ...(value ?? {}), [name]: inner }
}

/** The list that the last step is about, where it is one of a kind of blocks; else the item that the whole change is inside. */
function splitSteps(path: FieldPath) {
  const steps = fieldSteps(path)
  const last = steps.findLastIndex(({ list }) => list)
  return { steps, outer: steps.slice(0, last + 1), inner: namesOf(steps.slice(last + 1)) }
}

function carryBlocks(content: unknown, choice: CarryChoice): unknown {
  const { steps } = splitSteps(choice.path)
  const last = steps.at(-1)
  const blockType = last?.list ? last.blockType : undefined
  return mapAt(content, steps.slice(0, -1), (list) => {
    if (!Array.isArray(list) || !list.some((item) => isOfKind(item, blockType))) return list
    if (choice.action === 'delete') return list.filter((item) => !isOfKind(item, blockType))
    const target = choice.action === 'move' ? fieldSteps(choice.to).at(-1) : undefined
    if (!target?.list) return list
    return list.map((item) => (isOfKind(item, blockType) && isObject(item) ? { ...item, blockType: target.blockType } : item))
  })
}

function carryOne(content: unknown, choice: CarryChoice, tellKept: () => void): unknown {
  if (choice.action === 'hide') return content
  const { steps, outer, inner } = splitSteps(choice.path)
  if (steps.at(-1)?.list) return carryBlocks(content, choice)
  return mapAt(content, outer, (item) => {
    const text = inner.reduce<unknown>(part, item)
    if (isEmpty(text)) return item
    if (choice.action === 'delete') return without(item, inner)
    const moved = withValue(without(item, inner), splitSteps(choice.to).inner, text)
    if (moved === undefined) tellKept()
    return moved ?? item
  })
}

export type Carried = {
  /** The very same object where nothing was to be done. */
  content: DocumentContent
  /** Whose text stayed hidden, since where it was to go something stood already. */
  kept: FieldPath[]
}

/** A content as the choices make it. Done twice it is the same as done once. */
export function carryContent(content: DocumentContent, choices: readonly CarryChoice[]): Carried {
  const kept = new Set<FieldPath>()
  const carried = choices.reduce<unknown>((value, choice) => carryOne(value, choice, () => kept.add(choice.path)), content)
  return { content: carried as DocumentContent, kept: [...kept] }
}

/**
 * What was written in a form of the old schema, after others' text was carried over: moved as theirs was, and deleted only
 * where nobody has written since.
 */
export function carryDraft(read: DocumentContent, draft: DocumentContent, choices: readonly CarryChoice[]): DocumentContent {
  const safe = choices.filter(
    (choice) => choice.action !== 'delete' || isSame(fieldValues(read, choice.path), fieldValues(draft, choice.path)),
  )
  return carryContent(draft, safe).content
}

/** The moves of fields that a form of an old schema has just written: text that was hidden before stays where it is. */
export function carryWritten(stored: DocumentContent, draft: DocumentContent, choices: readonly CarryChoice[]): DocumentContent {
  const written = choices.filter(({ action, path }) => action === 'move' && !isSame(fieldValues(stored, path), fieldValues(draft, path)))
  return written.length > 0 ? carryContent(draft, written).content : draft
}
