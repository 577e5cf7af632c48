import {
  type DocumentContent,
  type DocumentReference,
  type DocumentRevision,
  type DocumentStatus,
  differencesOf,
  documentProblems,
  type FieldError,
  relationsIn,
  withoutRelationsTo,
} from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem, Problem } from '#platform/problems'
import * as repository from '../repository/index.ts'
import { requirePublishable, storableContent } from './check-content.ts'
import { derive, keepDerived } from './derive.ts'
import type { SchemaMemory } from './schema-memory.ts'

const sourceWithoutLocales = 'no'

export type Change = {
  content: DocumentContent
  status: DocumentStatus
  references: DocumentReference[]
  kind: DocumentRevision['kind']
  restored_from?: number
}
type New = { schema_id: number; application_instance_id: number; client_key: string | null }
type Targets = { content: DocumentContent; references: DocumentReference[] }

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

/** The steps that every save takes, whoever asks for it: all in the caller's transaction, together or not at all. */
export function createSaving({ events, schemas }: { events: Events; schemas: SchemaMemory }) {
  /** The instance and the schema as they are now, held until the save is done. */
  const groundOf = async (tx: Db, schema_id: number, application_instance_id: number) => {
    const instance = await repository.holdInstance(tx, application_instance_id)
    const schema = await repository.holdSchema(tx, schema_id)
    if (!instance || !schema || schema.application_id !== instance.application_id)
      throw fieldProblem(documentProblems.unknown_schema, '/schema_id', 'gone')
    const locales = instance.locales.length > 0 ? instance.locales : [sourceWithoutLocales]
    const kept = (await repository.localesOf(tx, [instance.id])).get(instance.id) ?? []
    if (kept.length === 0) await repository.keepLocales(tx, instance.id, locales)
    return { instance, schema, locales, textLocales: [...new Set([...locales, ...kept])] }
  }

  /** One that was pointed at before may have gone since; a new one must be there, and this instance's to point at [V10]. */
  const requireTargets = async (tx: Db, application_instance_id: number, { content, references }: Targets, known: ReadonlySet<number>) => {
    const wanted = [
      ...relationsIn(content).map(({ to_document_id, place }) => ({ to_document_id, pointer: `/content${place}/to_document_id` })),
      ...references.map(({ to_document_id }, place) => ({ to_document_id, pointer: `/references/${place}/to_document_id` })),
    ].filter(({ to_document_id }) => !known.has(to_document_id))
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

  return {
    groundOf,

    async add(tx: Db, user_id: number | null, { schema_id, application_instance_id, client_key }: New, change: Change): Promise<number> {
      const { instance, schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
      if (instance.deleted_at || schema.deleted_at) throw fieldProblem(documentProblems.unknown_schema, '/schema_id', 'gone')
      const known = await schemas(tx, schema.id, schema.version)
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
      if (user_id !== null) await events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
      return id
    },

    /** The next version of a document that is held. */
    async change(tx: Db, user_id: number, stored: repository.StoredDocument, change: Change): Promise<void> {
      const { id, application_instance_id, schema_id } = stored
      const { schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
      const known = await schemas(tx, schema.id, schema.version)
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
      await events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
    },

    /** What it points at goes: a published one may be left incomplete rather than point at nothing. */
    async release(tx: Db, user_id: number, stored: repository.StoredDocument, { content, references }: Targets): Promise<void> {
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
      await events.emit(tx, 'document.saved', { document_id: id, application_instance_id, user_id })
    },

    /** An old content without what is gone, or was never this instance's to point at. */
    async withoutLost(tx: Db, stored: repository.StoredDocument, old: Targets): Promise<Targets> {
      const known = await repository.targetsOf(tx, stored.id)
      const targets = [...relationsIn(old.content), ...old.references].map(({ to_document_id }) => to_document_id)
      const usable = await usableTargets(tx, stored.application_instance_id, targets)
      const lost = [...new Set(targets)].filter((target) => !known.has(target) && !usable.has(target))
      return {
        content: lost.reduce((content, target) => withoutRelationsTo(content, target), old.content),
        references: old.references.filter(({ to_document_id }) => !lost.includes(to_document_id)),
      }
    },

    /** Nobody saved: schema, menu or languages became others, and what is derived follows them. */
    async rederive(tx: Db, stored: repository.StoredDocument): Promise<void> {
      const { id, application_instance_id, schema_id, status, content, references } = stored
      const { schema, locales, textLocales } = await groundOf(tx, schema_id, application_instance_id)
      const before = { content, sources: await repository.findSources(tx, id) }
      const derived = await derive(tx, { schema, content, references, locales, textLocales, before })
      const allWords = await derive(tx, { schema, content, references, locales, textLocales, before: null })
      await repository.updateDerived(tx, id, derived.row)
      const standing = { application_instance_id, schema_id, status, is_deleted: stored.deleted_at !== null }
      await keepDerived(tx, id, standing, { ...derived, words: allWords.words })
    },
  }
}
export type Saving = ReturnType<typeof createSaving>
