type Kept<Value> = { answer: Promise<Value>; until: number }

export function createMemory<Value>({ most, now = Date.now }: { most: number; now?: () => number }) {
  const kept = new Map<string, Kept<Value>>()
  return {
    get(key: string): Promise<Value> | undefined {
      const known = kept.get(key)
      return known && known.until > now() ? known.answer : undefined
    },
    /** Those who ask while it is being read wait for the same answer; one that is thrown is not kept. */
    keep(key: string, read: () => Promise<{ value: Value; keepMs: number }>): Promise<Value> {
      const entry: Kept<Value> = { until: Number.POSITIVE_INFINITY, answer: undefined as never }
      entry.answer = read().then(
        ({ value, keepMs }) => {
          entry.until = now() + keepMs
          return value
        },
        (error: unknown) => {
          if (kept.get(key) === entry) kept.delete(key)
          throw error
        },
      )
      // The oldest goes; what is asked again is put last.
      kept.delete(key)
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, entry)
      return entry.answer
    },
  }
}
