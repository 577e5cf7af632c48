import { type Schema, type SchemaDraft, schemaDraft } from '@vitrine/contract'
import { changedFields, pickFields, recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'

export type How = { user_id: number; permanent: boolean }

/** What people write of a schema; the place of a searchable field is no field of its own. */
export function written(schema: Schema): SchemaDraft {
  const searchable_fields = schema.searchable_fields.map(({ jsonpath, include_in_hit }) => ({ jsonpath, include_in_hit }))
  return Object.assign(pickFields(schema, schemaDraft.shape), { searchable_fields }) as SchemaDraft
}

/** The one way a schema goes, by whomever: recorded, told to those above, then done. Being deleted is a version too. */
export async function deleteSchema(tx: Db, events: Events, schema: Schema, { user_id, permanent }: How): Promise<void> {
  const { id, version } = schema
  const changes = permanent ? changedFields(written(schema), {}) : {}
  await recordChange(tx, { user_id, record_kind: 'schema', record_id: id, action: permanent ? 'removed' : 'deleted', changes })
  await events.emit(tx, permanent ? 'schema.removed' : 'schema.deleted', { schema_id: id, user_id })
  if (permanent) return void (await repository.remove(tx, id))
  await repository.markDeleted(tx, id, user_id)
  await repository.keepVersion(tx, id, { version: version + 1, action: 'deleted', changed: [], record: written(schema) }, user_id)
}
