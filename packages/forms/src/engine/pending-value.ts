import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Typist } from './engine-context.ts'
import { isSame } from './is-same.ts'

const pauseMs = 400

type Pending = {
  seen: unknown
  /** What is written but perhaps not stored yet. */
  draft?: { value: unknown }
  /** Handed over, not yet come back as the stored value. */
  sent: readonly unknown[]
  /** How often a value from outside has replaced what was written. */
  replaced: number
}

/**
 * A leaf keeps what is written in itself and hands it over after a pause: handing over each letter would draw and
 * clone the whole form. No letter may be lost: `flush` hands over at once (blur, save), and so does unmounting.
 * A value that comes from outside wins over what is still being written.
 */
export function usePendingValue(stored: unknown, commit: (value: unknown) => void, addTypist: (typist: Typist) => () => void) {
  const [pending, setPending] = useState<Pending>({ seen: stored, sent: [], replaced: 0 })
  const waiting = useRef<{ value: unknown } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latestCommit = useRef(commit)
  const replaced = useRef(0)

  const current = isSame(pending.seen, stored) ? pending : catchUp(pending, stored)
  if (current !== pending) setPending(current)

  useLayoutEffect(() => {
    latestCommit.current = commit
    if (current.replaced === replaced.current) return
    replaced.current = current.replaced
    clearTimeout(timer.current)
    waiting.current = undefined
  })

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const last = waiting.current
    if (!last) return
    waiting.current = undefined
    setPending((before) => ({ ...before, sent: [...before.sent, last.value] }))
    latestCommit.current(last.value)
  }, [])

  useLayoutEffect(() => {
    const settle = () => {
      if (!waiting.current) setPending(withoutSent)
    }
    const forget = addTypist({ flush, settle })
    return () => {
      flush()
      forget()
    }
  }, [addTypist, flush])

  const write = useCallback(
    (value: unknown, { pause }: { pause: boolean }) => {
      waiting.current = { value }
      setPending((before) => ({ ...before, draft: { value } }))
      clearTimeout(timer.current)
      if (pause) timer.current = setTimeout(flush, pauseMs)
      else flush()
    },
    [flush],
  )

  return { value: current.draft ? current.draft.value : stored, write, flush }
}

const withoutSent = (pending: Pending): Pending =>
  pending.draft || pending.sent.length > 0 ? { ...pending, draft: undefined, sent: [] } : pending

function catchUp(pending: Pending, stored: unknown): Pending {
  const echo = pending.sent.findIndex((value) => isSame(value, stored))
  if (echo < 0) return { seen: stored, sent: [], replaced: pending.replaced + 1 }
  const isDone = pending.draft && isSame(pending.draft.value, stored)
  return { ...pending, seen: stored, sent: pending.sent.slice(echo + 1), draft: isDone ? undefined : pending.draft }
}
