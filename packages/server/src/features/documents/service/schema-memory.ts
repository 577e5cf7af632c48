import { schemaFields } from '@vitrine/contract'
import { createValueJudge, type JsonSchema } from '@vitrine/forms/definitions'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'

/** A version of a schema never changes, and making the judge of a large one takes a second: so many are kept. */
const mostKept = 50

export type KnownSchema = {
  prepared: unknown
  canPublishUnlisted: boolean
  /** Made when something is first published under it. */
  judge: () => ReturnType<typeof createValueJudge>
  /** Made when someone asks which of them are gone. */
  fields: () => ReturnType<typeof schemaFields>
}

/** Reads each version of a schema once. */
export function createSchemaMemory() {
  const known = new Map<string, KnownSchema>()
  return async (db: Db, schema_id: number, version: number): Promise<KnownSchema> => {
    const key = `${schema_id}@${version}`
    const before = known.get(key)
    known.delete(key)
    const made = before ?? (await read(db, schema_id, version))
    known.set(key, made)
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    return made
  }
}
export type SchemaMemory = ReturnType<typeof createSchemaMemory>

async function read(db: Db, schema_id: number, version: number): Promise<KnownSchema> {
  const row = await repository.readVersion(db, schema_id, version)
  if (!row) throw new Error(`Version ${version} of schema ${schema_id} has no row.`)
  const { ui_schema } = JSON.parse(row.record) as { ui_schema: string }
  return knownSchema(JSON.parse(row.prepared_schema), JSON.parse(ui_schema)?.['ui:options']?.canPublishUnlisted === true)
}

/** A prepared schema, stored or not. */
export function knownSchema(prepared: unknown, canPublishUnlisted: boolean): KnownSchema {
  let judge: ReturnType<typeof createValueJudge> | undefined
  let fields: ReturnType<typeof schemaFields> | undefined
  const known: KnownSchema = {
    prepared,
    canPublishUnlisted,
    judge: () => {
      judge ??= createValueJudge(prepared as JsonSchema)
      return judge
    },
    fields: () => {
      fields ??= schemaFields(prepared)
      return fields
    },
  }
  return known
}
