import { carryContent } from '@vitrine/contract'
import type { Database, Db } from '#platform/database'
import type { JobOutcome } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { hashOf } from './derive.ts'
import { type Rest, restAsLong } from './rest.ts'
import { carryDocument, type Saving, takeBack } from './saving.ts'

/** Most documents have nothing to carry and are only read; those that have are saved in one transaction. */
const usually = 50

type Needs = { db: Database; saving: Saving; rest?: Rest; atATime?: number }

/**
 * Carries the choices of a schema save into its documents, one revision each. It keeps its place in the transaction of what
 * it changed, so that killed it goes on from there, and finds nothing to do in what it has done.
 */
export function createCarryRun({ db, saving, rest = restAsLong, atATime = usually }: Needs) {
  return async ({ carry_id }: { carry_id: number }): Promise<JobOutcome> => {
    const carry = await repository.resumeCarry(db, carry_id)
    if (!carry) return 'skipped'
    const { schema_id, choices, started_by } = carry
    const carryOne = async (tx: Db, id: number) => {
      await repository.lock(tx, id)
      const stored = await repository.find(tx, id)
      if (!stored) return { changed: 0, kept: 0 }
      const { content, kept } = carryContent(stored.content, choices)
      if (content === stored.content) return { changed: 0, kept: kept.length }
      await carryDocument(tx, saving, started_by, stored, content)
      await repository.keepCarried(tx, carry_id, id)
      return { changed: 1, kept: kept.length }
    }

    let { after_id } = carry
    for (;;) {
      const began = performance.now()
      const documents = await repository.nextContents(db, schema_id, after_id, atATime)
      const last = documents.at(-1)
      if (!last) break
      const touched = documents.filter(({ content }) => {
        const carried = carryContent(content, choices)
        return carried.content !== content || carried.kept.length > 0
      })
      const goesOn = await db.transaction().execute(async (tx) => {
        // Whoever cancels or undoes waits for this batch; what it changed is then there to be taken back.
        if (!(await repository.holdCarry(tx, carry_id, 'running'))) return false
        const step = { after_id: last.id, count: documents.length, changed: 0, kept: 0 }
        for (const { id } of touched) {
          const { changed, kept } = await carryOne(tx, id)
          step.changed += changed
          step.kept += kept
        }
        await repository.advanceCarry(tx, carry_id, step)
        return true
      })
      if (!goesOn) return 'skipped'
      after_id = last.id
      await rest(performance.now() - began)
    }
    await repository.endCarry(db, carry_id, 'done')
    return 'done'
  }
}

/** Takes back what a carry-over made of documents in which nobody has written since; the others are left, and told. */
export function createUndoRun({ db, saving, rest = restAsLong, atATime = usually }: Needs) {
  const takeBackOne = async (tx: Db, id: number, version: number, user_id: number): Promise<'taken_back' | 'left'> => {
    await repository.lock(tx, id)
    const stored = await repository.find(tx, id)
    const [carried, before] = [await repository.findRevision(tx, id, version), await repository.findRevision(tx, id, version - 1)]
    // Published, set as draft or deleted since: its text is still the one that was carried.
    if (!stored || !carried || !before || hashOf(carried.content) !== stored.content_hash) return 'left'
    await takeBack(tx, saving, user_id, stored, before)
    return 'taken_back'
  }
  return async ({ carry_id, user_id }: { carry_id: number; user_id: number }): Promise<JobOutcome> => {
    if (!(await repository.holdCarry(db, carry_id, 'undoing'))) return 'skipped'
    for (;;) {
      const began = performance.now()
      const documents = await repository.nextCarried(db, carry_id, atATime)
      if (documents.length === 0) break
      await db.transaction().execute(async (tx) => {
        await repository.holdCarry(tx, carry_id, 'undoing')
        const step = { taken_back: 0, left: 0 }
        for (const { document_id, version } of documents) {
          const outcome = await takeBackOne(tx, document_id, version, user_id)
          await repository.setOutcome(tx, carry_id, document_id, outcome)
          step[outcome] += 1
        }
        await repository.advanceUndo(tx, carry_id, step)
      })
      await rest(performance.now() - began)
    }
    await repository.endUndo(db, carry_id)
    return 'done'
  }
}
