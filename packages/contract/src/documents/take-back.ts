import { isObject, isSame, namesOfPointer } from '../json.ts'
import { partsOf } from './content.ts'
import type { ContentChange } from './content-diff.ts'
import type { DocumentContent } from './documents.ts'

type Compared = { before: DocumentContent; after: DocumentContent }

/**
 * A content with one change undone, whatever else became other since: a field has its old value, a block that came is gone,
 * one that went or was moved stands after the one it stood after. Undefined where there is no place for it any more.
 * The change is told from `compared.before` to `compared.after`.
 */
export function takeBack(content: DocumentContent, change: ContentChange, compared: Compared): DocumentContent | undefined {
  const steps = namesOfPointer(change.pointer)
  const last = steps.at(-1)
  if (last === undefined) return undefined
  if (!isSameItem(content, compared.after, steps)) return undefined
  const parents = steps.slice(0, -1)
  const old = valueAt(compared.before, parents)
  return replaced(content, parents, (parent) => {
    if (Array.isArray(parent)) return listWith(parent, last, change, Array.isArray(old) ? old : [])
    if (parent === undefined && Array.isArray(old)) return listWith([], last, change, old)
    if (parent !== undefined && !isObject(parent)) return undefined
    const { [last]: _now, ...others } = parent ?? {}
    return change.before === undefined ? others : { ...parent, [last]: change.before }
  })
}

/** The place of the item that is called so; undefined where there is none. */
function placeOf(list: readonly unknown[], name: string): number | undefined {
  const place = partsOf(list).findIndex(([each]) => String(each) === name)
  return place < 0 ? undefined : place
}

/** An item without a name of its own is known by its place only while it is what stood there: another may have come before it. */
function isSameItem(now: unknown, then: unknown, steps: readonly string[]): boolean {
  const [name, ...rest] = steps
  if (name === undefined) return true
  const [item, itemThen] = [valueAt(now, [name]), valueAt(then, [name])]
  const isByPlace = Array.isArray(now) && partsOf(now).some(([each]) => typeof each === 'number' && String(each) === name)
  return isByPlace ? isSame(item, itemThen) : isSameItem(item, itemThen, rest)
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  const [name, ...rest] = steps
  if (name === undefined) return value
  if (Array.isArray(value)) return valueAt(value[placeOf(value, name) ?? -1], rest)
  return isObject(value) && Object.hasOwn(value, name) ? valueAt(value[name], rest) : undefined
}

/** A copy with another value at the end of the steps; undefined where the way is gone or `change` has no answer. */
function replaced<Value>(value: Value, steps: readonly string[], change: (value: unknown) => unknown): Value | undefined {
  const [name, ...rest] = steps
  if (name === undefined) return change(value) as Value | undefined
  if (Array.isArray(value)) {
    const place = placeOf(value, name)
    if (place === undefined) return undefined
    const item = replaced(value[place], rest, change)
    return item === undefined ? undefined : (value.with(place, item) as Value)
  }
  if (value !== undefined && !isObject(value)) return undefined
  const known: Record<string, unknown> = isObject(value) ? value : {}
  const part = replaced(Object.hasOwn(known, name) ? known[name] : undefined, rest, change)
  return part === undefined ? undefined : ({ ...known, [name]: part } as Value)
}

function listWith(list: readonly unknown[], name: string, change: ContentChange, old: readonly unknown[]): unknown[] | undefined {
  const place = placeOf(list, name)
  if (change.kind === 'added') return place === undefined ? undefined : list.filter((_item, index) => index !== place)
  if (change.kind === 'changed' && place !== undefined) return list.with(place, change.before)
  if (change.kind === 'changed' || (change.kind === 'removed') === (place !== undefined)) return undefined
  const item = place === undefined ? change.before : list[place]
  const others = list.filter((_item, index) => index !== place)
  return others.toSpliced(placeAfterNeighbour(others, name, old), 0, item)
}

/** Behind the nearest of those it stood behind that is still there; without one, first. */
function placeAfterNeighbour(list: readonly unknown[], name: string, old: readonly unknown[]): number {
  const names = partsOf(old).map(([each]) => String(each))
  for (const neighbour of names.slice(0, Math.max(0, names.indexOf(name))).toReversed()) {
    const place = placeOf(list, neighbour)
    if (place !== undefined) return place + 1
  }
  return 0
}
