import { setTimeout as wait } from 'node:timers/promises'

const mostWaiting = 20

/** One at a time, with a rest after each; a queue that grows too long turns people away instead of letting them wait. */
export function createTurns(restMs: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    if (waiting >= mostWaiting) throw new Error('too many are waiting')
    waiting += 1
    const mine = last.then(run).finally(() => {
      waiting -= 1
    })
    last = mine.then(
      () => wait(restMs),
      () => wait(restMs),
    )
    return mine
  }
}
