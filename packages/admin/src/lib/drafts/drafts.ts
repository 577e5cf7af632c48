import { isObject } from '@vitrine/contract'

const prefix = 'vitrine.draft'

/** What was written, and over what: the value as it was read, and its version. */
export type Written = {
  value: object
  read: { value: object; version: number | undefined }
  /** Written in this very moment on a page that gives way to the record's own: taken up there without asking. */
  goes_on?: boolean
}
export type Draft = Written & { kept_at: string }

const isDraft = (kept: unknown): kept is Draft =>
  isObject(kept) &&
  'kept_at' in kept &&
  'value' in kept &&
  isObject(kept.value) &&
  'read' in kept &&
  isObject(kept.read) &&
  'value' in kept.read

export type Drafts = {
  read(record: string): Draft | undefined
  keep(record: string, written: Written): void
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
    keep(record, written) {
      try {
        storage.setItem(keyOf(record), JSON.stringify({ ...written, kept_at: now().toISOString() }))
      } catch {
        // The browser's storage is full: the form itself still holds the words.
      }
    },
    forget: (record) => storage.removeItem(keyOf(record)),
  }
}
