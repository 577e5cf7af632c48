import type { Database } from '#platform/database'
import type { JobOutcome } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { holdRederived, keepRederived, rederive } from './rederive.ts'
import { createBreath, type Rest, restShortly } from './rest.ts'

/** So many documents to a transaction: a person who saves waits for no more than these. */
const usually = 100

/**
 * One job walks all documents of a schema by their ids and keeps its place: killed, it goes on from there. Each document's
 * rows are replaced in one transaction, so that lists and searches read the old ones until the new are in place.
 */
export function createReindexRun({ db, rest = restShortly, atATime = usually }: { db: Database; rest?: Rest; atATime?: number }) {
  return async (step: { schema_id: number; run: number }): Promise<JobOutcome> => {
    const place = await repository.resume(db, step)
    if (!place) return 'skipped'
    const breathe = createBreath()
    let { after_id } = place
    for (;;) {
      const began = performance.now()
      const ids = await repository.nextIds(db, { schema_id: step.schema_id }, after_id, atATime)
      const last = ids.at(-1)
      if (last === undefined) break
      const rederived = await rederive(db, ids, breathe)
      const goesOn = await db.transaction().execute(async (tx) => {
        const held = await holdRederived(tx, rederived)
        // Whoever was overtaken writes nothing any more: a later run has it from a later schema.
        const isOurs = await repository.advance(tx, step, last, ids.length)
        if (isOurs) await keepRederived(tx, held)
        return isOurs
      })
      if (!goesOn) return 'skipped'
      after_id = last
      await rest(performance.now() - began)
    }
    await repository.finish(db, step)
    return 'done'
  }
}
