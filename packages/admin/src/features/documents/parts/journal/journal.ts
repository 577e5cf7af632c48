import type { JournalEntry, JournalStore, Written } from './journal-store.ts'

export const keptForMs = 30 * 24 * 3600 * 1000

/** The words of one open editor, and those that earlier ones left behind. */
export type Journal = {
  readonly key: string
  /** Answers whether the browser took them. */
  keep(place: string, written: Written): Promise<boolean>
  forget(): Promise<void>
  /** Words that make room for others, as an entry of their own. */
  setAside(place: string, written: Written): Promise<JournalEntry>
  /** Told of each entry of the place that no living editor holds, also when one dies later. */
  watch(place: string, onFound: (entry: JournalEntry) => void, signal: AbortSignal): void
  discard(key: string): Promise<void>
  /** Whether this browser keeps words of that editor, living or not. */
  holds(key: string): Promise<boolean>
  /** From now on others may be offered what is kept here. */
  close(): void
}

type World = {
  store: JournalStore
  /** Shared by the windows of this browser; a window that dies lets go of its own. Without them every entry counts as left. */
  locks: Pick<LockManager, 'request'> | undefined
  user_id: number
  key: string
  now: () => Date
}

const lockOf = (key: string) => `vitrine.journal ${key}`

export function createJournal({ store, locks, user_id, key, now }: World): Journal {
  const closing = new AbortController()
  const held = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  void locks?.request(lockOf(key), { signal: closing.signal }, () => held).catch(() => 'closed before it was granted')
  // What cannot be kept or found again is no reason to disturb anyone's writing; `keep` answers it.
  const quietly = async (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    )
  const tell = async (found: string, onFound: (entry: JournalEntry) => void, signal: AbortSignal) => {
    // Read again: its editor may have saved before it went.
    const entry = await store.get(found)
    if (entry && !signal.aborted) onFound(entry)
  }
  return {
    key,
    keep: (place, written) => quietly(store.put({ ...written, key, user_id, place, kept_at: now().toISOString() })),
    async setAside(place, written) {
      const entry: JournalEntry = { ...written, key: `${key} aside ${now().getTime()}`, user_id, place, kept_at: now().toISOString() }
      await quietly(store.put(entry))
      return entry
    },
    forget: async () => void (await quietly(store.remove(key))),
    holds: (other) =>
      store.get(other).then(
        (entry) => entry !== undefined,
        () => false,
      ),
    discard: async (other) => void (await quietly(store.remove(other))),
    watch(place, onFound, signal) {
      const look = async () => {
        await store.prune(new Date(now().getTime() - keptForMs).toISOString())
        const others = (await store.ofPlace(user_id, place)).filter((entry) => entry.key !== key)
        const newestFirst = others.toSorted((one, other) => other.kept_at.localeCompare(one.kept_at))
        for (const entry of newestFirst)
          void quietly(
            locks ? locks.request(lockOf(entry.key), { signal }, () => tell(entry.key, onFound, signal)) : tell(entry.key, onFound, signal),
          )
      }
      void quietly(look())
    },
    close: () => closing.abort(),
  }
}
