import { DatabaseUnavailable } from '../failures.ts'
import type { Instruction, ThreadOptions } from './protocol.ts'
import { type RunningWorker, startWorker } from './worker.ts'

type SessionLog = { warn(details: object, message: string): void }
type Turn = { start(worker: RunningWorker): void; refuse(error: Error): void }

export type Rows = { rows: unknown[]; affectedRows?: number }
/** The session for one caller alone, from `begin` to `commit`. */
export type Lease = {
  query(sql: string, values?: readonly unknown[]): Promise<Rows>
  exec(sql: string): Promise<void>
  release(): void
}
export type EmbeddedSession = Awaited<ReturnType<typeof openSession>>

/** A full disk stays full for a while, and each attempt to open the database costs a second of the processor. */
const pauseBetweenAttemptsMs = 1000

/**
 * PGlite is one session. Statements outside transactions are sent as they come and carried out in order; a transaction
 * holds the session (`reserve`) and all others wait their turn. When the thread has given up (see DurableFiles), everyone
 * under way is told, and the next statement opens the database again: the process goes on.
 */
export async function openSession(options: ThreadOptions, log: SessionLog) {
  const queue: Turn[] = []
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let worker: RunningWorker | null = null
  let isHeld = false
  let isClosed = false
  let lastAttempt = { at: Number.NEGATIVE_INFINITY, error: new Error('never') }

  const start = (threadOptions: ThreadOptions) =>
    startWorker(threadOptions, {
      onNotification(channel, payload) {
        for (const listener of listeners.get(channel) ?? []) listener(payload)
      },
      onEnd(cause) {
        worker = null
        if (!isClosed) log.warn({ err: cause }, 'the embedded database stopped')
      },
    })

  // Turns start synchronously: a statement that was let through cannot end up behind another caller's `begin`.
  function advance(): void {
    while (worker && !isHeld && queue.length > 0) queue.shift()?.start(worker)
    if (worker || isHeld || queue.length === 0) return
    const refusal = reasonNotToReopen()
    if (refusal) refuseAll(refusal)
    else reopen()
  }

  function reasonNotToReopen(): Error | null {
    if (isClosed) return new DatabaseUnavailable('The database is closed.')
    if (options.folder === null) return new DatabaseUnavailable('The database was in memory, and stopped.')
    return performance.now() - lastAttempt.at < pauseBetweenAttemptsMs ? lastAttempt.error : null
  }

  function reopen(): void {
    isHeld = true
    start({ ...options, isNew: false, template: null })
      .then(async (started) => {
        for (const channel of listeners.keys()) await started.send({ kind: 'listen', channel })
        worker = started
        log.warn({}, 'the embedded database is open again')
      })
      .catch((error: Error) => {
        lastAttempt = { at: performance.now(), error }
        refuseAll(error)
      })
      .finally(release)
  }

  function refuseAll(error: Error): void {
    for (const turn of queue.splice(0)) turn.refuse(error)
  }

  function release(): void {
    isHeld = false
    advance()
  }

  function takeTurn<T>(start: (worker: RunningWorker) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      queue.push({ start: (running) => resolve(start(running)), refuse: reject })
      advance()
    })
  }

  const alone = (instruction: Instruction) => takeTurn((running) => running.send(instruction))

  worker = await start(options)

  return {
    query: (sql: string, values: readonly unknown[] = []) =>
      alone({ kind: 'query', sql, values: [...values], isAlone: true }) as Promise<Rows>,
    exec: (sql: string) => alone({ kind: 'exec', sql, isAlone: true }) as Promise<Rows[]>,
    dump: () => alone({ kind: 'dump' }) as Promise<Uint8Array<ArrayBuffer>>,

    reserve: (): Promise<Lease> =>
      takeTurn((running) => {
        isHeld = true
        return {
          query: (sql, values = []) => running.send({ kind: 'query', sql, values: [...values], isAlone: false }) as Promise<Rows>,
          exec: async (sql) => {
            await running.send({ kind: 'exec', sql, isAlone: false })
          },
          release,
        }
      }),

    async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
      const others = listeners.get(channel)
      listeners.set(channel, (others ?? new Set()).add(listener))
      if (!others) await alone({ kind: 'listen', channel })
      return async () => {
        const remaining = listeners.get(channel)
        remaining?.delete(listener)
        if (remaining?.size !== 0) return
        listeners.delete(channel)
        await alone({ kind: 'unlisten', channel })
      }
    },

    /** After what is under way. */
    async close(): Promise<void> {
      if (isClosed) return
      await takeTurn(async (running) => {
        isClosed = true
        await running.send({ kind: 'close' })
        await running.terminate()
      }).catch((error: Error) => log.warn({ err: error }, 'the embedded database was not open to be closed'))
      isClosed = true
    },
  }
}
