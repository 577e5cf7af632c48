import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createJournal, type Journal } from './journal.ts'
import { createJournalStore, type JournalEntry, type Written } from './journal-store.ts'

/** At most so long after a keystroke it is kept. */
const keptWithinMs = 250
/** Names the editor of this tab that was taken away with words in it; its entry is taken up again without a question. */
const resumeKey = 'vitrine.journal.resume'

type Options = {
  userId: number
  place: string
  /** Hands over what is being written, too; undefined when there is nothing to lose. */
  findUnsaved: () => Written | undefined
  /** `goesOn`: written in this tab just before the page was taken away, by a session that ended. */
  onFound: (entry: JournalEntry, goesOn: boolean) => void
}

const openJournal = (user_id: number): Journal =>
  createJournal({
    store: createJournalStore(window.indexedDB),
    locks: navigator.locks,
    user_id,
    key: crypto.randomUUID(),
    now: () => new Date(),
  })

/** Keeps what is written in one editor, and offers what an earlier one left. */
export function useJournal({ userId, place, findUnsaved, onFound }: Options) {
  const [journal] = useState(() => openJournal(userId))
  const [isRefused, setRefused] = useState(false)
  const latest = useRef({ place, findUnsaved, onFound })
  useLayoutEffect(() => {
    latest.current = { place, findUnsaved, onFound }
  })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const unsaved = latest.current.findUnsaved()
    if (!unsaved) return void journal.forget()
    void journal.keep(latest.current.place, unsaved).then((isKept) => setRefused(!isKept))
  }, [journal])
  const touch = useCallback(() => {
    timer.current ??= setTimeout(keepNow, keptWithinMs)
  }, [keepNow])

  useLayoutEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && keepNow()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', onHidden)
      const isLeft = latest.current.findUnsaved() !== undefined
      keepNow()
      if (isLeft) sessionStorage.setItem(resumeKey, journal.key)
      journal.close()
    }
  }, [journal, keepNow])

  // Where one began: an editor whose document was made meanwhile does not look again.
  const [begun] = useState(place)
  useEffect(() => {
    const leaving = new AbortController()
    journal.watch(
      begun,
      (entry) => {
        const goesOn = sessionStorage.getItem(resumeKey) === entry.key
        if (goesOn) sessionStorage.removeItem(resumeKey)
        latest.current.onFound(entry, goesOn)
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [journal, begun])

  return { journal, touch, keepNow, isRefused }
}
