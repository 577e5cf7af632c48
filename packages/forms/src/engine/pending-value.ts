import { isSame } from '@vitrine/contract'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Typist } from './engine-context.ts'

export const usualPauseMs = 400

/** `draft` is what is written here; it `waits` until it is handed over, and is shown until the form has a new value. */
type Pending = { seen: unknown; draft?: { value: unknown; waits: boolean } }

/**
 * A leaf keeps what is written in itself and hands it over after a pause: handing over each letter would draw and
 * clone the whole form. No letter may be lost: `flush` hands over at once (blur, save), and so does unmounting, and
 * words that wait stand against a value from outside (a save that comes back while the person writes on).
 */
export function usePendingValue(
  stored: unknown,
  commit: (value: unknown, isLeaving: boolean) => void,
  addTypist: (typist: Typist) => () => void,
) {
  const [pending, setPending] = useState<Pending>({ seen: stored })
  const waiting = useRef<{ value: unknown } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latestCommit = useRef(commit)

  const current = isSame(pending.seen, stored) ? pending : { ...settled(pending), seen: stored }
  if (current !== pending) setPending(current)

  useLayoutEffect(() => {
    latestCommit.current = commit
  })

  const handOver = useCallback((isLeaving: boolean) => {
    clearTimeout(timer.current)
    const last = waiting.current
    if (!last) return
    waiting.current = undefined
    setPending((before) => ({ ...before, draft: { value: last.value, waits: false } }))
    latestCommit.current(last.value, isLeaving)
  }, [])
  const flush = useCallback(() => handOver(false), [handOver])

  useLayoutEffect(() => {
    const forget = addTypist({ flush, settle: () => setPending(settled) })
    return () => {
      handOver(true)
      forget()
    }
  }, [addTypist, flush, handOver])

  const write = useCallback(
    (value: unknown, { pauseMs }: { pauseMs: number }) => {
      waiting.current = { value }
      setPending((before) => ({ ...before, draft: { value, waits: true } }))
      clearTimeout(timer.current)
      if (pauseMs > 0) timer.current = setTimeout(flush, pauseMs)
      else flush()
    },
    [flush],
  )

  return { value: current.draft ? current.draft.value : stored, write, flush }
}

const settled = (pending: Pending): Pending => (!pending.draft || pending.draft.waits ? pending : { seen: pending.seen })
