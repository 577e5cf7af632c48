import {
  type DocumentContent,
  type DocumentReference,
  documentProblems,
  type FieldError,
  relationsIn,
  withoutRelationsTo,
} from '@vitrine/contract'
import type { Db } from '#platform/database'
import { Problem } from '#platform/problems'
import * as repository from '../repository/index.ts'

export type Targets = { content: DocumentContent; references: DocumentReference[] }

/** Which documents an instance may point at: its own, and the published ones that are given to it. */
async function usableTargets(tx: Db, application_instance_id: number, targets: number[]): Promise<Set<number>> {
  const places = await repository.placesOf(tx, [...new Set(targets)], [application_instance_id])
  return new Set(
    places
      .filter(({ deleted_at }) => deleted_at === null)
      .filter((place) => place.application_instance_id === application_instance_id || (place.is_given && place.status === 'published'))
      .map(({ id }) => id),
  )
}

/** One that was pointed at before may have gone since; a new one must be there, stay, and be this instance's to point at [V10]. */
export async function requireTargets(
  tx: Db,
  application_instance_id: number,
  { content, references }: Targets,
  known: ReadonlySet<number>,
): Promise<void> {
  const all = [
    ...relationsIn(content).map(({ to_document_id, place }) => ({ to_document_id, pointer: `/content${place}/to_document_id` })),
    ...references.map(({ to_document_id }, place) => ({ to_document_id, pointer: `/references/${place}/to_document_id` })),
  ]
  if (all.length === 0) return
  // Before anything is written: whoever takes one away holds it and then writes what a save writes before its relations.
  await repository.holdTargets(
    tx,
    all.map(({ to_document_id }) => to_document_id),
  )
  const wanted = all.filter(({ to_document_id }) => !known.has(to_document_id))
  if (wanted.length === 0) return
  const usable = await usableTargets(
    tx,
    application_instance_id,
    wanted.map(({ to_document_id }) => to_document_id),
  )
  const errors: FieldError[] = wanted
    .filter(({ to_document_id }) => !usable.has(to_document_id))
    .map(({ pointer }) => ({ pointer, code: 'gone', detail: documentProblems.unknown_relation.title }))
  if (errors.length > 0) throw new Problem(documentProblems.unknown_relation, undefined, { errors })
}

/** An old content without what is gone, or was never this instance's to point at. */
export async function withoutLost(tx: Db, stored: repository.StoredDocument, old: Targets): Promise<Targets> {
  const known = await repository.targetsOf(tx, stored.id)
  const targets = [...relationsIn(old.content), ...old.references].map(({ to_document_id }) => to_document_id)
  const usable = await usableTargets(tx, stored.application_instance_id, targets)
  const lost = [...new Set(targets)].filter((target) => !known.has(target) && !usable.has(target))
  const kept: Targets = {
    content: lost.reduce((content, target) => withoutRelationsTo(content, target), old.content),
    references: old.references.filter(({ to_document_id }) => !lost.includes(to_document_id)),
  }
  return kept
}
