import type { SchemaDraft, SchemaStep, SchemaVersion } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'
import { withHitOrder } from './read.ts'

export type NewVersion = {
  version: number
  action: SchemaStep['action']
  changed: string[]
  restored_from?: number
  record: SchemaDraft
  /** Left out where the schema itself stayed: then it is that of the version before. */
  prepared_schema?: string
}

export async function keepVersion(db: Db, schema_id: number, kept: NewVersion, saved_by: number | null): Promise<void> {
  const { version, action, changed, restored_from = null, record, prepared_schema } = kept
  const latest = sql<string>`(
    select prepared_schema from schema_versions where schema_id = ${schema_id} order by version desc limit 1)`
  await db
    .insertInto('schema_versions')
    .values({
      schema_id,
      version,
      action,
      changed: JSON.stringify(changed),
      restored_from,
      record: JSON.stringify(record),
      prepared_schema: prepared_schema ?? latest,
      saved_by,
    })
    .execute()
}

/** The UI schema of a first version, also in what was kept of it. */
export async function layOut(db: Db, id: number, record: SchemaDraft): Promise<void> {
  await db.updateTable('schemas').set({ ui_schema: record.ui_schema }).where('id', '=', id).execute()
  await db
    .updateTable('schema_versions')
    .set({ record: JSON.stringify(record) })
    .where('schema_id', '=', id)
    .execute()
}

const selectSteps = (db: Db, schema_id: number) =>
  db
    .selectFrom('schema_versions as v')
    .leftJoin('users as saver', 'saver.id', 'v.saved_by')
    .select(['v.version', 'v.action', 'v.changed', 'v.restored_from', 'v.saved_at', 'saver.name as saved_by'])
    .where('v.schema_id', '=', schema_id)

/** Every version has its row, from the first: the newest number is how many there are. */
export async function listVersions(db: Db, schema_id: number, query: { page: number; page_size: number; order_asc: boolean }) {
  const items = await selectSteps(db, schema_id)
    .orderBy('v.version', query.order_asc ? 'asc' : 'desc')
    .limit(query.page_size)
    .offset(query.page * query.page_size)
    .execute()
  const counted = await db
    .selectFrom('schema_versions')
    .select(sql<number>`coalesce(max(version), 0)::int`.as('count'))
    .where('schema_id', '=', schema_id)
    .executeTakeFirst()
  return { items, total_count: counted?.count ?? 0, total_is_exact: true }
}

export async function findVersion(db: Db, schema_id: number, version: number): Promise<SchemaVersion | undefined> {
  const row = await selectSteps(db, schema_id).select(['v.record', 'v.prepared_schema']).where('v.version', '=', version).executeTakeFirst()
  if (!row) return undefined
  const { record, ...step } = row
  return { ...step, ...withHitOrder(JSON.parse(record) as SchemaDraft) }
}
