import { commonProblems, type FieldError } from '@vitrine/contract'
import { type FormHandle, isSame } from '@vitrine/forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem, hasCode } from '#lib/api'
import { type Draft, useDrafts } from '#lib/drafts'
import { useUnsavedChanges } from '#lib/unsaved-changes'

export type EditedRecord = { id: number; version: number; updated_at: string; updated_by: string | null }

type Options<Value extends object, Saved extends EditedRecord> = {
  /** Names the record among the drafts: 'locale.7', 'locale.new'. */
  draftName: string
  record: Saved | undefined
  toValue: (record: Saved | undefined) => Partial<Value>
  save: (value: Value, changed: { id: number; version: number } | undefined) => Promise<Saved>
  onSaved: (saved: Saved, how: { goBack: boolean; isNew: boolean }) => void
  onFailed: (error: unknown) => void
}

/** The state of one record being written; draws nothing. */
export function useRecordForm<Value extends object, Saved extends EditedRecord>(options: Options<Value, Saved>) {
  const { draftName, record, toValue } = options
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
    return draft && !isSame(draft.value, read.current.value) ? draft : undefined
  })
  const [conflict, setConflict] = useState<Saved | undefined>()
  const [serverErrors, setServerErrors] = useState<FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const goesBack = useRef(false)

  const isDirty = !isSame(value, read.current.value)
  const latestValue = useRef(value)
  const change = useCallback((written: Partial<Value>) => {
    latestValue.current = written
    setValue(written)
  }, [])
  // What was saved is clean until someone writes again, also where the server stored it a little differently (trimmed).
  const isSettled = useRef(false)
  const isDirtyNow = useCallback(() => {
    const now = form.current?.flush() ?? value
    return !isSettled.current && !isSame(now, read.current.value)
  }, [value])
  useUnsavedChanges(isDirtyNow, () => drafts.forget(draftName))

  useEffect(() => {
    if (isDirty) drafts.keep(draftName, { value, read: read.current })
    else if (!found) drafts.forget(draftName)
  }, [drafts, draftName, value, isDirty, found])
  useEffect(() => {
    const keepLast = () => void form.current?.flush()
    window.addEventListener('pagehide', keepLast)
    return () => window.removeEventListener('pagehide', keepLast)
  }, [])

  // A record read again while nothing is written here is shown as it now is.
  useEffect(() => {
    if (!record || record.version === read.current.version) return
    if (!isSame(latestValue.current, read.current.value)) return
    read.current = { value: latest.current.toValue(record), version: record.version }
    change(read.current.value)
  }, [record, change])

  async function submit(submitted: Value, version = read.current.version) {
    if (isSaving) return
    setSaving(true)
    setServerErrors([])
    try {
      const { save, record: known } = latest.current
      const isNew = known === undefined || version === undefined
      const saved = await save(submitted, isNew ? undefined : { id: known.id, version })
      read.current = { value: latest.current.toValue(saved), version: saved.version }
      // Words written while it was being saved stay.
      isSettled.current = isSame(latestValue.current, submitted)
      if (isSettled.current) change(read.current.value)
      setConflict(undefined)
      drafts.forget(draftName)
      latest.current.onSaved(saved, { goBack: goesBack.current, isNew })
    } catch (error) {
      if (hasCode(error, commonProblems.conflict) && error.problem?.stored) setConflict(error.problem.stored as Saved)
      else {
        if (error instanceof ApiProblem) setServerErrors(error.fieldErrors)
        latest.current.onFailed(error)
      }
    } finally {
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
      // With what it was written over: if someone has saved since, that shows as a conflict and is not written over unseen.
      read.current = found.read as typeof read.current
      change(found.value as Partial<Value>)
      setFound(undefined)
    },
    discardFound() {
      setFound(undefined)
      drafts.forget(draftName)
    },
  }
}
