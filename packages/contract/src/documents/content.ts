import { isObject, pointerStep } from '../json.ts'
import { contentLocales } from '../languages/languages.ts'
import { type DocumentContent, documentLimits } from './documents.ts'

/** RFC 6901, with the id of a block in place of its position: a moved block keeps its name. */
export type ContentPointer = string

const blockIdOf = (item: unknown): string | undefined =>
  isObject(item) && Object.hasOwn(item, 'blockType') && typeof item.id === 'string' && item.id !== '' ? item.id : undefined

/** What each item of a list is called: a block by its id, where no other has it; anything else by its place. */
function namesOf(list: readonly unknown[]): (string | number)[] {
  const seen = new Set<string>()
  return list.map((item, place) => {
    const name = blockIdOf(item)
    if (name === undefined || seen.has(name)) return place
    seen.add(name)
    return name
  })
}

/** The parts of a value with what they are called. */
export function partsOf(value: unknown): [name: string | number, part: unknown][] {
  if (Array.isArray(value)) {
    const names = namesOf(value)
    return value.map((part, place) => [names[place] ?? place, part])
  }
  return isObject(value) ? Object.entries(value) : []
}

const locales: ReadonlySet<string> = new Set(contentLocales)

/** An object of texts by language, and nothing besides: how localised text looks, whatever schema it was written under. */
export const isLocalisedText = (value: unknown): value is Record<string, string> => {
  if (!isObject(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([locale, text]) => locales.has(locale) && typeof text === 'string')
}

/** Every localised text of a document by where it stands. */
export function localisedTexts(content: DocumentContent): Map<ContentPointer, Record<string, string>> {
  const found = new Map<ContentPointer, Record<string, string>>()
  const read = (value: unknown, pointer: string) => {
    if (isLocalisedText(value)) return void found.set(pointer, value)
    for (const [name, part] of partsOf(value)) if (typeof part === 'object' && part !== null) read(part, pointer + pointerStep(name))
  }
  read(content, '')
  return found
}

/** `place` is the pointer with positions instead of block ids: where a form shows a fault. */
export type FoundRelation = { to_document_id: number; reference_key: string; pointer: ContentPointer; place: string }

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647

/** Every `{ to_document_id, reference_key }` of a document, in the order of its content. */
export function relationsIn(content: DocumentContent): FoundRelation[] {
  const found: FoundRelation[] = []
  const read = (value: unknown, pointer: string, place: string) => {
    if (isObject(value) && Object.hasOwn(value, 'to_document_id') && isId(value.to_document_id)) {
      const { to_document_id, reference_key } = value
      found.push({ to_document_id, reference_key: typeof reference_key === 'string' ? reference_key : '', pointer, place })
    }
    for (const [index, [name, part]] of partsOf(value).entries())
      if (typeof part === 'object' && part !== null)
        read(part, pointer + pointerStep(name), place + pointerStep(Array.isArray(value) ? index : name))
  }
  read(content, '', '')
  return found
}

/** The same content without the relations to one document: what pointed at it points at nothing, and lists lose the item. */
export function withoutRelationsTo<Value>(value: Value, document_id: number): Value {
  const pointsAtIt = (part: unknown) => isObject(part) && Object.hasOwn(part, 'to_document_id') && part.to_document_id === document_id
  if (Array.isArray(value)) return value.filter((item) => !pointsAtIt(item)).map((item) => withoutRelationsTo(item, document_id)) as Value
  if (!isObject(value)) return value
  const parts = Object.entries(value).filter(([, part]) => !pointsAtIt(part))
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutRelationsTo(part, document_id)])) as Value
}

/** How a content is judged before it is published. Absent and empty are the same: an empty text, and a place nobody chose, are missing. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const isEmpty = (part: unknown) =>
    part === '' ||
    (typeof part === 'object' &&
      part !== null &&
      !Array.isArray(part) &&
      (Object.keys(part).length === 0 || (isLocalisedText(part) && Object.values(part).every((text) => text === ''))))
  const parts = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)))
}

const mostDifferences = 200

/** Where two contents differ, as deep as both have the same parts; no more than a person reads. */
export function differencesOf(before: unknown, after: unknown): ContentPointer[] {
  const found: ContentPointer[] = []
  const compare = (one: unknown, other: unknown, pointer: string) => {
    if (found.length >= mostDifferences || Object.is(one, other)) return
    const isPair = typeof one === 'object' && one !== null && typeof other === 'object' && other !== null
    if (!isPair || Array.isArray(one) !== Array.isArray(other)) return void found.push(pointer)
    const [ones, others] = [new Map(partsOf(one)), new Map(partsOf(other))]
    for (const name of new Set([...ones.keys(), ...others.keys()])) compare(ones.get(name), others.get(name), pointer + pointerStep(name))
    const order = (names: Iterable<string | number>, kept: Map<string | number, unknown>) =>
      [...names].filter((name) => kept.has(name)).join('\n')
    if (Array.isArray(one) && order(ones.keys(), others) !== order(others.keys(), ones)) found.push(pointer)
  }
  compare(before, after, '')
  return [...new Set(found)].slice(0, mostDifferences)
}

export type ContentFault = { pointer: string; code: 'too_deep' | 'too_many' | 'forbidden_name'; detail: string }

/** What no document may be, draft or not; undefined where all is well. Positions, not block ids: it is told of the body. */
export function faultOf(content: DocumentContent): ContentFault | undefined {
  let values = 0
  const read = (value: unknown, pointer: string, depth: number): ContentFault | undefined => {
    values += 1
    if (values > documentLimits.values) return { pointer, code: 'too_many', detail: `More than ${documentLimits.values} values` }
    if (typeof value !== 'object' || value === null) return undefined
    if (depth >= documentLimits.depth) return { pointer, code: 'too_deep', detail: `Nested deeper than ${documentLimits.depth} levels` }
    for (const [name, part] of Object.entries(value)) {
      // Copied to another object it would become its prototype instead of a property.
      if (name === '__proto__')
        return { pointer: pointer + pointerStep(name), code: 'forbidden_name', detail: 'A property cannot have this name' }
      const fault = read(part, pointer + pointerStep(name), depth + 1)
      if (fault) return fault
    }
    return undefined
  }
  return read(content, '', 0)
}
