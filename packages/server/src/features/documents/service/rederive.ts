import { isDeepStrictEqual } from 'node:util'
import type { DocumentSources } from '@vitrine/contract'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'
import { type Derived, derive, keepDerived, standingOf } from './derive.ts'
import { type Ground, groundOf } from './ground.ts'

/** Documents as they were read, and what is derived of them on the ground that was read beside them. */
type Rederived = { stored: repository.StoredDocument; sources: DocumentSources | null; ground: Ground; derived: Derived }[]

/** Documents of one schema in one instance stand on the same ground: it is read once. */
function groundsOf(db: Db) {
  const grounds = new Map<string, Ground>()
  return async ({ schema_id, application_instance_id }: repository.StoredDocument): Promise<Ground> => {
    const place = `${schema_id} ${application_instance_id}`
    const ground = grounds.get(place) ?? (await groundOf(db, schema_id, application_instance_id))
    grounds.set(place, ground)
    return ground
  }
}

/**
 * Nobody saved: schema, menu or languages became others, and what is derived follows them. Thinking is done before anything is
 * held, and others are let in between two documents.
 */
export async function rederive(db: Db, ids: number[], breathe?: () => Promise<unknown> | undefined): Promise<Rederived> {
  const documents = await repository.findSome(db, ids)
  const sources = new Map((await repository.findSourcesOf(db, ids)).map((row) => [row.id, row.sources]))
  const groundFor = groundsOf(db)
  const rederived: Rederived = []
  for (const stored of documents) {
    const { id, content, references } = stored
    const ground = await groundFor(stored)
    const before = { content, sources: sources.get(id) ?? null }
    const derived = derive({ ...ground, content, references, before, hasAllWords: true })
    rederived.push({ stored, sources: before.sources, ground, derived })
    await breathe?.()
  }
  return rederived
}

/**
 * Holds the documents, and sees to it that what was derived of them is of what stands there, by the schema and the languages of
 * now: another job may have written what came of newer ones. Of those changed meanwhile it is made anew.
 */
export async function holdRederived(tx: Db, rederived: Rederived): Promise<Rederived> {
  const ids = rederived.map(({ stored }) => stored.id)
  await repository.lockSome(tx, ids)
  const now = new Map((await repository.findSourcesOf(tx, ids)).map((row) => [row.id, row]))
  const groundFor = groundsOf(tx)
  const fresh: Rederived = []
  const stale: number[] = []
  for (const one of rederived) {
    const row = now.get(one.stored.id)
    const isSame = row?.version === one.stored.version && JSON.stringify(row.sources) === JSON.stringify(one.sources)
    if (isSame && isDeepStrictEqual(await groundFor(one.stored), one.ground)) fresh.push(one)
    else stale.push(one.stored.id)
  }
  return stale.length === 0 ? fresh : [...fresh, ...(await rederive(tx, stale))]
}

export async function keepRederived(tx: Db, rederived: Rederived): Promise<void> {
  const of = rederived.map(({ stored, derived }) => ({ document_id: stored.id, standing: standingOf(stored), ...derived }))
  await repository.updateDerived(tx, of)
  await keepDerived(tx, of)
}
