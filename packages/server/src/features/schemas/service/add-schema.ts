import { newSchemaDraft, type SchemaDraft } from '@vitrine/contract'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'
import { checkDraft } from './check-draft.ts'

/** A new schema and its first version. */
export async function addSchema(tx: Db, record: SchemaDraft, prepared_schema: string, user_id: number | null): Promise<{ id: number }> {
  const made = await repository.insert(tx, record, user_id)
  await repository.keepVersion(tx, made.id, { version: 1, action: 'created', changed: [], record, prepared_schema }, user_id)
  return made
}

/** One that the product brings itself; as good as one that a person saved. */
export function insertSchema(tx: Db, wish: repository.NewSchema): Promise<{ id: number }> {
  const draft = { ...newSchemaDraft.parse(wish), slug: wish.slug }
  return addSchema(tx, draft, checkDraft(draft).prepared_schema, null)
}

/** Schemas that the product brings name each other by their ids: how they look is written when all of them are there. */
export function layOutSchema(tx: Db, id: number, wish: repository.NewSchema): Promise<void> {
  const draft = { ...newSchemaDraft.parse(wish), slug: wish.slug }
  checkDraft(draft)
  return repository.layOut(tx, id, draft)
}
