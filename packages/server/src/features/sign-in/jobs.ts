import type { Database } from '#platform/database'
import * as repository from './repository/index.ts'

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
