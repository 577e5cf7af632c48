/**
 * Work that happens after the answer: sent in the transaction of the change that causes it, done by the worker, retried
 * when it fails. A job carries ids, never data; its handler reads again and is safe to run twice. Avoid: task, message.
 */
import type { OpenedDatabase } from '#platform/database'
import { defineDatabaseJobs } from './database-jobs.ts'
import { createQueue, type QueueOptions } from './queue.ts'

export type { JobDefinition, JobOutcome } from './queue.ts'

/** The jobs by name, with the ids each carries; a feature declares its own into this from its `jobs.ts`. */
export interface JobMap {
  'database.maintain': NoIds
}

/** For a job that is about everything. */
export type NoIds = Record<string, never>

export function createJobs({ database, ...options }: QueueOptions & { database: OpenedDatabase }) {
  const jobs = createQueue<JobMap>({ database, ...options })
  defineDatabaseJobs(jobs, database)
  return jobs
}
export type Jobs = ReturnType<typeof createJobs>
