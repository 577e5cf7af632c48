import type { DocumentContent } from '@vitrine/contract'

/** So long after the last keystroke, and no rarer than this while someone types on. */
export const quietAfterMs = 10_000
export const atLeastEachMs = 60_000
/** A save waits no longer for words that are on their way to be kept. */
const waitBeforeSaveMs = 2_000

export type Words = { content: DocumentContent; version: number }

export type AutosaverWorld = {
  /** Of this editor; its entry in the journal has the same. */
  sessionKey: string
  /** Undefined: all is saved. */
  findUnsaved(): Words | undefined
  /** Not while a save is on its way, without network, before the document is made, or where it may only be read. */
  mayKeep(): boolean
  /** Answers when it was kept; undefined if it was taken back. */
  keep(words: Words & { takes_up?: string }, signal: AbortSignal): Promise<string | undefined>
  forget(sessionKey: string): Promise<unknown>
  onKept(keptAt: string | undefined): void
}

/** Keeps on the server what one editor has not saved. What fails is tried again and tells nobody: the journal has the words. */
export function createAutosaver({ sessionKey, findUnsaved, mayKeep, keep, forget, onKept }: AutosaverWorld) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let touchedAt: number | undefined
  let sending: { done: Promise<void>; abort: AbortController } | undefined
  /** Also when no answer came: the words may have arrived. */
  let mayHaveKept = false
  /** A save did not wait for words that may still arrive after it. */
  let isOvertaken = false
  /** Whose words are written on here; told with the next words that are kept. */
  let takesUp: string | undefined

  const arm = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const forgetQuietly = (key: string) => void forget(key).catch(() => undefined)

  function forgetKept() {
    if (mayHaveKept) forgetQuietly(sessionKey)
    if (takesUp) forgetQuietly(takesUp)
    mayHaveKept = false
    takesUp = undefined
    onKept(undefined)
  }

  function send(words: Words) {
    const abort = new AbortController()
    const taken = takesUp
    mayHaveKept = true
    const done = keep({ ...words, ...(taken ? { takes_up: taken } : {}) }, abort.signal)
      .then(
        (keptAt) => {
          if (keptAt === undefined) return
          if (takesUp === taken) takesUp = undefined
          onKept(keptAt)
        },
        () => arm(atLeastEachMs),
      )
      .finally(() => {
        sending = undefined
      })
    sending = { done, abort }
  }

  function run() {
    clearTimeout(timer)
    timer = undefined
    if (sending || !mayKeep()) return arm(quietAfterMs)
    touchedAt = undefined
    const unsaved = findUnsaved()
    if (unsaved) send(unsaved)
    else if (mayHaveKept || takesUp) forgetKept()
  }

  return {
    touch() {
      touchedAt ??= Date.now()
      arm(Math.max(0, Math.min(quietAfterMs, touchedAt + atLeastEachMs - Date.now())))
    },
    /** Now, if there is something that was not kept yet: the page may be left for good. */
    hurry() {
      if (timer !== undefined) run()
    },
    takeUp(key: string, words: Words) {
      takesUp = key
      if (sending || !mayKeep()) arm(quietAfterMs)
      else send(words)
    },
    /** Before a save: what comes after it would look like words that it does not have. */
    async quiet() {
      if (!sending) return
      const { done, abort } = sending
      let waited: ReturnType<typeof setTimeout> | undefined
      await Promise.race([
        done,
        new Promise<void>((resolve) => {
          waited = setTimeout(resolve, waitBeforeSaveMs)
        }),
      ])
      clearTimeout(waited)
      isOvertaken = sending !== undefined
      abort.abort()
    },
    /** The server knows that these words are in the save; of those that were just taken up, or come late, it may not have heard. */
    saved() {
      mayHaveKept = isOvertaken
      isOvertaken = false
      if (takesUp || mayHaveKept) forgetKept()
      else onKept(undefined)
    },
    /** The person does not want them. */
    discard() {
      clearTimeout(timer)
      timer = undefined
      if (sending) void sending.done.then(forgetKept)
      else forgetKept()
    },
    close: () => clearTimeout(timer),
  }
}
export type Autosaver = ReturnType<typeof createAutosaver>
