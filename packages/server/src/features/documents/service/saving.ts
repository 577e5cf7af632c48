import {
  type DocumentContent,
  type DocumentReference,
  type DocumentRevision,
  type DocumentStatus,
  differencesOf,
  documentProblems,
} from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem } from '#platform/problems'
import * as repository from '../repository/index.ts'
import { requirePublishable, storableContent } from './check-content.ts'
import { derive, keepDerived } from './derive.ts'
import { groundOf } from './ground.ts'
import type { SchemaMemory } from './schema-memory.ts'
import { requireTargets, type Targets } from './targets.ts'

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

/** A new document with its first revision. */
export async function addDocument(
  tx: Db,
  saving: Saving,
  user_id: number | null,
  { schema_id, application_instance_id, client_key }: New,
  change: Change,
): Promise<number> {
  const { instance, schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
  if (instance.deleted_at || schema.deleted_at) throw fieldProblem(documentProblems.unknown_schema, '/schema_id', 'gone')
  const known = await saving.schemas(tx, schema.id, schema.version)
  const content = storableContent(change.content, known)
  requirePublishable(content, change.status, 'draft', known)
  await requireTargets(tx, application_instance_id, { ...change, content }, new Set())
  const { references, status } = change
  const derived = await derive(tx, { schema, content, references, locales, textLocales, before: null })
  const { id } = await repository.insert(tx, { ...derived.row, schema_id, application_instance_id, status, client_key }, user_id)
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await keepDerived(tx, id, { application_instance_id, schema_id, status, is_deleted: false }, derived)
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
  const { schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
  const known = await saving.schemas(tx, schema.id, schema.version)
  const content = storableContent(change.content, known)
  requirePublishable(content, change.status, stored.status, known)
  await requireTargets(tx, application_instance_id, { ...change, content }, await repository.targetsOf(tx, id))
  const before = { content: stored.content, sources: await repository.findSources(tx, id) }
  const { references, status } = change
  const derived = await derive(tx, { schema, content, references, locales, textLocales, before })
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await repository.update(tx, id, { ...derived.row, status }, user_id)
  await keepDerived(tx, id, { application_instance_id, schema_id, status, is_deleted: stored.deleted_at !== null }, derived)
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

/** What it points at goes: a published one may be left incomplete rather than point at nothing. */
export async function releaseTarget(
  tx: Db,
  saving: Saving,
  user_id: number,
  stored: repository.StoredDocument,
  { content, references }: Targets,
): Promise<void> {
  const { id, application_instance_id, schema_id, status } = stored
  const { schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
  const before = { content: stored.content, sources: await repository.findSources(tx, id) }
  const derived = await derive(tx, { schema, content, references, locales, textLocales, before })
  await repository.keepContent(tx, id, derived.row.content_hash, content)
  await repository.update(tx, id, { ...derived.row, schema_version: stored.schema_version, status }, user_id)
  await keepDerived(tx, id, { application_instance_id, schema_id, status, is_deleted: stored.deleted_at !== null }, derived)
  await repository.keepRevision(tx, id, { kind: 'save' }, user_id)
  const changes: Record<string, [unknown, unknown]> = { content: [null, differencesOf(stored.content, content)] }
  await recordChange(tx, { user_id, record_kind: 'document', record_id: id, action: 'updated', changes })
  await saving.events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
}

/** Nobody saved: schema, menu or languages became others, and what is derived follows them. */
export async function rederive(tx: Db, stored: repository.StoredDocument): Promise<void> {
  const { id, application_instance_id, schema_id, status, content, references } = stored
  const { schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
  const before = { content, sources: await repository.findSources(tx, id) }
  const derived = await derive(tx, { schema, content, references, locales, textLocales, before })
  const allWords = await derive(tx, { schema, content, references, locales, textLocales, before: null })
  await repository.updateDerived(tx, id, derived.row)
  const standing = { application_instance_id, schema_id, status, is_deleted: stored.deleted_at !== null }
  await keepDerived(tx, id, standing, { ...derived, words: allWords.words })
}
