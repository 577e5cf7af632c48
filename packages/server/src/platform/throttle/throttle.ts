type Limits = { max: number; windowMs: number }

const mostRemembered = 10_000

/** Counts attempts by key within a window; in memory, so each process counts for itself. */
export function createThrottle({ max, windowMs }: Limits, now: () => number = Date.now) {
  const attempts = new Map<string, { count: number; until: number }>()
  return {
    /** Counts one; false when there have been too many. */
    take(key: string): boolean {
      const known = attempts.get(key)
      const entry = known && known.until > now() ? known : { count: 0, until: now() + windowMs }
      if (entry.count >= max) return false
      // The oldest goes: an attacker who floods it with keys must not fill the memory.
      if (!known && attempts.size >= mostRemembered) attempts.delete(attempts.keys().next().value ?? '')
      attempts.set(key, { ...entry, count: entry.count + 1 })
      return true
    },
    /** After a success. */
    forget: (key: string): void => void attempts.delete(key),
  }
}
