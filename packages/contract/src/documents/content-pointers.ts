import { namesOfPointer, pointerStep } from '../json.ts'
import { type ContentPointer, partsOf } from './content.ts'

/** Follows a pointer through a value; `step` says how each part is written in the pointer that comes out. */
function rewrite(
  content: unknown,
  pointer: string,
  step: (value: unknown, name: string) => { name: string | number; part: unknown },
): string {
  let value = content
  return namesOfPointer(pointer)
    .map((segment) => {
      const { name, part } = step(value, segment)
      value = part
      return pointerStep(name)
    })
    .join('')
}

const ofObject = (value: unknown, name: string) => ({
  name,
  part: typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
})

/** Where a form shows it now: positions in place of block ids. What is not there any more is left as it is written. */
export const placeOfPointer = (content: unknown, pointer: ContentPointer): string =>
  rewrite(content, pointer, (value, segment) => {
    if (!Array.isArray(value)) return ofObject(value, segment)
    const place = partsOf(value).findIndex(([name]) => String(name) === segment)
    return place < 0 ? { name: segment, part: undefined } : { name: place, part: value[place] }
  })

/** The same place by block ids, which stays true when blocks are moved. */
export const pointerOfPlace = (content: unknown, place: string): ContentPointer =>
  rewrite(content, place, (value, segment) => {
    if (!Array.isArray(value)) return ofObject(value, segment)
    const [name, part] = partsOf(value)[Number(segment)] ?? [segment, undefined]
    return { name, part }
  })
