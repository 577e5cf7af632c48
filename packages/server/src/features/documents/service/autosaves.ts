import { type AutosaveDraft, commonProblems, documentProblems } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import { type Database, takeTurn } from '#platform/database'
import { fieldProblem, Problem } from '#platform/problems'
import { instancesOf, mayEditDocument, mayReadDocument } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { refuseBeyondLimits, storableContent } from './check-content.ts'
import { hashOf } from './derive.ts'
import type { SchemaMemory } from './schema-memory.ts'

/** Words that are not saved are their writer's alone; who no longer may write can still have them back. */
export function createAutosaves({ db, schemas }: { db: Database; schemas: SchemaMemory }) {
  const placeOf = (by: Principal, id: number) => repository.placeOf(db, id, instancesOf(by))
  const keeperOf = (by: Principal, document_id: number) => ({ document_id, user_id: by.user_id })

  return {
    /** Also of a document that is deleted or saved by others meanwhile: nothing stands in the way of keeping words. */
    keep: async (by: Principal, document_id: number, draft: AutosaveDraft) => {
      mayEditDocument(by, await placeOf(by, document_id))
      refuseBeyondLimits(draft.content)
      const { version, session_key, takes_up } = draft
      const session = { ...keeperOf(by, document_id), session_key }
      return db.transaction().execute(async (tx) => {
        const document = await repository.holdForKeeping(tx, document_id)
        const schema = document && (await repository.holdSchema(tx, document.schema_id))
        if (!document || !schema) throw new Problem(documentProblems.not_found)
        if (version > document.version) throw fieldProblem(commonProblems.invalid, '/version', 'too_large')
        await takeTurn(tx, `what user ${by.user_id} keeps of document ${document_id}`)
        const content = storableContent(draft.content, await schemas(tx, schema.id, schema.version))
        const kept = { ...session, version, schema_version: schema.version, content_hash: hashOf(content), content }
        if (takes_up) await repository.takeUpAutosaves(tx, session, takes_up)
        const row = await repository.findOpenRow(tx, kept)
        if (row?.is_same) return row
        return (row && (await repository.writeOver(tx, row.id, kept))) ?? repository.insertAutosave(tx, kept)
      })
    },

    list: async (by: Principal, document_id: number, onlyUnsaved: boolean) => {
      mayReadDocument(by, await placeOf(by, document_id))
      return { items: await repository.listAutosaves(db, keeperOf(by, document_id), onlyUnsaved) }
    },

    get: async (by: Principal, document_id: number, id: number) => {
      mayReadDocument(by, await placeOf(by, document_id))
      const autosave = await repository.findAutosave(db, keeperOf(by, document_id), id)
      if (!autosave) throw new Problem(documentProblems.autosave_not_found)
      return autosave
    },

    forget: async (by: Principal, document_id: number, session_key: string | undefined) => {
      mayReadDocument(by, await placeOf(by, document_id))
      await repository.forgetAutosaves(db, { ...keeperOf(by, document_id), session_key })
    },
  }
}
export type Autosaves = ReturnType<typeof createAutosaves>
