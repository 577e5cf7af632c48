import type { Document, DocumentContent } from '@vitrine/contract'
import { isSame } from '@vitrine/contract'
import { useRef, useState } from 'react'
import type { JournalEntry, Written } from './journal-store.ts'
import { useAutosave } from './use-autosave.ts'
import { useJournal } from './use-journal.ts'

type Options = {
  userId: number
  place: string
  document: Document | undefined
  /** As it was read or last saved. */
  read: () => { content: DocumentContent; version: number | undefined }
  findUnsaved: () => Written | undefined
  isSaving: () => boolean
  /** These words are to be written on, over what they were written over. */
  onTaken: (entry: JournalEntry) => void
}

const isSessionKey = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

/** The words of one editor that no save has: kept in this browser and on the server, and offered back from both. */
export function useUnsaved({ userId, place, document, read, findUnsaved, isSaving, onTaken }: Options) {
  const [found, setFound] = useState<JournalEntry[]>([])
  // Taken up or let go in this editor: what the server says of them later is old.
  const dealtWith = useRef(new Set<string>())

  async function takeUp(entry: JournalEntry) {
    dealtWith.current.add(entry.key)
    // Written since the page was opened: it is set aside and offered in its turn.
    const aside = findUnsaved()
    const kept = aside && (await journal.setAside(place, aside))
    onTaken(entry)
    setFound((all) => [...all.filter(({ key }) => key !== entry.key), ...(kept ? [kept] : [])])
    const { value, read: ground, client_key, unanswered } = entry
    const { version } = ground
    if (isSessionKey(entry.key) && version !== undefined) autosaver.takeUp(entry.key, { content: value, version })
    // The form shows it only at the next turn: until it is kept under the new name, the old entry stays.
    const isKept = await journal.keep(place, { value, read: ground, ...(client_key && { client_key }), ...(unanswered && { unanswered }) })
    if (isKept) await journal.discard(entry.key)
  }
  const offer = (entry: JournalEntry) => setFound((all) => [...all.filter(({ key }) => key !== entry.key), entry])

  const { journal, touch, keepNow, isRefused } = useJournal({
    userId,
    place,
    findUnsaved,
    onFound(entry, goesOn) {
      dealtWith.current.add(entry.key)
      if (isSame(entry.value, read().content)) return void journal.discard(entry.key)
      if (goesOn) return void takeUp(entry)
      offer(entry)
    },
  })
  const { autosaver, keptAt, forget } = useAutosave({
    sessionKey: journal.key,
    userId,
    place,
    documentId: document?.id,
    findUnsaved,
    isIdle: () => !isSaving() && document?.may_edit === true,
    stored: read(),
    isJournalled: async (key) => dealtWith.current.has(key) || journal.holds(key),
    onFound: (entry) => dealtWith.current.has(entry.key) || offer(entry),
  })

  return {
    sessionKey: journal.key,
    isRefused,
    /** When the server was last handed the words that are not saved. */
    keptAt,
    found: found.find((entry) => entry.place === place),
    keepNow,
    touch() {
      touch()
      autosaver.touch()
    },
    beforeSave: autosaver.quiet,
    afterSave: autosaver.saved,
    letGo() {
      void journal.forget()
      autosaver.discard()
    },
    takeFound: (entry: JournalEntry) => void takeUp(entry),
    discardFound(entry: JournalEntry) {
      dealtWith.current.add(entry.key)
      void journal.discard(entry.key)
      if (isSessionKey(entry.key)) forget(entry.key)
      setFound((all) => all.filter(({ key }) => key !== entry.key))
    },
  }
}

export type Unsaved = ReturnType<typeof useUnsaved>
