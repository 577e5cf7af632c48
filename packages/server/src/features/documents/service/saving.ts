import {
  type CarryChoice,
  carryWritten,
  type DocumentContent,
  type DocumentReference,
  type DocumentRevision,
  type DocumentSources,
  type DocumentStatus,
  differencesOf,
  documentProblems,
  localisedTexts,
} from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem } from '#platform/problems'
import * as repository from '../repository/index.ts'
import { faultsOf, requirePublishable, storableContent } from './check-content.ts'
import { derive, keepDerived, standingOf } from './derive.ts'
import { groundOf } from './ground.ts'
import type { KnownSchema, SchemaMemory } from './schema-memory.ts'
import { requireTargets, type Targets, withoutLost } from './targets.ts'

/** What every save needs, whoever asks for it. Who may is decided before; all is in the caller's transaction. */
export type Saving = { events: Events; schemas: SchemaMemory }

export type Change = {
  content: DocumentContent
  status: DocumentStatus
  references: DocumentReference[]
  kind: DocumentRevision['kind']
  restored_from?: number
}
type New = { schema_id: number; application_instance_id: number; client_key: string | null }

/** Written in a form that was opened before a field of its schema was moved: what stands in the old field is moved along. */
export function asChosen(stored: DocumentContent, content: DocumentContent, carried: CarryChoice[][], known: KnownSchema): DocumentContent {
  const moves = carried.flat().filter((choice) => choice.action === 'move')
  const isGone = (path: string) => !known.fields().has(path)
  return moves.length === 0
    ? content
    : carryWritten(
        stored,
        content,
        moves.filter(({ path, to }) => isGone(path) && !isGone(to)),
      )
}

/** A new document with its first revision. */
export async function addDocument(
  tx: Db,
  saving: Saving,
  user_id: number | null,
  { schema_id, application_instance_id, client_key }: New,
  change: Change,
): Promise<number> {
  const ground = await groundOf(tx, schema_id, application_instance_id)
  const { instance, schema } = ground
  if (instance.deleted_at || schema.deleted_at) throw fieldProblem(documentProblems.unknown_schema, '/schema_id', 'gone')
  const known = await saving.schemas(tx, schema.id, schema.version)
  const content = storableContent(asChosen({}, change.content, schema.carried, known), known)
  requirePublishable(content, change.status, 'draft', known)
  await requireTargets(tx, application_instance_id, { ...change, content }, new Set())
  const { references, status } = change
  const derived = derive({ ...ground, content, references, before: null })
  const { id } = await repository.insert(tx, { ...derived.row, schema_id, application_instance_id, status, client_key }, user_id)
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await keepDerived(tx, [{ document_id: id, standing: { application_instance_id, schema_id, status, is_deleted: false }, ...derived }])
  await repository.keepRevision(tx, id, { kind: 'created' }, user_id)
  const changes = { status: [null, status], schema_id: [null, schema_id] } satisfies Record<string, [unknown, unknown]>
  await recordChange(tx, { user_id, record_kind: 'document', record_id: id, action: 'created', changes })
  if (user_id !== null) await saving.events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
  return id
}

/** The next version of a document that is held. */
export async function changeDocument(
  tx: Db,
  saving: Saving,
  user_id: number,
  stored: repository.StoredDocument,
  change: Change,
): Promise<void> {
  const { id, application_instance_id, schema_id } = stored
  const ground = await groundOf(tx, schema_id, application_instance_id)
  const { schema } = ground
  const known = await saving.schemas(tx, schema.id, schema.version)
  const chosen = change.kind === 'save' ? asChosen(stored.content, change.content, schema.carried, known) : change.content
  const content = storableContent(chosen, known)
  requirePublishable(content, change.status, stored.status, known)
  // What becomes public is judged as something new; what is public already can be saved, whatever became of what it points at.
  const isMadePublic = change.status !== 'draft' && stored.status === 'draft'
  const pointedAt = isMadePublic ? new Set<number>() : await repository.targetsOf(tx, id)
  await requireTargets(tx, application_instance_id, { ...change, content }, pointedAt)
  const before = { content: stored.content, sources: await repository.findSources(tx, id) }
  const { references, status } = change
  const derived = derive({ ...ground, content, references, before })
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await repository.update(tx, id, { ...derived.row, status }, user_id)
  await keepDerived(tx, [{ document_id: id, standing: { ...standingOf(stored), status }, ...derived }])
  const { kind, restored_from } = change
  await repository.keepRevision(tx, id, { kind, ...(restored_from === undefined ? {} : { restored_from }) }, user_id)
  // What was written stands in the revisions; the audit says where.
  const written = differencesOf(stored.content, content)
  const changes: Record<string, [unknown, unknown]> = {
    ...(written.length > 0 ? { content: [null, written] } : {}),
    ...(status === stored.status ? {} : { status: [stored.status, status] }),
  }
  await recordChange(tx, {
    user_id,
    record_kind: 'document',
    record_id: id,
    action: kind === 'restore' ? 'restored' : 'updated',
    changes,
  })
  await saving.events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
}

type Rewriting = Targets & {
  kind: DocumentRevision['kind']
  restored_from?: number
  schema_version: number
  /** Where texts stood before, when it was not a person who moved them. */
  before?: { content: DocumentContent; sources: DocumentSources | null }
}

/** The next version of a document that nobody wrote: it is stored as it is, even where it can no longer be published. */
async function rewriteDocument(tx: Db, saving: Saving, user_id: number, stored: repository.StoredDocument, next: Rewriting): Promise<void> {
  const { id, application_instance_id, schema_id, status } = stored
  const { content, references, kind, restored_from, schema_version } = next
  const ground = await groundOf(tx, schema_id, application_instance_id)
  const before = next.before ?? { content: stored.content, sources: await repository.findSources(tx, id) }
  const derived = derive({ ...ground, content, references, before })
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await repository.update(tx, id, { ...derived.row, schema_version, status }, user_id)
  await keepDerived(tx, [{ document_id: id, standing: { ...standingOf(stored), status }, ...derived }])
  await repository.keepRevision(tx, id, { kind, ...(restored_from === undefined ? {} : { restored_from }) }, user_id)
  const changes: Record<string, [unknown, unknown]> = { content: [null, differencesOf(stored.content, content)] }
  const action = kind === 'restore' ? 'restored' : 'updated'
  await recordChange(tx, { user_id, record_kind: 'document', record_id: id, action, changes })
  await saving.events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
}

/** What it points at goes: a published one may be left incomplete rather than point at nothing. */
export const releaseTarget = (
  tx: Db,
  saving: Saving,
  user_id: number,
  stored: repository.StoredDocument,
  targets: Targets,
): Promise<void> => rewriteDocument(tx, saving, user_id, stored, { ...targets, kind: 'save', schema_version: stored.schema_version })

/** A text that moved was translated from what it was translated from before: its marks move along. */
function movedSources(before: DocumentContent, after: DocumentContent, sources: DocumentSources): DocumentSources {
  const places = new Map([...localisedTexts(before)].map(([pointer, texts]) => [texts, pointer]))
  const moved = [...localisedTexts(after)].flatMap(([pointer, texts]) => {
    const hashes = sources.hashes[places.get(texts) ?? pointer]
    return hashes ? [[pointer, hashes] as const] : []
  })
  return { ...sources, hashes: Object.fromEntries(moved) }
}

/** Text that was carried over. A published document that does not fit the new schema stays under the one it fits. */
export async function carryDocument(tx: Db, saving: Saving, user_id: number, stored: repository.StoredDocument, content: DocumentContent) {
  const schema = await repository.holdSchema(tx, stored.schema_id)
  if (!schema) return
  const known = await saving.schemas(tx, schema.id, schema.version)
  const fits = stored.status === 'draft' || faultsOf(content, known).length === 0
  const sources = await repository.findSources(tx, stored.id)
  await rewriteDocument(tx, saving, user_id, stored, {
    content,
    references: stored.references,
    kind: 'carried',
    schema_version: fits ? schema.version : stored.schema_version,
    before: { content, sources: sources && movedSources(stored.content, content, sources) },
  })
}

/** The content it had before it was carried over; what it pointed at and is gone since is left out. */
export async function takeBack(
  tx: Db,
  saving: Saving,
  user_id: number,
  stored: repository.StoredDocument,
  before: { version: number; schema_version: number } & Targets,
) {
  const { content } = await withoutLost(tx, stored, before)
  const { schema_version, version: restored_from } = before
  await rewriteDocument(tx, saving, user_id, stored, {
    content,
    references: stored.references,
    kind: 'restore',
    restored_from,
    schema_version,
  })
}
