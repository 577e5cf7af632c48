import type { Database } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import * as repository from './repository/index.ts'

declare module '#platform/jobs' {
  interface JobMap {
    'sign-in.sweep': NoIds
  }
}

const hourly = '17 * * * *'
/** How long an ended session is still there to be looked at. */
const keepSessionsDays = 30

/** Removes what has run out. Safe to run twice, and beside a running login service. */
export async function sweep(db: Database): Promise<'done' | 'skipped'> {
  const removed =
    (await repository.deleteExpiredRecords(db)) +
    (await repository.deleteExpiredInvitations(db)) +
    (await repository.deleteOldSessions(db, keepSessionsDays))
  return removed > 0 ? 'done' : 'skipped'
}

export const defineSweep = (jobs: Jobs, db: Database): void => jobs.define('sign-in.sweep', { schedule: hourly, handle: () => sweep(db) })
