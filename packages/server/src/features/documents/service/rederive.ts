import type { DocumentSources } from '@vitrine/contract'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'
import { type Derived, derive, keepDerived, standingOf } from './derive.ts'
import { type Ground, groundOf } from './ground.ts'

/** Documents as they were read, and what is derived of them. */
type Rederived = { stored: repository.StoredDocument; sources: DocumentSources | null; derived: Derived }[]

/**
 * Nobody saved: schema, menu or languages became others, and what is derived follows them. Thinking is done before anything is
 * held, and others are let in between two documents.
 */
export async function rederive(db: Db, ids: number[], breathe?: () => Promise<unknown> | undefined): Promise<Rederived> {
  const documents = await repository.findSome(db, ids)
  const sources = new Map((await repository.findSourcesOf(db, ids)).map((row) => [row.id, row.sources]))
  const grounds = new Map<string, Ground>()
  const rederived: Rederived = []
  for (const stored of documents) {
    const { id, schema_id, application_instance_id, content, references } = stored
    const place = `${schema_id} ${application_instance_id}`
    const ground = grounds.get(place) ?? (await groundOf(db, schema_id, application_instance_id))
    grounds.set(place, ground)
    const before = { content, sources: sources.get(id) ?? null }
    rederived.push({ stored, sources: before.sources, derived: derive({ ...ground, content, references, before, hasAllWords: true }) })
    await breathe?.()
  }
  return rederived
}

/** Holds the documents, and sees to it that what was derived of them is of what stands there: of those changed meanwhile it is made anew. */
export async function holdRederived(tx: Db, rederived: Rederived): Promise<Rederived> {
  const ids = rederived.map(({ stored }) => stored.id)
  await repository.lockSome(tx, ids)
  const now = new Map((await repository.findSourcesOf(tx, ids)).map((row) => [row.id, row]))
  const isFresh = ({ stored, sources }: Rederived[number]) => {
    const row = now.get(stored.id)
    return row?.version === stored.version && JSON.stringify(row.sources) === JSON.stringify(sources)
  }
  const stale = rederived.filter((one) => !isFresh(one)).map(({ stored }) => stored.id)
  return stale.length === 0 ? rederived : [...rederived.filter(isFresh), ...(await rederive(tx, stale))]
}

export async function keepRederived(tx: Db, rederived: Rederived): Promise<void> {
  const of = rederived.map(({ stored, derived }) => ({ document_id: stored.id, standing: standingOf(stored), ...derived }))
  await repository.updateDerived(tx, of)
  await keepDerived(tx, of)
}
