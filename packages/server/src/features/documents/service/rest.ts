import { setTimeout } from 'node:timers/promises'

const longestRestMs = 50

/** Between two batches of a job. One that throws is a process that ended there. */
export type Rest = (workedMs: number) => Promise<unknown>

/** Whoever reads meanwhile gets at least as much of the process as the job: it rests as long as it has worked. */
export const restAsLong: Rest = (workedMs) => setTimeout(Math.min(workedMs, longestRestMs))
