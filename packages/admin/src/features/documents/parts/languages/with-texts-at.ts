import { type DocumentContent, isObject, namesOfPointer } from '@vitrine/contract'

/** A copy with other texts at a place (a pointer with positions); what is not on the way stays the same object. */
export function withTextsAt(value: DocumentContent, place: string, texts: unknown): DocumentContent {
  return put(value, namesOfPointer(place), texts) as DocumentContent
}

function put(value: unknown, steps: readonly string[], texts: unknown): unknown {
  const [name, ...rest] = steps
  if (name === undefined) return texts
  if (Array.isArray(value)) return Number(name) < value.length ? value.with(Number(name), put(value[Number(name)], rest, texts)) : value
  const known = isObject(value) ? value : {}
  return { ...known, [name]: put(Object.hasOwn(known, name) ? known[name] : undefined, rest, texts) }
}
