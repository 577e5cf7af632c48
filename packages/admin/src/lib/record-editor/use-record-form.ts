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
  const isDirtyNow = useCallback(() => !isSame(form.current?.flush() ?? value, read.current.value), [value])
  useUnsavedChanges(isDirtyNow, () => drafts.forget(draftName))

  useEffect(() => {
    if (isDirty) drafts.keep(draftName, value)
    else if (!found) drafts.forget(draftName)
  }, [drafts, draftName, value, isDirty, found])
  useEffect(() => {
    const keepLast = () => void form.current?.flush()
    window.addEventListener('pagehide', keepLast)
    return () => window.removeEventListener('pagehide', keepLast)
  }, [])

  const latestValue = useRef(value)
  useEffect(() => {
    latestValue.current = value
  }, [value])
  // A record read again while nothing is written here is shown as it now is.
  useEffect(() => {
    if (!record || record.version === read.current.version) return
    if (!isSame(latestValue.current, read.current.value)) return
    read.current = { value: latest.current.toValue(record), version: record.version }
    setValue(read.current.value)
  }, [record])

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
      setValue((now) => (isSame(now, submitted) ? read.current.value : now))
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
    setValue,
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
      if (found) setValue(found.value as Partial<Value>)
      setFound(undefined)
    },
    discardFound() {
      setFound(undefined)
      drafts.forget(draftName)
    },
  }
}
