const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Two values are the same when a save would send the same: by value, and a key without a value is no key. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(ownValue(one, key), ownValue(other, key)))
}

const ownValue = (record: Record<string, unknown>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)
