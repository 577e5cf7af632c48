import type { JobDefinition, JobOutcome } from './queue.ts'

type Maintained = { engine: string; maintain(): Promise<void> }
type Definer = { define(name: 'database.maintain', definition: JobDefinition<Record<string, never>>): void }

/** At night, when few are in. PostgreSQL does this by itself; the embedded engine has no autovacuum. */
const everyNight = '30 3 * * *'

export function defineDatabaseJobs(jobs: Definer, database: Maintained): void {
  jobs.define('database.maintain', {
    schedule: everyNight,
    handle: async (): Promise<JobOutcome> => {
      if (database.engine !== 'embedded') return 'skipped'
      await database.maintain()
      return 'done'
    },
  })
}
