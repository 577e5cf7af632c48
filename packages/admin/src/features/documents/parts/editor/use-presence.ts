import type { DocumentPresence, PresenceState } from '@vitrine/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#lib/api'
import { type PresenceCalls, usePresenceCalls } from '../../queries/presence-queries.ts'

/** Well within the fifteen seconds that a sign lasts. */
const signEveryMs = 10_000
/** Moving from field to field is not told at every step. */
const moveAfterMs = 700
const againAfterMs = [2_000, 5_000, 15_000]

const isRefusal = (error: unknown) => error instanceof ApiProblem && error.status >= 400 && error.status < 500

/** Listens as long as the page is in sight: a browser has few connections to give, and many tabs would take them all. */
async function follow(calls: PresenceCalls, id: number, signal: AbortSignal, tell: (state: PresenceState) => void): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const state of calls.listen(id, signal)) {
        failures = 0
        tell(state)
      }
    } catch (error) {
      // Who may not know who is there, or whose document is gone, is not answered otherwise the next time.
      if (isRefusal(error)) return
    }
    const pauseMs = againAfterMs[Math.min(failures, againAfterMs.length - 1)] ?? signEveryMs
    failures += 1
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

type Options = { documentId: number | undefined; userId: number; mayWrite: boolean }

/** Who else has the document open, where they are, and what is stored by now. */
export function usePresence({ documentId, userId, mayWrite }: Options) {
  const calls = usePresenceCalls()
  const [state, setState] = useState<PresenceState>()
  const [session_key] = useState(() => crypto.randomUUID())
  const here = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const announceNow = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (documentId === undefined) return
    let listening: AbortController | undefined
    const listen = () => {
      listening?.abort()
      if (document.visibilityState === 'hidden') return
      listening = new AbortController()
      void follow(calls, documentId, listening.signal, setState)
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      listening?.abort()
      setState(undefined)
    }
  }, [calls, documentId])

  useEffect(() => {
    if (documentId === undefined || !mayWrite) return
    // A sign that does not arrive is followed by the next; nobody is told of it.
    const sign = (is_leaving: boolean) =>
      void calls.announce(documentId, { session_key, pointer: here.current, is_leaving }).catch(() => undefined)
    const stay = () => sign(false)
    const leave = () => sign(true)
    announceNow.current = stay
    stay()
    const signs = setInterval(stay, signEveryMs)
    window.addEventListener('pagehide', leave)
    return () => {
      announceNow.current = () => undefined
      clearTimeout(timer.current)
      clearInterval(signs)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [calls, documentId, mayWrite, session_key])

  const moveTo = useCallback((pointer: string | null) => {
    if (here.current === pointer) return
    here.current = pointer
    clearTimeout(timer.current)
    timer.current = setTimeout(() => announceNow.current(), moveAfterMs)
  }, [])

  // A window of one's own that has just been closed or loaded again counts for some seconds: it is no colleague.
  const others: DocumentPresence[] = (state?.people ?? []).filter((person) => person.user_id !== userId)
  return { stored: state, others, moveTo }
}
