import { z } from 'zod'

const prefix = 'vitrine.draft'
const stored = z.object({ value: z.record(z.string(), z.unknown()), kept_at: z.iso.datetime() })

export type Draft = z.infer<typeof stored>

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
        return stored.parse(JSON.parse(storage.getItem(keyOf(record)) ?? 'null'))
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
