/** A JSON object; only its own properties are to be asked for. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ownPart = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)

/** Whether a save would send the same: absent and undefined are the same, as JSON has it; the order of properties says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]))
  if (!isObject(one) || !isObject(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(ownPart(one, name), ownPart(other, name)))
}

/** One step of a JSON pointer (RFC 6901), with the slash before it. */
export const pointerStep = (name: string | number): string => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

export const pointerTo = (names: readonly (string | number)[]): string => names.map(pointerStep).join('')

/** What a step of a pointer, without its slash, is the name of. */
export const nameOfStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The names on the way that a pointer leads. */
export const namesOfPointer = (pointer: string): string[] => pointer.split('/').slice(1).map(nameOfStep)
