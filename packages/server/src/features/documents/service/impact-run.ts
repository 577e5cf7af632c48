import { prepareSchema } from '@vitrine/contract'
import type { Database } from '#platform/database'
import type { JobOutcome } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { lookAt } from './look-at.ts'
import { createBreath, type Rest, restShortly } from './rest.ts'
import { knownSchema, type SchemaMemory } from './schema-memory.ts'

const usually = 500

/** Looks at every document of a schema, changes none, and keeps its place and its figures together: killed, it goes on from there. */
export function createImpactRun({
  db,
  schemas,
  rest = restShortly,
  atATime = usually,
}: {
  db: Database
  schemas: SchemaMemory
  rest?: Rest
  atATime?: number
}) {
  return async ({ impact_id }: { impact_id: number }): Promise<JobOutcome> => {
    const impact = await repository.resumeImpact(db, impact_id)
    if (!impact) return 'skipped'
    const { schema_id, schema_version, choices, figures } = impact
    const before = await schemas(db, schema_id, schema_version)
    const look = { before, after: knownSchema(prepareSchema(impact.json_schema).schema, true), choices }
    const breathe = createBreath()
    let { after_id } = impact
    for (;;) {
      const began = performance.now()
      const documents = await repository.nextContents(db, schema_id, after_id, atATime)
      const last = documents.at(-1)
      if (!last) break
      const touched: repository.TouchedRow[] = []
      for (const document of documents) {
        const row = lookAt(look, document, figures)
        if (row) touched.push(row)
        await breathe()
      }
      const step = { after_id: last.id, count: documents.length, figures, touched }
      const goesOn = await db.transaction().execute((tx) => repository.advanceImpact(tx, impact_id, step))
      if (!goesOn) return 'skipped'
      after_id = last.id
      await rest(performance.now() - began)
    }
    await repository.endImpact(db, impact_id, 'done')
    return 'done'
  }
}
