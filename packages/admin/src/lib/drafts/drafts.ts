const prefix = 'vitrine.draft'

export type Draft = { value: Record<string, unknown>; kept_at: string }

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'kept_at' in kept && 'value' in kept && typeof kept.value === 'object' && kept.value !== null

export type Drafts = {
  read(record: string): Draft | undefined
  keep(record: string, value: object): void
  forget(record: string): void
}

/** One person's drafts; on a shared machine nobody is offered another's. */
export function createDrafts(storage: Storage, userId: number, now: () => Date): Drafts {
  const keyOf = (record: string) => `${prefix}.${userId}.${record}`
  return {
    read(record) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(record)) ?? 'null')
        return isDraft(kept) ? kept : undefined
      } catch {
        // Nothing there, or something of another version: there is nothing to offer.
        return undefined
      }
    },
    keep(record, value) {
      try {
        storage.setItem(keyOf(record), JSON.stringify({ value, kept_at: now().toISOString() }))
      } catch {
        // The browser's storage is full: the form itself still holds the words.
      }
    },
    forget: (record) => storage.removeItem(keyOf(record)),
  }
}
