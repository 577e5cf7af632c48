import type { Database } from '#platform/database'
import type { JobOutcome } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { localesIn } from './ground.ts'
import { holdRederived, keepRederived, rederive } from './rederive.ts'
import { createBreath, type Rest, restShortly } from './rest.ts'

const usually = 100

/**
 * The languages of an instance became others: its documents get rows of each. Lists are asked in a new language when all of
 * them have one, and no sooner; what is saved meanwhile has its rows already.
 */
export function createLanguageRun({ db, rest = restShortly, atATime = usually }: { db: Database; rest?: Rest; atATime?: number }) {
  return async (step: { application_instance_id: number; run: number }): Promise<JobOutcome> => {
    const { application_instance_id } = step
    const place = await repository.resumeDeriving(db, step)
    if (!place) return 'skipped'
    const breathe = createBreath()
    let { after_id } = place
    for (;;) {
      const began = performance.now()
      const ids = await repository.nextIds(db, { application_instance_id }, after_id, atATime)
      const last = ids.at(-1)
      if (last === undefined) break
      const rederived = await rederive(db, ids, breathe)
      const goesOn = await db.transaction().execute(async (tx) => {
        const held = await holdRederived(tx, rederived)
        // Whoever was overtaken writes nothing any more: a later run has it from a later schema.
        const isOurs = await repository.advanceDeriving(tx, step, last)
        if (isOurs) await keepRederived(tx, held)
        return isOurs
      })
      if (!goesOn) return 'skipped'
      after_id = last
      await rest(performance.now() - began)
    }
    return db.transaction().execute(async (tx) => {
      const instance = await repository.holdInstance(tx, application_instance_id)
      if (!instance || !(await repository.endDeriving(tx, step))) return 'skipped'
      await repository.replaceLocales(tx, application_instance_id, localesIn(instance))
      return 'done'
    })
  }
}
