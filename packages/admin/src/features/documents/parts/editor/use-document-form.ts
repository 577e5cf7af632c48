import { type Document, type DocumentContent, type DocumentStatus, type FieldError, isSame, mergeContent } from '@vitrine/contract'
import type { FormHandle } from '@vitrine/forms'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentCalls } from '../../queries/document-queries.ts'
import type { Unanswered, Written } from '../journal/journal-store.ts'
import { useUnsaved } from '../journal/use-unsaved.ts'
import { fieldErrorsOf, isConflict, isUnanswered, NoContentError } from './save-outcome.ts'
import { type Asked, makeDocument, newClientKey, OvertakenError, saveChanged } from './send-document.ts'

export type Read = { content: DocumentContent; version: number | undefined }
export type Conflict = { stored: Document; read: Read; mine: DocumentContent; status: DocumentStatus | undefined }

/** A way to write the document that is not the form itself. */
export type Flushing = Pick<FormHandle, 'flush'>

type Options = {
  userId: number
  instanceId: number
  schemaId: number
  document: Document | undefined
  calls: DocumentCalls
  onSaved: (saved: Document, isNew: boolean) => void
  /** Someone else's save is in it too, without a choice to make. */
  onMerged: (stored: Document) => void
  onFailed: (error: unknown, again: () => void) => void
}

/** The state of one document being written, from before it is made to after every save; draws nothing. */
export function useDocumentForm(options: Options) {
  const { userId, instanceId, schemaId, calls } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const form = useRef<FormHandle>(null)
  const sideBySide = useRef<Flushing>(null)
  const [stored, setStored] = useState(options.document)
  // A save that follows another at once must not see what was drawn before it.
  const known = useRef(stored)
  const remember = useCallback((document: Document) => {
    known.current = document
    setStored(document)
  }, [])
  // As it was read or last saved: what «unsaved» is measured against, and the version a save names.
  const read = useRef<Read>({ content: stored?.content ?? {}, version: stored?.version })
  const [value, setValue] = useState<DocumentContent>(read.current.content)
  const latestValue = useRef(value)
  const change = useCallback((written: DocumentContent) => {
    latestValue.current = written
    setValue(written)
  }, [])

  /** Hands over what is being written, in whichever form that is. */
  const flushed = useCallback((): DocumentContent => {
    const writing = form.current ?? sideBySide.current
    return (writing?.flush() as DocumentContent | undefined) ?? latestValue.current
  }, [])

  const [conflict, setConflict] = useState<Conflict>()
  const [serverErrors, setServerErrors] = useState<FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = useRef(false)
  const isLetGo = useRef(false)
  const clientKey = useRef(newClientKey())
  // A document whose answer was lost may be known before anyone was told that it is made.
  const isTold = useRef(stored !== undefined)
  const unanswered = useRef<Unanswered | undefined>(undefined)
  /** Asked for while another save was on its way. */
  const asked = useRef<Asked | undefined>(undefined)
  /** Asked for, and sent without an answer. */
  const waiting = useRef<Asked | undefined>(undefined)

  const findUnsaved = useCallback((): Written | undefined => {
    const now = flushed()
    if (isLetGo.current || isSame(now, read.current.content)) return undefined
    const isMade = read.current.version !== undefined
    return {
      value: now,
      read: read.current,
      ...(isMade ? {} : { client_key: clientKey.current.key }),
      ...(unanswered.current ? { unanswered: unanswered.current } : {}),
    }
  }, [flushed])

  const unsaved = useUnsaved({
    userId,
    place: stored ? `document ${stored.id}` : `new ${instanceId} ${schemaId}`,
    document: stored,
    read: () => read.current,
    findUnsaved,
    isSaving: () => isBusy.current,
    onTaken({ value: words, read: ground, client_key, unanswered: lost }) {
      // With what it was written over: if someone has saved since, that is merged or chosen, never written over unseen.
      read.current = ground
      if (client_key !== undefined) clientKey.current = { key: client_key, isSent: true }
      unanswered.current = lost
      change(words)
    },
  })

  /** Another stored version: shown at once where nothing is written, else merged in as far as nobody must choose. */
  const takeIn = useCallback(
    (newer: Document): 'taken' | 'collides' => {
      const mine = flushed()
      const merge = mergeContent(read.current.content, mine, newer.content)
      change(isSame(merge.content, mine) ? mine : merge.content)
      // With the old one as its ground the next save asks; with the new one it would write over the other's words.
      if (merge.conflicts.length > 0) return 'collides'
      read.current = { content: newer.content, version: newer.version }
      remember(newer)
      return 'taken'
    },
    [change, remember, flushed],
  )
  const { document: given } = options
  useEffect(() => {
    if (!given || isBusy.current) return
    const isNewer = given.version > (read.current.version ?? 0)
    if (!isNewer) return void (given.version === read.current.version && remember(given))
    if (findUnsaved() === undefined) takeIn(given)
  }, [given, findUnsaved, takeIn, remember])

  async function send(content: DocumentContent, asked: Asked): Promise<Document> {
    const { version } = read.current
    if (known.current && version !== undefined) {
      return saveChanged(calls, { id: known.current.id, version, session_key: unsaved.sessionKey }, content, asked)
    }
    const lost = unanswered.current
    const attempt = { schema_id: schemaId, application_instance_id: instanceId, key: clientKey, lost }
    return makeDocument(calls, attempt, content, asked).catch((error: unknown) => {
      // What both began with is what was sent at first.
      if (error instanceof OvertakenError) read.current = { content: lost?.content ?? {}, version }
      throw error
    })
  }

  function settle(saved: Document, submitted: DocumentContent) {
    const now = flushed()
    read.current = { content: saved.content, version: saved.version }
    unanswered.current = undefined
    waiting.current = undefined
    // Words written while it was being saved stay, upon what the server made of the rest.
    const next = mergeContent(submitted, now, saved.content).content
    change(isSame(next, now) ? now : next)
    remember(saved)
    setConflict(undefined)
  }

  /** Answers what to save next, where there is nothing to choose. */
  function meet(newer: Document, mine: DocumentContent, status: DocumentStatus | undefined): DocumentContent | undefined {
    const lost = unanswered.current
    if (lost && newer.version === (lost.version ?? 0) + 1 && isSame(newer.content, lost.content)) {
      // One's own save had arrived, only its answer had not.
      read.current = { content: newer.content, version: newer.version }
      remember(newer)
      return mine
    }
    const merge = mergeContent(read.current.content, mine, newer.content)
    if (merge.conflicts.length > 0) return void setConflict({ stored: newer, read: read.current, mine, status })
    takeIn(newer)
    latest.current.onMerged(newer)
    return merge.content
  }

  /** `chosen` is what to save where it is not what the form holds; forced, it goes out of sight although others point at it. */
  async function save(status?: DocumentStatus, chosen?: DocumentContent, isForced = false): Promise<void> {
    if (isBusy.current) {
      const before = asked.current
      asked.current = { status: status ?? before?.status, isForced: isForced || before?.isForced === true }
      return
    }
    isBusy.current = true
    asked.current = undefined
    const content = chosen ?? flushed()
    let isChoosing = false
    let merged: DocumentContent | undefined
    setSaving(true)
    setWaiting(false)
    setServerErrors([])
    try {
      await unsaved.beforeSave()
      const saved = await send(content, { status, isForced })
      if (!saved?.content || (Object.keys(saved.content).length === 0 && Object.keys(content).length > 0)) throw new NoContentError()
      settle(saved, content)
      unsaved.afterSave()
      const isNew = !isTold.current
      isTold.current = true
      latest.current.onSaved(saved, isNew)
    } catch (error) {
      const newer = error instanceof OvertakenError ? error.stored : isConflict(error)
      if (newer) {
        merged = meet(newer, content, status)
        isChoosing = merged === undefined
      } else {
        if (isUnanswered(error)) {
          unanswered.current = { content, status: status ?? known.current?.status ?? 'draft', version: read.current.version }
          waiting.current = { status, isForced }
          setWaiting(true)
        }
        setServerErrors(fieldErrorsOf(error))
        latest.current.onFailed(error, () => void save(status, undefined, isForced))
      }
    } finally {
      isBusy.current = false
      setSaving(false)
      unsaved.keepNow()
    }
    const again = asked.current as Asked | undefined
    if (isChoosing) return void (again?.status && setConflict((open) => open && { ...open, status: again.status }))
    const isOther = again?.status !== undefined && again.status !== known.current?.status
    if (merged) await save(again?.status ?? status, merged, isForced || again?.isForced === true)
    else if (again && (isOther || findUnsaved())) await save(again.status, undefined, again.isForced)
  }
  const saveLater = useRef(save)
  useEffect(() => {
    saveLater.current = save
  })
  useEffect(() => {
    const onOnline = () => waiting.current && void saveLater.current(waiting.current.status, undefined, waiting.current.isForced)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  const isDirty = useMemo(
    () => !isSame(value, (stored ?? { content: {} }).content) || read.current.version !== stored?.version,
    [value, stored],
  )
  return {
    form,
    sideBySide,
    value,
    stored,
    isDirty,
    isSaving,
    /** A save that was asked for got no answer. */
    isWaiting,
    serverErrors,
    conflict,
    unsaved,
    isUnsaved: () => findUnsaved() !== undefined,
    readVersion: read.current.version,
    setValue(written: DocumentContent) {
      change(written)
      unsaved.touch()
    },
    save,
    takeIn(newer: Document) {
      const outcome = takeIn(newer)
      // It may hold all that was unsaved here.
      unsaved.touch()
      return outcome
    },
    letGo() {
      isLetGo.current = true
      unsaved.letGo()
    },
    closeConflict: () => setConflict(undefined),
    resolve(content: DocumentContent, { stored: newer, mine, status }: Conflict) {
      // Words written while it was being sent and before one could choose stay, upon what was chosen.
      const chosen = mergeContent(mine, flushed(), content).content
      read.current = { content: newer.content, version: newer.version }
      remember(newer)
      setConflict(undefined)
      change(chosen)
      void save(status, chosen)
    },
    /** What got no answer, as it was asked for. */
    retry: () => save(waiting.current?.status, undefined, waiting.current?.isForced),
  }
}
