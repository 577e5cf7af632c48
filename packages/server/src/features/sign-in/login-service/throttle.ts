type Limits = { max: number; windowMs: number }

const mostRemembered = 10_000

/** Counts failures by key within a window; in memory, so each process counts for itself. */
export function createThrottle({ max, windowMs }: Limits, now: () => number = Date.now) {
  const failures = new Map<string, { count: number; until: number }>()
  const current = (key: string) => {
    const entry = failures.get(key)
    return entry && entry.until > now() ? entry : undefined
  }
  return {
    isExhausted: (key: string): boolean => (current(key)?.count ?? 0) >= max,
    fail(key: string): void {
      const entry = current(key)
      if (entry) {
        entry.count += 1
        return
      }
      // The oldest goes: an attacker who floods it with keys must not fill the memory.
      if (failures.size >= mostRemembered) failures.delete(failures.keys().next().value ?? '')
      failures.set(key, { count: 1, until: now() + windowMs })
    },
    succeed: (key: string): void => void failures.delete(key),
  }
}
