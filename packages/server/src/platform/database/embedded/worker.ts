import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable, StatementFailed, StorageFull } from '../failures.ts'
import { diskSlots, errno } from './disk.ts'
import type { Answer, Instruction, ThreadOptions } from './protocol.ts'

export type RunningWorker = { send(instruction: Instruction): Promise<unknown>; terminate(): Promise<unknown> }
type Callbacks = { onNotification(channel: string, payload: string): void; onEnd(cause: Error): void }

/** Starts the thread; answers when the database in it is open. `onEnd` is called once it has ended, whyever. */
export function startWorker(options: ThreadOptions, { onNotification, onEnd }: Callbacks): Promise<RunningWorker> {
  const disk = new Int32Array(options.disk)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const opened = Promise.withResolvers<RunningWorker>()
  // Not new URL(…, import.meta.url): Vite rewrites that in tests.
  const worker = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: options })
  let lastId = 0
  let thrown: unknown
  let end: Error | null = null

  const running: RunningWorker = {
    send(instruction) {
      if (end) return Promise.reject(end)
      lastId += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(lastId, answer)
      worker.postMessage({ ...instruction, id: lastId })
      return answer.promise
    },
    terminate: () => worker.terminate(),
  }

  worker.on('message', (answer: Answer) => {
    if ('isReady' in answer) return opened.resolve(running)
    if ('channel' in answer) return onNotification(answer.channel, answer.payload)
    const caller = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failure' in answer) caller?.reject(new StatementFailed(answer.failure))
    else caller?.resolve(answer.value)
  })
  worker.on('error', (error) => {
    thrown = error
  })
  worker.on('exit', () => {
    end = causeOfEnd(Atomics.exchange(disk, diskSlots.failedWith, 0), thrown)
    opened.reject(end)
    for (const caller of waiting.values()) caller.reject(end)
    waiting.clear()
    onEnd(end)
  })
  return opened.promise
}

function causeOfEnd(failedWith: number, thrown: unknown): Error {
  if (failedWith === errno.ENOSPC || failedWith === errno.EDQUOT)
    return new StorageFull('The disk of the embedded database is full: nothing can be saved until some space is free.')
  return new DatabaseUnavailable(
    failedWith === 0 ? 'The embedded database stopped.' : 'The embedded database stopped: its disk does not take what is written.',
    { cause: thrown },
  )
}
