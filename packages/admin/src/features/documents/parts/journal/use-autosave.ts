import { type DocumentAutosave, type DocumentContent, isSame } from '@vitrine/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type AutosaveCalls, useAutosaveCalls } from '../../queries/autosave-queries.ts'
import { type Autosaver, createAutosaver } from './autosaver.ts'
import type { JournalEntry, Written } from './journal-store.ts'

type Options = {
  sessionKey: string
  userId: number
  place: string
  /** Undefined before it is made: then there is nothing to keep them beside. */
  documentId: number | undefined
  findUnsaved: () => Written | undefined
  /** No save is on its way, and the person may write. */
  isIdle: () => boolean
  /** As it was read. */
  stored: { content: DocumentContent; version: number | undefined }
  /** In this browser there is an entry of that editor, and the journal sees to it. */
  isJournalled: (sessionKey: string) => Promise<boolean>
  onFound: (entry: JournalEntry) => void
}

/** More than so many editors with words in them is nobody's memory. */
const mostOffered = 5

async function entryOf(calls: AutosaveCalls, { id, session_key, version, kept_at }: DocumentAutosave, options: Options) {
  const { documentId = 0, userId, place, stored } = options
  const { content } = await calls.whole(documentId, id)
  if (isSame(content, stored.content)) return undefined
  // What is stored meanwhile is merged with it as with the journal's: by what both began with.
  const ground = version === stored.version ? stored.content : await calls.ground(documentId, version)
  const entry: JournalEntry = {
    key: session_key,
    user_id: userId,
    place,
    kept_at,
    value: content,
    read: { content: ground, version },
    is_elsewhere: true,
  }
  return entry
}

/** Keeps on the server what one editor has not saved, and offers what an editor in another browser left there. */
export function useAutosave(options: Options): { autosaver: Autosaver; keptAt: string | undefined; forget: (sessionKey: string) => void } {
  const calls = useAutosaveCalls()
  const [keptAt, setKeptAt] = useState<string>()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [autosaver] = useState(() =>
    createAutosaver({
      sessionKey: options.sessionKey,
      findUnsaved() {
        const unsaved = latest.current.findUnsaved()
        return unsaved?.read.version === undefined ? undefined : { content: unsaved.value, version: unsaved.read.version }
      },
      mayKeep: () => latest.current.documentId !== undefined && navigator.onLine && latest.current.isIdle(),
      keep: (words, signal) => calls.keep(latest.current.documentId ?? 0, { ...words, session_key: options.sessionKey }, signal),
      forget: (key) => calls.forget(latest.current.documentId ?? 0, key),
      onKept: setKeptAt,
    }),
  )
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && autosaver.hurry()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      autosaver.close()
    }
  }, [autosaver])

  // Where one began, once: two open editors would else offer each other their words for ever.
  const [begun] = useState(options.documentId)
  useEffect(() => {
    if (begun === undefined) return
    const leaving = new AbortController()
    const offer = async () => {
      const unsaved = await calls.unsaved(begun, leaving.signal)
      for (const autosave of unsaved.slice(0, mostOffered)) {
        if (await latest.current.isJournalled(autosave.session_key)) continue
        const entry = await entryOf(calls, autosave, latest.current)
        if (entry && !leaving.signal.aborted) latest.current.onFound(entry)
      }
    }
    // Not found today is found tomorrow: it stays where it is.
    void offer().catch(() => undefined)
    return () => leaving.abort()
  }, [calls, begun])

  return {
    autosaver,
    keptAt,
    forget: (key) => {
      const { documentId } = latest.current
      if (documentId !== undefined) void calls.forget(documentId, key).catch(() => undefined)
    },
  }
}
