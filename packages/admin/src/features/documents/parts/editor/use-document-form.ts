import { type Document, type DocumentContent, type DocumentStatus, type FieldError, isSameContent, mergeContent } from '@vitrine/contract'
import type { FormHandle } from '@vitrine/forms'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentCalls } from '../../queries/document-queries.ts'
import type { JournalEntry, Unanswered, Written } from '../journal/journal-store.ts'
import { useJournal } from '../journal/use-journal.ts'
import { fieldErrorsOf, isConflict, isUnanswered, NoContentError } from './save-outcome.ts'

export type Read = { content: DocumentContent; version: number | undefined }
export type Conflict = { stored: Document; read: Read; mine: DocumentContent; status: DocumentStatus | undefined }

/** A way to write the document that is not the form itself. */
export type Flushing = Pick<FormHandle, 'flush'>
type Asked = { status: DocumentStatus | undefined; isForced: boolean }

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

  const [found, setFound] = useState<JournalEntry[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [serverErrors, setServerErrors] = useState<FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = useRef(false)
  const isLetGo = useRef(false)
  const clientKey = useRef<{ key: string; isSent: boolean }>({ key: crypto.randomUUID(), isSent: false })
  const unanswered = useRef<Unanswered | undefined>(undefined)
  /** Asked for while another save was on its way. */
  const asked = useRef<Asked | undefined>(undefined)
  /** Asked for, and sent without an answer. */
  const waiting = useRef<Asked | undefined>(undefined)

  const findUnsaved = useCallback((): Written | undefined => {
    const now = flushed()
    if (isLetGo.current || isSameContent(now, read.current.content)) return undefined
    const isMade = read.current.version !== undefined
    return {
      value: now,
      read: read.current,
      ...(isMade ? {} : { client_key: clientKey.current.key }),
      ...(unanswered.current ? { unanswered: unanswered.current } : {}),
    }
  }, [flushed])

  function takeUp(entry: JournalEntry) {
    // With what it was written over: if someone has saved since, that is merged or chosen, never written over unseen.
    read.current = entry.read
    if (entry.client_key !== undefined) clientKey.current = { key: entry.client_key, isSent: true }
    unanswered.current = entry.unanswered
    change(entry.value)
    setFound((all) => all.filter(({ key }) => key !== entry.key))
    keepNow()
    void journal.discard(entry.key)
  }
  const place = stored ? `document ${stored.id}` : `new ${instanceId} ${schemaId}`
  const { journal, touch, keepNow, isRefused } = useJournal({
    userId,
    place,
    findUnsaved,
    onFound(entry, goesOn) {
      if (isSameContent(entry.value, read.current.content)) return void journal.discard(entry.key)
      if (goesOn) return takeUp(entry)
      setFound((all) => [...all.filter(({ key }) => key !== entry.key), entry])
    },
  })

  /** Another stored version: shown at once where nothing is written, else merged in as far as nobody must choose. */
  const takeIn = useCallback(
    (newer: Document): 'taken' | 'collides' => {
      const mine = flushed()
      const merge = mergeContent(read.current.content, mine, newer.content)
      change(isSameContent(merge.content, mine) ? mine : merge.content)
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

  async function send(content: DocumentContent, { status, isForced }: Asked): Promise<Document> {
    const { version } = read.current
    if (known.current && version !== undefined) {
      const how = { ...(status ? { status } : {}), ...(isForced ? { force: true } : {}) }
      return calls.update(known.current.id, { content, version, ...how })
    }
    const wanted = status ?? 'draft'
    const { key: client_key, isSent } = clientKey.current
    clientKey.current = { key: client_key, isSent: true }
    const made = await calls.create({ schema_id: schemaId, application_instance_id: instanceId, content, status: wanted, client_key })
    // An earlier attempt had arrived after all: the answer is what that one wrote, and what was written since goes on top.
    if (!isSent || (isSameContent(made.content, content) && made.status === wanted)) return made
    return calls.update(made.id, { content, version: made.version, status: wanted })
  }

  function settle(saved: Document, submitted: DocumentContent) {
    const now = flushed()
    read.current = { content: saved.content, version: saved.version }
    unanswered.current = undefined
    waiting.current = undefined
    // Words written while it was being saved stay, upon what the server made of the rest.
    const next = mergeContent(submitted, now, saved.content).content
    change(isSameContent(next, now) ? now : next)
    remember(saved)
    setConflict(undefined)
  }

  /** Answers what to save next, where there is nothing to choose. */
  function meet(newer: Document, mine: DocumentContent, status: DocumentStatus | undefined): DocumentContent | undefined {
    const lost = unanswered.current
    if (lost && newer.version === (lost.version ?? 0) + 1 && isSameContent(newer.content, lost.content)) {
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
      asked.current = { status, isForced }
      return
    }
    isBusy.current = true
    asked.current = undefined
    const content = chosen ?? flushed()
    const isNew = known.current === undefined
    let merged: DocumentContent | undefined
    setSaving(true)
    setWaiting(false)
    setServerErrors([])
    try {
      const saved = await send(content, { status, isForced })
      if (!saved?.content || (Object.keys(saved.content).length === 0 && Object.keys(content).length > 0)) throw new NoContentError()
      settle(saved, content)
      latest.current.onSaved(saved, isNew)
    } catch (error) {
      const newer = isConflict(error)
      if (newer) merged = meet(newer, content, status)
      else {
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
      keepNow()
    }
    const again = asked.current as Asked | undefined
    if (merged) await save(status, merged, isForced)
    else if (again && findUnsaved()) await save(again.status, undefined, again.isForced)
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
    () => !isSameContent(value, (stored ?? { content: {} }).content) || read.current.version !== stored?.version,
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
    found: found[0],
    isRefused,
    touch,
    isUnsaved: () => findUnsaved() !== undefined,
    readVersion: read.current.version,
    setValue(written: DocumentContent) {
      change(written)
      touch()
    },
    save,
    takeIn,
    letGo() {
      isLetGo.current = true
      void journal.forget()
    },
    closeConflict: () => setConflict(undefined),
    resolve(content: DocumentContent, { stored: newer, status }: Conflict) {
      read.current = { content: newer.content, version: newer.version }
      remember(newer)
      setConflict(undefined)
      change(content)
      void save(status, content)
    },
    useFound: () => found[0] && takeUp(found[0]),
    discardFound() {
      const [entry] = found
      if (!entry) return
      void journal.discard(entry.key)
      setFound((all) => all.filter(({ key }) => key !== entry.key))
    },
  }
}
