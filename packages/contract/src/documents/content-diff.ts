import { isObject, isSame, pointerStep } from '../json.ts'
import { type ContentPointer, isLocalisedText, partsOf } from './content.ts'
import type { DocumentContent } from './documents.ts'
import { isWhole } from './wholes.ts'

/**
 * One thing that is other in the second of two contents: a field, one language of a text, or a block that came, went or was
 * put elsewhere.
 */
export type ContentChange = {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** With block ids for positions: the same in every content that has the block. */
  pointer: ContentPointer
  /** The same with positions, in the content of each side; null where it is not there. */
  beforePlace: string | null
  afterPlace: string | null
  before: unknown
  after: unknown
  /** Which language of a text; null where it is none. */
  locale: string | null
}

/** Where something stands on each side. */
type Place = { pointer: string; before: string | null; after: string | null }
type Tell = (kind: ContentChange['kind'], at: Place, before: unknown, after: unknown, locale?: string) => void

/** What is other in `after`, in the order of its content; what went stands where it stood. */
export function contentChanges(before: DocumentContent, after: DocumentContent): ContentChange[] {
  const found: ContentChange[] = []
  compare(before, after, { pointer: '', before: '', after: '' }, (kind, at, one, other, locale) => {
    found.push({
      kind,
      pointer: at.pointer,
      beforePlace: at.before,
      afterPlace: at.after,
      before: one,
      after: other,
      locale: locale ?? null,
    })
  })
  return found
}

const isGroup = (value: unknown): value is Record<string, unknown> => isObject(value) && !isWhole(value) && !isLocalisedText(value)

/** Absent and empty are the same. */
const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

function compare(one: unknown, other: unknown, at: Place, tell: Tell): void {
  if (Object.is(one, other) || (isAbsent(one) && isAbsent(other))) return
  const both = [one, other].filter((side) => !isAbsent(side))
  if (both.every(isLocalisedText)) compareTexts(asObject(one), asObject(other), at, tell)
  else if (both.every(Array.isArray)) compareLists(one, other, at, tell)
  else if (both.every(isGroup)) compareParts(asObject(one), asObject(other), at, tell)
  else if (!isSame(one, other)) tell(kindOf(one, other), at, one, other)
}

const kindOf = (one: unknown, other: unknown) => (isAbsent(one) ? 'added' : isAbsent(other) ? 'removed' : 'changed')

const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
const own = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)
const namesIn = (one: object, other: object): Set<string> => new Set([...Object.keys(other), ...Object.keys(one)])

const stepIn = (at: Place, name: string | number): Place => ({
  pointer: at.pointer + pointerStep(name),
  before: at.before === null ? null : at.before + pointerStep(name),
  after: at.after === null ? null : at.after + pointerStep(name),
})

function compareTexts(one: Record<string, unknown>, other: Record<string, unknown>, at: Place, tell: Tell): void {
  for (const locale of namesIn(one, other)) {
    const [text, next] = [own(one, locale), own(other, locale)]
    if (text === next || (isAbsent(text) && isAbsent(next))) continue
    tell(kindOf(text, next), stepIn(at, locale), text, next, locale)
  }
}

function compareParts(one: Record<string, unknown>, other: Record<string, unknown>, at: Place, tell: Tell): void {
  for (const name of namesIn(one, other)) compare(own(one, name), own(other, name), stepIn(at, name), tell)
}

function compareLists(one: unknown, other: unknown, at: Place, tell: Tell): void {
  const [before, after] = [asList(one), asList(other)]
  const [ones, others] = [blocksOf(before), blocksOf(after)]
  // Without names nobody can say which item is which when some came or went.
  const isByPlace = before.length === after.length && [...before, ...after].every(isGroup)
  if (ones && others) compareBlocks(ones, others, at, tell)
  else if (isByPlace) for (const [place, item] of before.entries()) compare(item, after[place], stepIn(at, place), tell)
  else if (!isSame(before, after)) tell(kindOf(one, other), at, one, other)
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

type Blocks = Map<string, { place: number; block: unknown }>

/** A list by the ids of its blocks; undefined where not each item has one. */
function blocksOf(list: readonly unknown[]): Blocks | undefined {
  const blocks: Blocks = new Map()
  for (const [place, [name, block]] of partsOf(list).entries()) {
    if (typeof name !== 'string') return undefined
    blocks.set(name, { place, block })
  }
  return blocks
}

function compareBlocks(ones: Blocks, others: Blocks, at: Place, tell: Tell): void {
  const placed = (parent: string | null, blocks: Blocks, id: string) => {
    const place = blocks.get(id)?.place
    return parent === null || place === undefined ? null : parent + pointerStep(place)
  }
  const stepTo = (id: string): Place => ({
    pointer: at.pointer + pointerStep(id),
    before: placed(at.before, ones, id),
    after: placed(at.after, others, id),
  })
  const gone = [...ones].filter(([id]) => !others.has(id))
  const goneAt = new Map(gone.map(([id, { place, block }]) => [place, { id, block }]))
  const moved = movedAmong(
    [...ones.keys()].filter((id) => others.has(id)),
    [...others.keys()].filter((id) => ones.has(id)),
  )
  const tellGone = (place: number) => {
    const lost = goneAt.get(place)
    if (lost) tell('removed', stepTo(lost.id), lost.block, undefined)
  }
  for (const [id, { place, block }] of others) {
    tellGone(place)
    const known = ones.get(id)
    if (!known) tell('added', stepTo(id), undefined, block)
    else {
      if (moved.has(id)) tell('moved', stepTo(id), known.block, block)
      compare(known.block, block, stepTo(id), tell)
    }
  }
  for (const place of goneAt.keys()) if (place >= others.size) tellGone(place)
}

/** Which of the same names, in two orders, were put elsewhere: the fewest that explain it, all but the longest rising run. */
function movedAmong(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((name, place) => [name, place]))
  const places = after.map((name) => placeBefore.get(name) ?? 0)
  /** ends[length]: the index of the lowest place on which a run of that length (and one more) can end. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? ends[low - 1] : undefined
    ends[low] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) kept.add(index)
  return new Set(after.filter((_name, index) => !kept.has(index)))
}
