import { useEffect, useRef, useState } from 'react'
import { useDrafts } from '#lib/drafts'
import { useUnsavedChanges } from '#lib/unsaved-changes'
import { isSameTexts, type TextsByCode } from './texts-by-code.ts'

/** What is being written in one row, and over what. */
export type RowDraft = { texts: TextsByCode; read: { texts: TextsByCode; version: number } }
type RowDrafts = Record<string, RowDraft>

const draftName = 'translations'
const isDirty = ({ texts, read }: RowDraft) => !isSameTexts(texts, read.texts)
const dirtyOnes = (rows: RowDrafts): RowDrafts => Object.fromEntries(Object.entries(rows).filter(([, row]) => isDirty(row)))
const isRows = (value: object): value is RowDrafts =>
  Object.values(value).every((row: unknown) => typeof row === 'object' && row !== null && 'texts' in row && 'read' in row)

/**
 * What is written in the rows stays through closing a row, paging and searching; leaving asks first, and a window that
 * closes all the same finds it again.
 */
export function useRowDrafts() {
  const drafts = useDrafts()
  const [rows, setRows] = useState<RowDrafts>({})
  const latest = useRef(rows)
  const [found, setFound] = useState(() => {
    const kept = drafts.read(draftName)
    return kept && isRows(kept.value) ? { kept_at: kept.kept_at, rows: kept.value } : undefined
  })
  const set = (next: RowDrafts) => {
    latest.current = next
    setRows(next)
  }

  const dirty = dirtyOnes(rows)
  const hasDirty = Object.keys(dirty).length > 0
  useUnsavedChanges(
    () => Object.keys(dirtyOnes(latest.current)).length > 0,
    () => {
      latest.current = {}
      drafts.forget(draftName)
    },
  )
  useEffect(() => {
    const written = dirtyOnes(rows)
    if (Object.keys(written).length > 0) drafts.keep(draftName, { value: written, read: { value: {}, version: undefined } })
    else if (!found) drafts.forget(draftName)
  }, [drafts, rows, found])

  return {
    hasDirty,
    isDirty: (id: number) => dirty[id] !== undefined,
    /** Nothing when it is as it was read: then the record itself is shown, as it now is. */
    draftOf: (id: number): RowDraft | undefined => dirty[id],
    write: (id: number, row: RowDraft) => set({ ...latest.current, [id]: row }),
    forget: (id: number) => {
      const { [id]: _gone, ...rest } = latest.current
      set(rest)
    },
    /** What was written while it was being saved stays, upon what is stored now. */
    settle: (id: number, submitted: TextsByCode, saved: RowDraft['read']) => {
      const row = latest.current[id]
      const late = Object.entries(row?.texts ?? {}).filter(([code, text]) => text !== submitted[code])
      set({ ...latest.current, [id]: { texts: { ...saved.texts, ...Object.fromEntries(late) }, read: saved } })
    },
    found,
    useFound: () => {
      if (found) set({ ...found.rows, ...dirtyOnes(latest.current) })
      setFound(undefined)
    },
    discardFound: () => {
      setFound(undefined)
      if (!hasDirty) drafts.forget(draftName)
    },
  }
}
export type RowDraftsState = ReturnType<typeof useRowDrafts>
