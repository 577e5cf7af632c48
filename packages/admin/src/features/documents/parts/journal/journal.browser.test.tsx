import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJournal, type Journal, keptForMs } from './journal.ts'
import { createJournalStore, type JournalEntry, type JournalStore } from './journal-store.ts'

const place = 'document 7'
const over = (title: string) => ({ value: { title }, read: { content: { title: 'Kaia' }, version: 3 } })

let store: JournalStore
let open: Journal[] = []
const editor = (key: string, { user_id = 1, now = () => new Date() } = {}): Journal => {
  const journal = createJournal({ store, locks: navigator.locks, user_id, key: `${key} ${crypto.randomUUID()}`, now })
  open.push(journal)
  return journal
}
beforeEach(async () => {
  await new Promise<void>((resolve) => {
    const gone = indexedDB.deleteDatabase('vitrine.journal')
    gone.onsuccess = () => resolve()
    gone.onblocked = () => resolve()
  })
  store = createJournalStore(indexedDB)
})
afterEach(() => {
  for (const journal of open) journal.close()
  open = []
})

/** What an editor that opens now is offered, as it comes. */
function offered(journal: Journal, at = place): JournalEntry[] {
  const found: JournalEntry[] = []
  journal.watch(at, (entry) => found.push(entry), new AbortController().signal)
  return found
}
const titles = (entries: JournalEntry[]) => entries.map(({ value }) => value.title)

test('[DOC-06] words of an editor that went are offered to the next one, with what they were written over', async () => {
  const first = editor('first')
  expect(await first.keep(place, over('Kaia i Havnes'))).toBe(true)
  first.close()
  const found = offered(editor('second'))
  await expect.poll(() => found).toMatchObject([over('Kaia i Havnes')])
})

test('[DOC-06] two windows of one document keep each its own words, and a living one is not offered to the other', async () => {
  const [one, two] = [editor('one'), editor('two')]
  await one.keep(place, over('En'))
  await two.keep(place, over('To'))
  two.close()
  const third = editor('third')
  expect(await third.holds(one.key), 'it knows of them all the same').toBe(true)
  expect(await third.holds('of another browser')).toBe(false)
  const found = offered(third)
  await expect.poll(() => titles(found)).toEqual(['To'])
  one.close()
  // When it dies, it is.
  await expect.poll(() => titles(found)).toEqual(['To', 'En'])
})

test('[DOC-06] words that were saved before their editor went are not offered', async () => {
  const [one, two] = [editor('one'), editor('two')]
  await one.keep(place, over('Lagret'))
  await two.keep(place, over('Ulagret'))
  const found = offered(editor('third'))
  await one.forget()
  one.close()
  two.close()
  await expect.poll(() => titles(found)).toEqual(['Ulagret'])
})

test('[DOC-06] nobody is offered another person’s words, nor those of another document, nor discarded ones', async () => {
  const [mine, another, discarded] = [editor('mine', { user_id: 2 }), editor('another'), editor('discarded')]
  await mine.keep(place, over('Ingrids'))
  await another.keep('document 8', over('Åtte'))
  await discarded.keep(place, over('Forkastet'))
  for (const journal of [mine, another, discarded]) journal.close()
  await another.discard(discarded.key)
  const last = editor('last')
  await last.keep(place, over('Sist'))
  last.close()
  const found = offered(editor('next'))
  await expect.poll(() => titles(found)).toEqual(['Sist'])
})

test('[DOC-06] what nobody asked for in thirty days is let go', async () => {
  const old = editor('old', { now: () => new Date(Date.now() - keptForMs - 1000) })
  const recent = editor('recent', { now: () => new Date(Date.now() - keptForMs + 60_000) })
  await old.keep(place, over('Gammelt'))
  await recent.keep(place, over('Nylig'))
  old.close()
  recent.close()
  const found = offered(editor('now'))
  await expect.poll(() => titles(found)).toEqual(['Nylig'])
  expect(await store.get(old.key)).toBeUndefined()
})

test('[DOC-06] a browser that keeps nothing says so, and nothing is thrown', async () => {
  const refusing = {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  } as unknown as IDBFactory
  const journal = createJournal({ store: createJournalStore(refusing), locks: undefined, user_id: 1, key: 'x', now: () => new Date() })
  expect(await journal.keep(place, over('x'))).toBe(false)
  await journal.forget()
  expect(offered(journal)).toEqual([])
})
