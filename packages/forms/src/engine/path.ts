import { pointerTo } from '@vitrine/contract'

export type Path = readonly (string | number)[]

export const toPointer = (path: Path): string => pointerTo(path)

export const isUnder = (pointer: string, parent: string): boolean => pointer === parent || pointer.startsWith(`${parent}/`)

export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, segment) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
    return (value as Record<string | number, unknown>)[segment]
  }, whole)
}

/** A copy with one value changed; untouched branches stay the same objects. An absent value removes its key. */
export function withValueAt(whole: unknown, path: Path, value: unknown): unknown {
  const [segment, ...rest] = path
  if (segment === undefined) return value
  // A text has no parts, and a list none with names: what is there is kept.
  if (typeof whole === 'string' || typeof whole === 'number' || typeof whole === 'boolean') return whole
  if (Array.isArray(whole) && typeof segment !== 'number') return whole
  const child = withValueAt(valueAt(whole, [segment]), rest, value)
  if (Array.isArray(whole) || (whole === undefined && typeof segment === 'number')) {
    const list = [...((whole as unknown[] | undefined) ?? [])]
    // Positions that were skipped hold nothing, which JSON writes as null.
    while (list.length < Number(segment)) list.push(null)
    list[Number(segment)] = child ?? null
    return list
  }
  const changed: Record<string, unknown> = { ...(whole as Record<string, unknown> | null | undefined) }
  if (child === undefined) {
    delete changed[segment]
    return changed
  }
  // A definition, not an assignment: a property named __proto__ stays data.
  Object.defineProperty(changed, segment, { value: child, enumerable: true, configurable: true, writable: true })
  return changed
}

/** Whether every item on the way to a value is there. */
export const hasPlaceFor = (whole: unknown, path: Path): boolean =>
  path.every((segment, depth) => {
    if (typeof segment !== 'number') return true
    const list = valueAt(whole, path.slice(0, depth))
    return Array.isArray(list) && segment < list.length
  })
