import { withoutRelationsTo } from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import { type Database, type Db, takeTurn } from '#platform/database'
import type { JobOutcome, Jobs } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { type Rest, restAsLong } from './rest.ts'
import { releaseTarget, type Saving } from './saving.ts'

/** So many are rewritten while the one who deletes waits; where there are more, a job does it afterwards. */
export const mostReleasedAtOnce = 50
/** So many to a transaction of the job: a person who saves one of them waits for no more than these. */
const usually = 20

/** Two that point at each other and go at once would wait for each other for ever. */
export const takeReleasingTurn = (tx: Db) => takeTurn(tx, 'documents that go with what points at them')

/** What points at it points at nothing afterwards, each such document as a revision of its own. Answers how many they were. */
export async function releaseReferrers(tx: Db, saving: Saving, user_id: number, id: number, most?: number): Promise<number> {
  const referrers = await repository.holdReferrers(tx, id, most)
  for (const referrer of referrers) {
    const stored = await repository.find(tx, referrer)
    if (!stored) continue
    const content = withoutRelationsTo(stored.content, id)
    const references = stored.references.filter(({ to_document_id }) => to_document_id !== id)
    await releaseTarget(tx, saving, user_id, stored, { content, references })
  }
  return referrers.length
}

/** Gone for ever. Nothing points at it any more, and nobody begins to. */
export async function removeReleased(tx: Db, saving: Saving, user_id: number, id: number, application_instance_id: number): Promise<void> {
  await recordChange(tx, { user_id, record_kind: 'document', record_id: id, action: 'removed' })
  await saving.events.emit(tx, 'document.removed', { document_id: id, application_instance_id, user_id })
  await repository.remove(tx, id)
}

/** `version`: as it was when this was asked for. Restored after that, it is not what was meant, also when it is deleted again. */
export type Releasing = { document_id: number; user_id: number; version: number }

/** In the transaction of the deletion: what points at a deleted document shows it to nobody who may not see what is deleted. */
export const releaseLater = (tx: Db, jobs: Pick<Jobs, 'enqueue'>, of: Releasing, permanent: boolean) =>
  jobs.enqueue(tx, permanent ? 'documents.release-and-remove' : 'documents.release', of)

type Needs = { db: Database; saving: Saving; removes: boolean; rest?: Rest; atATime?: number }

/** Some at a time, until none are left; killed, it goes on with those that are. Restored meanwhile, it keeps those it has. */
export function createReleaseRun({ db, saving, removes, rest = restAsLong, atATime = usually }: Needs) {
  return async ({ document_id, user_id, version }: Releasing): Promise<JobOutcome> => {
    for (;;) {
      const began = performance.now()
      const step = await db.transaction().execute(async (tx): Promise<JobOutcome | 'more'> => {
        await takeReleasingTurn(tx)
        await repository.lock(tx, document_id)
        const [place] = await repository.placesOf(tx, [document_id], [])
        if (!place || place.deleted_at === null || (await repository.isRestoredSince(tx, document_id, version))) return 'skipped'
        if ((await releaseReferrers(tx, saving, user_id, document_id, atATime)) > 0) return 'more'
        if (removes) {
          await repository.lockFromPointing(tx, document_id)
          await removeReleased(tx, saving, user_id, document_id, place.application_instance_id)
        }
        return 'done'
      })
      if (step !== 'more') return step
      await rest(performance.now() - began)
    }
  }
}
