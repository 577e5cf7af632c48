import { documentProblems } from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { Problem } from '#platform/problems'
import { mayReindex } from '../policy.ts'
import * as repository from '../repository/index.ts'

export function createReindex({ db, jobs }: { db: Database; jobs: Jobs }) {
  const requireSchema = async (tx: Db, schema_id: number) => {
    if (!(await repository.holdSchema(tx, schema_id))) throw new Problem(documentProblems.unknown_schema)
  }
  return {
    start: (by: Principal, schema_id: number) => {
      mayReindex(by)
      return db.transaction().execute(async (tx) => {
        await requireSchema(tx, schema_id)
        const { run } = await repository.beginReindex(tx, schema_id)
        await jobs.enqueue(tx, 'documents.reindex', { schema_id, run })
        await recordChange(tx, { user_id: by.user_id, record_kind: 'schema', record_id: schema_id, action: 'reindexed' })
        return repository.progressOf(tx, schema_id)
      })
    },

    progress: async (by: Principal, schema_id: number) => {
      mayReindex(by)
      await requireSchema(db, schema_id)
      return repository.progressOf(db, schema_id)
    },

    cancel: async (by: Principal, schema_id: number) => {
      mayReindex(by)
      await requireSchema(db, schema_id)
      await repository.cancel(db, schema_id)
      return repository.progressOf(db, schema_id)
    },
  }
}
export type Reindex = ReturnType<typeof createReindex>
