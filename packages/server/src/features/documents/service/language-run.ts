import type { Database } from '#platform/database'
import type { JobOutcome } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { localesIn } from './ground.ts'
import { type Rest, restAsLong } from './rest.ts'
import { rederive } from './saving.ts'

const usually = 20

/**
 * The languages of an instance became others: its documents get rows of each. Lists are asked in a new language when all of
 * them have one, and no sooner; what is saved meanwhile has its rows already.
 */
export function createLanguageRun({ db, rest = restAsLong, atATime = usually }: { db: Database; rest?: Rest; atATime?: number }) {
  return async (step: { application_instance_id: number; run: number }): Promise<JobOutcome> => {
    const { application_instance_id } = step
    const place = await repository.resumeDeriving(db, step)
    if (!place) return 'skipped'
    let { after_id } = place
    for (;;) {
      const began = performance.now()
      const ids = await repository.nextIds(db, { application_instance_id }, after_id, atATime)
      const last = ids.at(-1)
      if (last === undefined) break
      const goesOn = await db.transaction().execute(async (tx) => {
        for (const id of ids) {
          await repository.lock(tx, id)
          const stored = await repository.find(tx, id)
          if (stored) await rederive(tx, stored)
        }
        return repository.advanceDeriving(tx, step, last)
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
