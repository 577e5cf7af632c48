import {
  type BodyOf,
  carryDraft,
  commonProblems,
  type Document,
  type DocumentDraft,
  type DocumentOutcome,
  type DocumentStatus,
  documentProblems,
  type documentRoutes,
  type NewDocumentDraft,
  type QueryOf,
} from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import { type Database, type Db, takeTurn } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { Problem } from '#platform/problems'
import { instancesOf, mayAddDocument, mayDeleteDocument, mayEditDocument, mayReadDocument } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { answerOf } from './answer.ts'
import { refuseBeyondLimits, storableContent } from './check-content.ts'
import { checkVersion } from './check-version.ts'
import { hashOf } from './derive.ts'
import { groundOf } from './ground.ts'
import { mostReleasedAtOnce, releaseLater, releaseReferrers, removeReleased, takeReleasingTurn } from './release.ts'
import { addDocument, asChosen, changeDocument, type Saving } from './saving.ts'
import { withoutLost } from './targets.ts'

const mostUsersTold = 100

export type DocumentsNeeds = { db: Database; saving: Saving; jobs: Pick<Jobs, 'enqueue'> }

export function createDocuments({ db, saving, jobs }: DocumentsNeeds) {
  const { events, schemas } = saving
  const placeOf = (by: Principal, id: number) => repository.placeOf(db, id, instancesOf(by))
  const found = async (tx: Db, id: number): Promise<repository.StoredDocument> => {
    const stored = await repository.find(tx, id)
    if (!stored) throw new Problem(documentProblems.not_found)
    return stored
  }
  const held = async (tx: Db, id: number) => {
    await repository.lock(tx, id)
    return found(tx, id)
  }
  /** For what is asked of those who point at it: nobody begins to until the transaction ends. */
  const heldAlone = async (tx: Db, id: number) => {
    await repository.lockFromPointing(tx, id)
    return found(tx, id)
  }
  const answered = async (tx: Db, by: Principal, id: number, locale?: string): Promise<Document> =>
    answerOf(by, await found(tx, id), locale)

  /** The answer to a save was lost and it is sent again: what it wrote is what stands there. */
  const isSameSave = async (tx: Db, by: Principal, stored: repository.StoredDocument, draft: DocumentDraft & { version: number }) => {
    if (stored.deleted_at || stored.version !== draft.version + 1 || stored.updated_by_id !== by.user_id) return false
    const isStatus = draft.status === undefined || draft.status === stored.status
    const read = isStatus ? await repository.findRevision(tx, stored.id, draft.version) : undefined
    const schema = await repository.holdSchema(tx, stored.schema_id)
    if (!read || !schema) return false
    const known = await schemas(tx, stored.schema_id, stored.schema_version)
    const chosen = asChosen(read.content, draft.content, schema.carried, known)
    return hashOf(storableContent(chosen, known)) === stored.content_hash
  }

  /** Written in a form of the old schema, and since then nothing but the carry-over has happened: what it chose holds for this too. */
  const overCarried = async (tx: Db, stored: repository.StoredDocument, draft: DocumentDraft & { version: number }) => {
    if (stored.deleted_at || stored.version <= draft.version) return undefined
    const choices = await repository.carriedSince(tx, stored.id, draft.version)
    const read = choices && (await repository.findRevision(tx, stored.id, draft.version))
    return read && carryDraft(read.content, draft.content, choices)
  }

  const requireSingle = async (tx: Db, schema_id: number, application_instance_id: number, except?: number) => {
    const schema = await repository.holdSchema(tx, schema_id)
    if (!schema?.single_document_per_instance) return
    await takeTurn(tx, `the document of schema ${schema_id} in instance ${application_instance_id}`)
    const single = await repository.findSingle(tx, schema_id, application_instance_id, except)
    if (!single) return
    const usedBy = { items: [{ kind: 'document', id: single.id, name: schema.name }], count: 1 }
    throw new Problem(documentProblems.single_exists, undefined, { usedBy })
  }

  /** Who stands in the way: by name those that the caller sees, the others by their number. */
  const usersOf = async (tx: Db, by: Principal, id: number) => {
    const { ids, count } = await repository.publishedReferrers(tx, id, mostUsersTold)
    const own = new Set(instancesOf(by))
    const shown = await repository.findShown(tx, ids)
    const seen = shown.filter(({ application_instance_id }) => by.is_superuser || own.has(application_instance_id))
    const texts = await repository.findAnyTexts(
      tx,
      seen.map(({ document_id }) => document_id),
    )
    const items = seen.map(({ document_id }) => ({ kind: 'document', id: document_id, name: texts.get(document_id) ?? '' }))
    return { items, count }
  }

  /** What the public is led to stays public, unless whoever takes it away has been told who leads there. Nothing is lost by it. */
  const requireUnusedDraft = async (tx: Db, by: Principal, stored: repository.StoredDocument, status: DocumentStatus, force = false) => {
    if (force || status !== 'draft' || stored.status === 'draft') return
    const usedBy = await usersOf(tx, by, stored.id)
    if (usedBy.count > 0) throw new Problem(commonProblems.in_use, undefined, { usedBy })
  }

  /** With what points at it: at once, or where that is much as a job. False: it is still pointed at. */
  const release = async (tx: Db, user_id: number, { id, version }: repository.StoredDocument, permanent: boolean): Promise<boolean> => {
    const isMuch = await repository.hasMoreReferrers(tx, id, mostReleasedAtOnce)
    if (isMuch) await releaseLater(tx, jobs, { document_id: id, user_id, version }, permanent)
    else await releaseReferrers(tx, saving, user_id, id)
    await repository.lockFromPointing(tx, id)
    // Those that came to point at it until now.
    if (!isMuch) await releaseReferrers(tx, saving, user_id, id)
    return !isMuch
  }

  const setStatus = (by: Principal, id: number, status: DocumentStatus, force?: boolean): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const stored = await (status === 'draft' ? heldAlone(tx, id) : held(tx, id))
      if (stored.deleted_at) throw new Problem(commonProblems.is_deleted)
      if (stored.status === status) return false
      await requireUnusedDraft(tx, by, stored, status, force)
      const { content, references } = stored
      await changeDocument(tx, saving, by.user_id, stored, { content, references, status, kind: 'status' })
      return true
    })

  return {
    get: async (by: Principal, id: number, locale?: string) => {
      mayReadDocument(by, await placeOf(by, id))
      return answered(db, by, id, locale)
    },

    create: (by: Principal, draft: NewDocumentDraft) => {
      mayAddDocument(by, draft.application_instance_id)
      refuseBeyondLimits(draft.content)
      const { schema_id, application_instance_id, client_key = null, content, status, references } = draft
      return db.transaction().execute(async (tx) => {
        if (client_key) {
          await takeTurn(tx, `new document ${client_key}`)
          const made = await repository.findByClientKey(tx, { application_instance_id, created_by: by.user_id, client_key })
          if (made) return answered(tx, by, made.id)
        }
        await requireSingle(tx, schema_id, application_instance_id)
        const where = { schema_id, application_instance_id, client_key }
        const id = await addDocument(tx, saving, by.user_id, where, { content, status, references, kind: 'created' })
        return answered(tx, by, id)
      })
    },

    update: async (by: Principal, id: number, draft: DocumentDraft & { version: number }) => {
      mayEditDocument(by, await placeOf(by, id))
      refuseBeyondLimits(draft.content)
      // Not every save of a draft: two that point at each other would wait for each other.
      const isWithdrawn = draft.status === 'draft' && (await placeOf(by, id))?.status !== 'draft'
      return db.transaction().execute(async (tx) => {
        const stored = await (isWithdrawn ? heldAlone(tx, id) : held(tx, id))
        if (await isSameSave(tx, by, stored, draft)) return answerOf(by, stored)
        const carried = await overCarried(tx, stored, draft)
        if (!carried) await checkVersion(tx, by, stored, draft.version)
        const { status = stored.status, references = stored.references, session_key } = draft
        const content = carried ?? draft.content
        await requireUnusedDraft(tx, by, stored, status, draft.force)
        await changeDocument(tx, saving, by.user_id, stored, { content, status, references, kind: 'save' })
        await repository.settleAutosaves(tx, { document_id: id, user_id: by.user_id, session_key })
        return answered(tx, by, id)
      })
    },

    /** Takes an old content back as the next version; what it pointed at and is gone for ever is left out. */
    restoreRevision: async (by: Principal, id: number, restored_from: number, version: number) => {
      mayEditDocument(by, await placeOf(by, id))
      return db.transaction().execute(async (tx) => {
        const stored = await held(tx, id)
        await checkVersion(tx, by, stored, version)
        const old = await repository.findRevision(tx, id, restored_from)
        if (!old) throw new Problem(documentProblems.revision_not_found)
        const { content, references } = await withoutLost(tx, stored, old)
        await changeDocument(tx, saving, by.user_id, stored, { content, references, status: stored.status, kind: 'restore', restored_from })
        return answered(tx, by, id)
      })
    },

    // open: each document is asked for by itself, and one that is not the caller's fails alone
    setStatus: async (
      by: Principal,
      { ids, status, force }: BodyOf<typeof documentRoutes.setStatus>,
    ): Promise<{ items: DocumentOutcome[] }> => {
      const items: DocumentOutcome[] = []
      for (const id of new Set(ids)) {
        try {
          mayEditDocument(by, await placeOf(by, id))
          items.push({ id, outcome: (await setStatus(by, id, status, force)) ? 'changed' : 'unchanged', problem: null })
        } catch (error) {
          // One that fails is told of; the others go on.
          if (!(error instanceof Problem)) throw error
          const { kind, errors, usedBy } = error
          const told = { ...(errors ? { errors } : {}), ...(usedBy ? { used_by: usedBy.items, used_by_count: usedBy.count } : {}) }
          items.push({ id, outcome: 'failed', problem: { code: kind.code, title: kind.title, ...told } })
        }
      }
      return { items }
    },

    remove: async (by: Principal, id: number, { permanent, force }: QueryOf<typeof documentRoutes.remove>) => {
      mayDeleteDocument(by, await placeOf(by, id), { permanent, force })
      return db.transaction().execute(async (tx) => {
        if (permanent || force) await takeReleasingTurn(tx)
        // Those that are released must be able to end the save they are in: it is held alone when they are held too.
        const stored = await (permanent || force ? held(tx, id) : heldAlone(tx, id))
        const { application_instance_id } = stored
        if (permanent && !stored.deleted_at) throw new Problem(commonProblems.not_deleted)
        if (!permanent && stored.deleted_at) {
          // Asked for again: the job of the first time may have used up its tries.
          if (force) await release(tx, by.user_id, stored, permanent)
          return
        }
        const usedBy = await usersOf(tx, by, id)
        if (usedBy.count > 0 && !force) throw new Problem(commonProblems.in_use, undefined, { usedBy })
        const { user_id } = by
        const isReleased = !(permanent || force) || (await release(tx, user_id, stored, permanent))
        // Until nothing points at it, it stays in the bin.
        if (permanent) return isReleased ? removeReleased(tx, saving, user_id, id, application_instance_id) : undefined
        await recordChange(tx, { user_id, record_kind: 'document', record_id: id, action: 'deleted' })
        await events.emit(tx, 'document.deleted', { document_id: id, application_instance_id, user_id })
        await repository.setDeleted(tx, id, user_id, true)
        await repository.keepRevision(tx, id, { kind: 'deleted' }, user_id)
      })
    },

    undelete: async (by: Principal, id: number) => {
      mayEditDocument(by, await placeOf(by, id))
      return db.transaction().execute(async (tx) => {
        const { deleted_at, schema_id, application_instance_id } = await held(tx, id)
        if (!deleted_at) return answered(tx, by, id)
        const { instance, schema } = await groundOf(tx, schema_id, application_instance_id)
        if (instance.deleted_at || schema.deleted_at) throw new Problem(documentProblems.parent_deleted)
        await requireSingle(tx, schema_id, application_instance_id, id)
        await repository.setDeleted(tx, id, by.user_id, false)
        await repository.keepRevision(tx, id, { kind: 'undeleted' }, by.user_id)
        await recordChange(tx, { user_id: by.user_id, record_kind: 'document', record_id: id, action: 'undeleted' })
        await events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id: by.user_id })
        return answered(tx, by, id)
      })
    },
  }
}
export type Documents = ReturnType<typeof createDocuments>
