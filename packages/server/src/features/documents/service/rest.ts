import { setImmediate, setTimeout } from 'node:timers/promises'

const longestRestMs = 500
const longestBreathMs = 4

/** Between two batches of a job. One that throws is a process that ended there. */
export type Rest = (workedMs: number) => Promise<unknown>

/** For jobs that write again what people wrote: whoever reads meanwhile gets the database for as long as the job had it. */
export const restAsLong: Rest = (workedMs) => setTimeout(Math.min(workedMs, longestRestMs))

/** For jobs that hold nobody up for long: people who read lists beside one are to have more than half of their speed. */
export const restShortly: Rest = (workedMs) => setTimeout(Math.min(workedMs / 4, longestRestMs))

/** Lets others in whenever it has thought for a few milliseconds on end. */
export function createBreath(): () => Promise<unknown> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < longestBreathMs) return undefined
    return setImmediate().then(() => {
      began = performance.now()
    })
  }
}
