import { commonProblems, type FieldError, isSame } from '@vitrine/contract'
import type { FormHandle } from '@vitrine/forms'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiProblem, hasCode } from '#lib/api'
import { type Draft, useDrafts } from '#lib/drafts'
import { useUnsavedChanges } from '#lib/unsaved-changes'
import { rebaseChanges } from './merge.ts'

export type EditedRecord = { id: number; version: number; updated_at: string; updated_by: string | null }

type Options<Value extends object, Saved extends EditedRecord> = {
  /** With the record's id it names the record among the drafts: 'locale.7', 'locale.new'. */
  kind: string
  record: Saved | undefined
  toValue: (record: Saved | undefined) => Partial<Value>
  save: (value: Value, changed: { id: number; version: number } | undefined) => Promise<Saved>
  /** `next` is the page to show now. */
  onSaved: (saved: Saved, next: 'this' | 'list' | 'record') => void
  onFailed: (error: unknown) => void
}

/** The state of one record being written; draws nothing. */
export function useRecordForm<Value extends object, Saved extends EditedRecord>(options: Options<Value, Saved>) {
  const { kind, record, toValue } = options
  const draftName = `${kind}.${record?.id ?? 'new'}`
  const drafts = useDrafts()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const form = useRef<FormHandle<Value>>(null)
  // As it was read or last saved: what «unsaved» is measured against, and the version a save names.
  const read = useRef({ value: toValue(record), version: record?.version })
  const [value, setValue] = useState<Partial<Value>>(read.current.value)
  const [found, setFound] = useState<Draft | undefined>(() => {
    const draft = drafts.read(draftName)
    return draft && !draft.goes_on && !isSame(draft.value, read.current.value) ? draft : undefined
  })
  const [conflict, setConflict] = useState<Saved | undefined>()
  const [serverErrors, setServerErrors] = useState<FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const goesBack = useRef(false)

  const isDirty = !isSame(value, read.current.value)
  const latestValue = useRef(value)
  const change = useCallback((written: Partial<Value>) => {
    latestValue.current = written
    setValue(written)
  }, [])
  // What was saved is clean until someone writes again, also where the server stored it a little differently (trimmed).
  const isSettled = useRef(false)
  // Under which name unsaved words are kept. After a create it is the new record's, whose own page takes them up.
  const home = useRef({ name: draftName, isElsewhere: false })
  const isLetGo = useRef(false)
  const isShown = useRef(true)

  const findUnsaved = useCallback((): Partial<Value> | undefined => {
    const now = form.current?.flush() ?? latestValue.current
    return isSettled.current || isLetGo.current || isSame(now, read.current.value) ? undefined : now
  }, [])
  useUnsavedChanges(
    // After a create the words move along to the next page: nothing is left behind, so nothing is asked.
    () => !home.current.isElsewhere && findUnsaved() !== undefined,
    () => {
      isLetGo.current = true
      drafts.forget(home.current.name)
    },
  )

  useEffect(() => {
    if (isDirty) drafts.keep(home.current.name, { value, read: read.current, goes_on: home.current.isElsewhere })
    else if (!found) drafts.forget(home.current.name)
  }, [drafts, value, isDirty, found])
  // The window closes, or a gate takes the page away: words still waiting for their pause are kept at once.
  useLayoutEffect(() => {
    isShown.current = true
    const keepLast = () => {
      const unsaved = findUnsaved()
      if (unsaved) drafts.keep(home.current.name, { value: unsaved, read: read.current, goes_on: home.current.isElsewhere })
    }
    window.addEventListener('pagehide', keepLast)
    return () => {
      isShown.current = false
      window.removeEventListener('pagehide', keepLast)
      keepLast()
    }
  }, [drafts, findUnsaved])

  const takeUp = useCallback(
    (draft: Draft) => {
      // With what it was written over: if someone has saved since, that shows as a conflict and is not written over unseen.
      read.current = draft.read as typeof read.current
      isSettled.current = false
      change(draft.value as Partial<Value>)
    },
    [change],
  )
  // Read when the page before this one is gone, not earlier: it keeps its last words as it goes.
  useLayoutEffect(() => {
    const draft = drafts.read(draftName)
    if (draft?.goes_on) takeUp(draft)
  }, [drafts, draftName, takeUp])

  // A record read again while nothing is written here is shown as it now is.
  useEffect(() => {
    if (!record || record.version === read.current.version) return
    if (!isSame(latestValue.current, read.current.value)) return
    read.current = { value: latest.current.toValue(record), version: record.version }
    change(read.current.value)
  }, [record, change])

  function settle(saved: Saved, submitted: Value, isNew: boolean) {
    form.current?.flush()
    read.current = { value: latest.current.toValue(saved), version: saved.version }
    drafts.forget(home.current.name)
    if (isNew) home.current = { name: `${kind}.${saved.id}`, isElsewhere: isShown.current }
    // Words written while it was being saved stay.
    isSettled.current = isSame(latestValue.current, submitted)
    change(rebaseChanges(submitted, latestValue.current, read.current.value, isSame) as Partial<Value>)
    if (!isSettled.current) {
      drafts.keep(home.current.name, { value: latestValue.current, read: read.current, goes_on: home.current.isElsewhere })
    }
    if (!isShown.current) return 'this'
    // A record made just now is not made again: what was written since belongs on its own page.
    if (isNew && (!goesBack.current || !isSettled.current)) return 'record'
    return goesBack.current ? 'list' : 'this'
  }

  async function submit(submitted: Value, version = read.current.version) {
    if (isBusy.current || home.current.isElsewhere) return
    isBusy.current = true
    setSaving(true)
    setServerErrors([])
    try {
      const { save, record: known } = latest.current
      const isNew = known === undefined || version === undefined
      const saved = await save(submitted, isNew ? undefined : { id: known.id, version })
      const next = settle(saved, submitted, isNew)
      setConflict(undefined)
      latest.current.onSaved(saved, next)
    } catch (error) {
      if (hasCode(error, commonProblems.conflict) && error.problem?.stored) setConflict(error.problem.stored as Saved)
      else {
        if (error instanceof ApiProblem) setServerErrors(error.fieldErrors)
        latest.current.onFailed(error)
      }
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return {
    form,
    value,
    setValue(written: Partial<Value>) {
      isSettled.current = false
      change(written)
    },
    isDirty,
    isSaving,
    serverErrors,
    conflict,
    readValue: read.current.value,
    submit,
    /** Asks the form to check and hand over; `goBack` is remembered until it has been saved. */
    save(goBack: boolean) {
      goesBack.current = goBack
      form.current?.submit()
    },
    closeConflict: () => setConflict(undefined),
    found,
    useFound() {
      if (!found) return
      takeUp(found)
      setFound(undefined)
    },
    discardFound() {
      setFound(undefined)
      drafts.forget(draftName)
    },
  }
}
