import { z } from 'zod'
import { place } from '../owners/owners.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, id, time, version } from '../record.ts'

export const documentStatuses = ['draft', 'published', 'published_not_listed'] as const
export const documentStatus = z.enum(documentStatuses)
export type DocumentStatus = z.infer<typeof documentStatus>

/** How much of a document is taken. Real ones stay far below. */
export const documentLimits = {
  /** Of the content as JSON, in bytes. */
  bytes: 5_000_000,
  /** Values inside values; a call is never deeper than 32. */
  depth: 30,
  /** Values in all. */
  values: 200_000,
  relations: 2_000,
  /** Ids in one call. */
  ids: 500,
  /** Of the contents in one answer, as JSON. */
  contentsBytes: 8_000_000,
} as const

/** The form data. What the schema does not name is kept too. */
export const documentContent = z.record(z.string(), z.unknown())
export type DocumentContent = z.infer<typeof documentContent>

/** Points at another document without standing in the content; what stands there is found by itself. */
export const documentReference = z.object({ to_document_id: id, reference_key: z.string().trim().max(200).default('') })
export type DocumentReference = z.infer<typeof documentReference>

/** What an editor may write of a document. */
export const documentDraft = z.object({
  content: documentContent,
  /** Left out, it stays as it is. */
  status: documentStatus.optional(),
  references: z.array(documentReference).max(documentLimits.relations).optional(),
  /** The editor that saves: what it had kept meanwhile is saved by this. Left out: all that the person had kept. */
  session_key: z.uuid().optional(),
  /** Set as draft although published documents point at it; asked first, it is a 409 that names them. */
  force: z.boolean().optional(),
})
export type DocumentDraft = z.infer<typeof documentDraft>

export const newDocumentDraft = z.object({
  schema_id: id,
  application_instance_id: id,
  content: documentContent,
  status: documentStatus.default('draft'),
  references: z.array(documentReference).max(documentLimits.relations).default([]),
  /** Made by the browser for one new document: sent again after a lost answer, it answers the document already made. */
  client_key: z.uuid().optional(),
})
export type NewDocumentDraft = z.infer<typeof newDocumentDraft>

/** How far one language of a document has come, measured by the texts of the source language. */
export const documentLanguage = z.object({
  locale: z.string(),
  is_source: z.boolean(),
  /** Texts the source language has. */
  texts: z.int(),
  /** Of those, the ones without text in this language. */
  missing: z.int(),
  /** Of those, the ones whose source has become another since. */
  outdated: z.int(),
})
export type DocumentLanguage = z.infer<typeof documentLanguage>

const derived = {
  title: z.string(),
  internal_title: z.string(),
  description: z.string(),
}
const ofDocument = {
  id,
  schema_id: id,
  schema_slug: z.string(),
  schema_name: z.string(),
  application_instance_id: id,
  status: documentStatus,
  /** In the wanted language, or what stands in for it; the title is never empty where any text was found. */
  ...derived,
  /** The medium at the schema's image path. */
  image_media_id: id.nullable(),
  /** Its thumbnail, where media exist. */
  media_data: z.object({ thumbnail_url: z.string() }).nullable(),
  location: place.nullable(),
  published_at: time.nullable(),
  /** In the order of the instance, the source language first. */
  languages: z.array(documentLanguage),
}

export const documentTexts = z.object(derived)
export type DocumentTexts = z.infer<typeof documentTexts>

export const document = deletable.extend({
  ...ofDocument,
  /** Its own id, as QR codes and relations call it. */
  document_id: id,
  /** The document in whose company a QR code shows it. */
  context_document_id: id.nullable(),
  /** The version of the schema it was last saved under. */
  schema_version: version,
  content: documentContent,
  references: z.array(documentReference),
  texts: z.record(z.string(), documentTexts),
  /** What the caller may do with it: the same table as the server decides by. */
  may_edit: z.boolean(),
  may_remove: z.boolean(),
})
export type Document = z.infer<typeof document>

/** One line of a list. */
export const listedDocument = deletable.extend({
  ...ofDocument,
  /** The text at the path that `chip_content` named. */
  chip: z.string().nullable(),
  /** Only with `include_content`, and null beyond what one answer carries (`documentLimits.contentsBytes`): ask for it by itself. */
  content: documentContent.nullable(),
})
export type ListedDocument = z.infer<typeof listedDocument>

/** A document as another one's relation shows it. */
export const documentRelation = z.object({
  document_id: id,
  reference_key: z.string(),
  /** Where in the content the relation stands, with block ids for positions; null where it is a reference beside it. */
  pointer: z.string().nullable(),
  ...derived,
  status: documentStatus,
  deleted_at: time.nullable(),
  media: z.object({ thumbnail_src: z.string() }).nullable(),
  image_media_id: id.nullable(),
  application_instance_id: id,
  /** Where it is opened: /owner/instance/id. */
  path: z.string(),
  schema_id: id,
  updated_at: time,
  updated_by: z.string().nullable(),
  /** As in a list: only with `include_content`, and null beyond what one answer carries. */
  content: documentContent.nullable(),
})
export type DocumentRelation = z.infer<typeof documentRelation>

/** One text of a document at a path of its schema. */
export const documentField = z.object({ jsonpath: z.string(), text: z.string() })
export const documentFields = z.object({ document_id: id, schema_id: id, fields: z.array(documentField) })
export type DocumentFields = z.infer<typeof documentFields>

export const documentHit = z.object({
  document_id: id,
  ...derived,
  status: documentStatus,
  schema_id: id,
  schema_name: z.string(),
  application_instance_id: id,
  path: z.string(),
  image_media_id: id.nullable(),
  media: z.object({ thumbnail_src: z.string() }).nullable(),
  updated_at: time,
  /** The first three searchable fields that are marked for it. */
  fields: z.array(documentField).max(3),
})
export type DocumentHit = z.infer<typeof documentHit>

/** Per text and language, the hash of the source text it was last saved or confirmed against. */
export const documentSources = z.object({
  source: z.string(),
  hashes: z.record(z.string(), z.record(z.string(), z.string())),
  /** By hash: the source texts that have become others since, as far back as they are still known. */
  texts: z.record(z.string(), z.string()),
})
export type ToldSources = z.infer<typeof documentSources>

export const revisionKinds = ['created', 'save', 'status', 'restore', 'deleted', 'undeleted', 'carried'] as const
export const documentRevision = z.object({
  version,
  kind: z.enum(revisionKinds),
  status: documentStatus,
  schema_version: version,
  /** Which version was taken back, where one was. */
  restored_from: version.nullable(),
  saved_at: time,
  saved_by: z.string().nullable(),
})
export type DocumentRevision = z.infer<typeof documentRevision>
export const wholeRevision = documentRevision.extend({ content: documentContent, references: z.array(documentReference) })
export type WholeRevision = z.infer<typeof wholeRevision>

/** Someone who has the document open. */
export const documentPresence = z.object({
  user_id: id,
  name: z.string(),
  /** One per open editor: the same person can have two. */
  session_key: z.string(),
  /** Where they are, as a pointer with block ids; null when nowhere in particular. */
  pointer: z.string().nullable(),
  since: time,
})
export type DocumentPresence = z.infer<typeof documentPresence>
/** One event of the stream: sent at once, and whenever it has become another. */
export const presenceState = z.object({
  people: z.array(documentPresence),
  version,
  status: documentStatus,
  updated_at: time,
  updated_by: z.string().nullable(),
  updated_by_id: id.nullable(),
  deleted_at: time.nullable(),
})
export type PresenceState = z.infer<typeof presenceState>
/** How long someone is taken to be there after their last sign. */
export const presenceLeaseMs = 15_000

export const reindexStates = ['none', 'waiting', 'running', 'done', 'cancelled', 'failed'] as const
export const reindexProgress = z.object({
  schema_id: id,
  state: z.enum(reindexStates),
  done: z.int(),
  total: z.int(),
  started_at: time.nullable(),
  ended_at: time.nullable(),
})
export type ReindexProgress = z.infer<typeof reindexProgress>

export const documentProblems = {
  not_found: problemKind('documents.not_found', 404, 'No such document'),
  revision_not_found: problemKind('documents.revision_not_found', 404, 'No such revision'),
  autosave_not_found: problemKind('documents.autosave_not_found', 404, 'Nothing of yours is kept under this number'),
  unknown_schema: problemKind('documents.unknown_schema', 409, 'The schema does not exist in this instance'),
  unknown_relation: problemKind('documents.unknown_relation', 409, 'A document that is pointed at does not exist'),
  single_exists: problemKind('documents.single_exists', 409, 'There is one such document in each instance, and it is here already'),
  not_publishable: problemKind('documents.not_publishable', 422, 'The document cannot be published as it is'),
  unlisted_not_offered: problemKind('documents.unlisted_not_offered', 409, 'Documents of this schema cannot be published unlisted'),
  too_large: problemKind('documents.too_large', 413, 'The document is larger than five megabytes'),
  impact_not_found: problemKind('documents.impact_not_found', 404, 'No such look at what a schema would change'),
  carry_not_found: problemKind('documents.carry_not_found', 404, 'No such carry-over'),
  carry_impossible: problemKind('documents.carry_impossible', 409, 'The text cannot be carried over like this'),
  carry_not_undoable: problemKind('documents.carry_not_undoable', 409, 'The carry-over has been undone, or is being undone'),
  parent_deleted: problemKind('documents.parent_deleted', 409, 'Restore the schema and the instance first'),
}
