import {
  type BodyOf,
  commonProblems,
  documentProblems,
  type FieldError,
  prepareSchema,
  type QueryOf,
  type SchemaImpact,
  type schemaChangeRoutes,
  type TouchedDocument,
} from '@vitrine/contract'
import { checkSchema } from '@vitrine/forms/definitions'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { Problem } from '#platform/problems'
import { mayWeighSchemas } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { requireChoices } from './check-choices.ts'
import { noFigures } from './look-at.ts'
import { knownSchema, type SchemaMemory } from './schema-memory.ts'

function refuseFaulty(json_schema: string): void {
  const errors: FieldError[] = checkSchema(json_schema)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, key }) => ({ pointer: `/json_schema${pointer}`, code: 'invalid_schema', detail: key }))
  if (errors.length > 0) throw new Problem(commonProblems.invalid, undefined, { errors })
}

/** What a schema would do to its documents, before it is saved. */
export function createImpacts({ db, jobs, schemas }: { db: Database; jobs: Jobs; schemas: SchemaMemory }) {
  const found = async (id: number): Promise<repository.StoredImpact> => {
    const impact = await repository.findImpact(db, id)
    if (!impact) throw new Problem(documentProblems.impact_not_found)
    return impact
  }
  const answered = async (id: number): Promise<SchemaImpact> => {
    const { schema_id, schema_version, state, done, total, started_at, ended_at, figures } = await found(id)
    const titles = await repository.findAnyTexts(
      db,
      figures.samples.map(({ document_id }) => document_id),
    )
    const samples = figures.samples.map((sample) => ({ ...sample, title: titles.get(sample.document_id) ?? '' }))
    return { id, schema_id, schema_version, state, done, total, started_at, ended_at, ...figures, samples }
  }

  return {
    start: async (by: Principal, { schema_id, json_schema, carry_over }: BodyOf<typeof schemaChangeRoutes.startSchemaImpact>) => {
      mayWeighSchemas(by)
      refuseFaulty(json_schema)
      const { id } = await db.transaction().execute(async (tx) => {
        const schema = await repository.holdSchema(tx, schema_id)
        if (!schema) throw new Problem(documentProblems.unknown_schema)
        const before = await schemas(tx, schema_id, schema.version)
        const after = knownSchema(prepareSchema(json_schema).schema, true)
        requireChoices(carry_over, before, after)
        const asked = { schema_id, schema_version: schema.version, json_schema, choices: carry_over, figures: noFigures(before, after) }
        const impact = await repository.beginImpact(tx, asked, by.user_id)
        await jobs.enqueue(tx, 'documents.weigh-schema', { impact_id: impact.id })
        return impact
      })
      return answered(id)
    },

    get: (by: Principal, id: number) => {
      mayWeighSchemas(by)
      return answered(id)
    },

    cancel: async (by: Principal, id: number) => {
      mayWeighSchemas(by)
      await repository.endImpact(db, id, 'cancelled')
      return answered(id)
    },

    documents: async (by: Principal, id: number, query: QueryOf<typeof schemaChangeRoutes.schemaImpactDocuments>) => {
      mayWeighSchemas(by)
      await found(id)
      const { rows, ...total } = await repository.listTouched(db, id, query.vanished, query)
      const ids = rows.map(({ document_id }) => document_id)
      const shown = new Map((await repository.findShown(db, ids)).map((row) => [row.document_id, row]))
      const titles = await repository.findAnyTexts(db, ids)
      const items = rows.flatMap((row): TouchedDocument[] => {
        const document = shown.get(row.document_id)
        return document ? [{ ...row, title: titles.get(row.document_id) ?? '', status: document.status, path: document.path }] : []
      })
      return { items, ...total }
    },
  }
}
export type Impacts = ReturnType<typeof createImpacts>
