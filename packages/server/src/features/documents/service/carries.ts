import {
  type CarriedDocument,
  type CarryChoice,
  type CarryOver,
  documentProblems,
  type QueryOf,
  type schemaChangeRoutes,
} from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { Problem } from '#platform/problems'
import { mayWeighSchemas } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { requireChoices } from './check-choices.ts'
import { createSchemaMemory } from './schema-memory.ts'

type Saved = { schema_id: number; from_version: number; to_version: number; choices: CarryChoice[]; user_id: number }

/** In the transaction of the schema's save: what was chosen for fields it took away is carried into the documents by a job. */
export function createStartCarry(jobs: Jobs) {
  return async (tx: Db, { user_id, ...saved }: Saved): Promise<void> => {
    const { schema_id, from_version, to_version, choices } = saved
    // Not the memory that others share: this version may yet be undone with its transaction.
    const schemas = createSchemaMemory()
    requireChoices(choices, await schemas(tx, schema_id, from_version), await schemas(tx, schema_id, to_version))
    // What is hidden stays where it is.
    if (choices.every(({ action }) => action === 'hide')) return
    const { id } = await repository.beginCarry(tx, saved, user_id)
    await jobs.enqueue(tx, 'documents.carry-over', { carry_id: id })
    const changes: Record<string, [unknown, unknown]> = { carry_over: [null, choices] }
    await recordChange(tx, { user_id, record_kind: 'schema', record_id: schema_id, action: 'carried', changes })
  }
}

const answerOf = ({ started_by_name, after_id: _place, ...carry }: repository.StoredCarry): CarryOver => ({
  ...carry,
  started_by: started_by_name,
})

export function createCarries({ db, jobs }: { db: Database; jobs: Jobs }) {
  const answered = async (id: number): Promise<CarryOver> => {
    const carry = await repository.findCarry(db, id)
    if (!carry) throw new Problem(documentProblems.carry_not_found)
    return answerOf(carry)
  }
  return {
    latest: async (by: Principal, schema_id: number) => {
      mayWeighSchemas(by)
      const carry = await repository.latestCarry(db, schema_id)
      return { carry_over: carry ? answerOf(carry) : null }
    },

    get: (by: Principal, id: number) => {
      mayWeighSchemas(by)
      return answered(id)
    },

    cancel: async (by: Principal, id: number) => {
      mayWeighSchemas(by)
      await repository.endCarry(db, id, 'cancelled')
      return answered(id)
    },

    undo: async (by: Principal, id: number) => {
      mayWeighSchemas(by)
      const { schema_id } = await answered(id)
      await db.transaction().execute(async (tx) => {
        if (!(await repository.beginUndo(tx, id))) throw new Problem(documentProblems.carry_not_undoable)
        const { user_id } = by
        await jobs.enqueue(tx, 'documents.undo-carry-over', { carry_id: id, user_id })
        await recordChange(tx, { user_id, record_kind: 'schema', record_id: schema_id, action: 'uncarried' })
      })
      return answered(id)
    },

    documents: async (by: Principal, id: number, query: QueryOf<typeof schemaChangeRoutes.carriedDocuments>) => {
      mayWeighSchemas(by)
      await answered(id)
      const { rows, ...total } = await repository.listCarried(db, id, query.outcome, query)
      const ids = rows.map(({ document_id }) => document_id)
      const shown = new Map((await repository.findShown(db, ids)).map((row) => [row.document_id, row]))
      const titles = await repository.findAnyTexts(db, ids)
      const items = rows.flatMap((row): CarriedDocument[] => {
        const document = shown.get(row.document_id)
        return document ? [{ ...row, title: titles.get(row.document_id) ?? '', status: document.status, path: document.path }] : []
      })
      return { items, ...total }
    },
  }
}
export type Carries = ReturnType<typeof createCarries>
