import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { id, idInQuery, idParam, lines, time, version } from '../record.ts'
import { route } from '../route.ts'
import { carryChoice, carryChoices } from '../schemas/carry-over.ts'
import { schemaLimits } from '../schemas/limits.ts'
import { documentStatus } from './documents.ts'

/** Those that are out, listed or not, and those that are not; the deleted ones are in neither. */
const counts = z.object({ published: z.int(), draft: z.int() })
export type DocumentCounts = z.infer<typeof counts>

const progress = { done: z.int(), total: z.int(), started_at: time.nullable(), ended_at: time.nullable() }

/** A fault that documents would have under the new schema and have not now. `path` has `*` for positions. */
const brokenField = counts.extend({ path: z.string(), code: z.string() })

/** A field that is gone in the new schema, and how many documents have something in it. */
const vanishedField = counts.extend({
  path: z.string(),
  deleted: z.int(),
  targets: z.array(z.string()),
  suggestion: z.string().nullable(),
})
export type VanishedCount = z.infer<typeof vanishedField>

/** How one document would be changed, in the words of its source language. */
const carrySample = z.object({ document_id: id, title: z.string(), path: z.string(), to: z.string().nullable(), text: z.string() })

export const impactStates = ['waiting', 'running', 'done', 'cancelled'] as const
/** What a schema as it is being written would do to the documents, counted by a job. */
export const schemaImpact = z.object({
  id,
  schema_id: id,
  /** Over which version of the schema it was asked. */
  schema_version: version,
  state: z.enum(impactStates),
  ...progress,
  documents: counts,
  breaking: counts,
  fields: z.array(brokenField),
  vanished: z.array(vanishedField),
  /** How many documents the choices would change, the deleted ones too, and how many keep text hidden, since its new place is taken. */
  carried: z.int(),
  kept: z.int(),
  samples: z.array(carrySample),
})
export type SchemaImpact = z.infer<typeof schemaImpact>

/** One document that is touched: by faults it would get, or by text in fields that are gone. */
const touchedDocument = z.object({
  document_id: id,
  title: z.string(),
  status: documentStatus,
  path: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
  vanished: z.array(z.string()),
})
export type TouchedDocument = z.infer<typeof touchedDocument>

export const carryStates = ['waiting', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const
/** The job that carries the choices of one schema save into the documents, and the one that takes it back. */
export const carryOver = z.object({
  id,
  schema_id: id,
  from_version: version,
  to_version: version,
  choices: z.array(carryChoice),
  state: z.enum(carryStates),
  ...progress,
  changed: z.int(),
  /** Text that stayed hidden, since its new place was taken. */
  kept: z.int(),
  /** After an undo: taken back, and left as they are since someone has written in them. */
  taken_back: z.int(),
  left: z.int(),
  started_by: z.string().nullable(),
})
export type CarryOver = z.infer<typeof carryOver>

export const carryOutcomes = ['carried', 'taken_back', 'left'] as const
const carriedDocument = z.object({
  document_id: id,
  title: z.string(),
  status: documentStatus,
  path: z.string(),
  version,
  outcome: z.enum(carryOutcomes),
})
export type CarriedDocument = z.infer<typeof carriedDocument>

const pages = pageQuery(['document_id'], { sortBy: 'document_id' }).omit({ search: true, sort_by: true })
const impacts = '/admin/api/documents/schema-impact'
const carries = '/admin/api/documents/carry-over'

export const schemaChangeRoutes = {
  startSchemaImpact: route('POST', impacts, {
    body: z.object({ schema_id: id, json_schema: lines(schemaLimits.bytes).min(1), carry_over: carryChoices.default([]) }),
    answer: schemaImpact,
    status: 202,
    summary: 'Count what a schema would do to its documents, and what the choices would carry over, as a job that changes nothing',
  }),
  schemaImpact: route('GET', `${impacts}/:id`, {
    params: idParam,
    answer: schemaImpact,
    summary: 'How far the counting has come, and its figures so far',
  }),
  cancelSchemaImpact: route('POST', `${impacts}/:id/cancel`, { params: idParam, answer: schemaImpact, summary: 'Stop the counting' }),
  schemaImpactDocuments: route('GET', `${impacts}/:id/documents`, {
    params: idParam,
    query: pages.extend({
      /** Only those that have something in this field, which is gone. */
      vanished: z.string().max(1000).optional(),
    }),
    answer: pageOf(touchedDocument),
    summary: 'The documents that a schema would touch',
  }),
  latestCarryOver: route('GET', carries, {
    query: z.strictObject({ schema_id: idInQuery }),
    answer: z.object({ carry_over: carryOver.nullable() }),
    summary: 'The latest carry-over of a schema',
  }),
  carryOver: route('GET', `${carries}/:id`, { params: idParam, answer: carryOver, summary: 'How far a carry-over has come' }),
  cancelCarryOver: route('POST', `${carries}/:id/cancel`, {
    params: idParam,
    answer: carryOver,
    summary: 'Stop a carry-over; what is carried stays so, and can be undone',
  }),
  undoCarryOver: route('POST', `${carries}/:id/undo`, {
    params: idParam,
    answer: carryOver,
    status: 202,
    summary: 'Take back what was carried over, as a job; documents that someone has written in since are left as they are and told',
  }),
  carriedDocuments: route('GET', `${carries}/:id/documents`, {
    params: idParam,
    query: pages.extend({ outcome: z.enum(carryOutcomes).optional() }),
    answer: pageOf(carriedDocument),
    summary: 'The documents that a carry-over changed, and what became of each when it was undone',
  }),
}
