import { z } from 'zod'
import { flag } from '../flag.ts'
import { contentLocales } from '../languages/languages.ts'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { userOfRecord } from '../problem.ts'
import { deleteQuery, id, idInQuery, idParam, line, versioned } from '../record.ts'
import { route } from '../route.ts'
import { jsonPath } from '../schemas/json-path.ts'
import { autosaveDraft, documentAutosave, mostAutosavesTold, wholeAutosave } from './autosaves.ts'
import {
  document,
  documentDraft,
  documentFields,
  documentHit,
  documentLimits,
  documentRelation,
  documentRevision,
  documentSources,
  documentStatus,
  listedDocument,
  newDocumentDraft,
  presenceState,
  reindexProgress,
  wholeRevision,
} from './documents.ts'

/** `1,2,3`, or the parameter several times; an empty list is none, never all [V21]. */
const listIn = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.union([z.string(), z.number()]))])
    .transform((value) => [value].flat().flatMap((part) => (part === '' ? [] : String(part).split(','))))
    .pipe(z.array(item).max(documentLimits.ids))
export const idsInQuery = listIn(
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(id),
)

/** In which language titles and descriptions are told and sorted; without one, the source language of the instance. */
const locale = z.enum(contentLocales).optional()
/** With the contents, in the order of the answer, until they weigh `documentLimits.contentsBytes`; those after are null. */
const include_content = flag.default(false)

/** `relevance` is of a search, the best first whatever `order_asc` says; of a list that is not searched it is `updated_at`. */
export const documentSorts = ['updated_at', 'created_at', 'deleted_at', 'title', 'internal_title', 'description', 'relevance'] as const
export const relationSorts = ['updated_at', 'title', 'internal_title'] as const

const listQuery = pageQuery(documentSorts, { sortBy: 'updated_at', ascending: false })
  .omit({ sort_by: true })
  .extend({
    ...deletedQuery,
    /** Without one: a search by relevance, else `updated_at`. */
    sort: z.enum(documentSorts).optional(),
    /** One of these wins over `sort`. */
    sort_by_title: flag.default(false),
    sort_by_internal_title: flag.default(false),
    sort_by_description: flag.default(false),
    locale,
    application_instance_id: idInQuery.optional(),
    schema_ids: idsInQuery.optional(),
    /** Only these documents. */
    d: idsInQuery.optional(),
    status: listIn(z.string().pipe(documentStatus)).optional(),
    created_by: idInQuery.optional(),
    updated_by: idInQuery.optional(),
    deleted_by: idInQuery.optional(),
    chip_content: jsonPath.optional(),
    include_content,
  })
export type DocumentListQuery = z.output<typeof listQuery>

const relationQuery = pageQuery(relationSorts, { sortBy: 'updated_at', ascending: false })
  .omit({ sort_by: true, search: true })
  .extend({
    sort: z.enum(relationSorts).default('updated_at'),
    sort_by_title: flag.default(false),
    sort_by_internal_title: flag.default(false),
    locale,
    include_content,
  })
const inLocale = z.strictObject({ locale })
const someDocuments = z.strictObject({ d: idsInQuery, locale, include_content })
const revisionParams = z.object({ id: idInQuery, version: idInQuery })
const ofSchema = z.strictObject({ schema_id: idInQuery })

/** What became of one of several. `problem` is told where it failed; `errors` points into that document. */
const outcome = z.object({
  id,
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  problem: z
    .object({
      code: z.string(),
      title: z.string(),
      errors: z.array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() })).optional(),
      used_by: z.array(userOfRecord).optional(),
      used_by_count: z.int().optional(),
    })
    .nullable(),
})
export type DocumentOutcome = z.infer<typeof outcome>

const documents = '/admin/api/documents'
export const documentRoutes = {
  list: route('GET', documents, {
    query: listQuery,
    answer: pageOf(listedDocument),
    summary: 'The documents one may see: those of own instances, and the published ones of instances that give to them',
  }),
  search: route('GET', `${documents}/search`, {
    query: z.strictObject({
      q: line(200),
      schema_ids: idsInQuery.optional(),
      application_instance_id: idInQuery.optional(),
      status: listIn(z.string().pipe(documentStatus)).optional(),
      locale,
      /** In all the languages of the instances, told in the wanted one; else in that one only. */
      every_language: flag.default(false),
      page: listQuery.shape.page,
      page_size: listQuery.shape.page_size,
    }),
    answer: pageOf(documentHit),
    summary: 'Documents by words: stemmed, by their beginnings, with a typo forgiven, best first',
  }),
  counts: route('GET', `${documents}/counts`, {
    query: z.strictObject({ application_instance_id: idInQuery }),
    answer: z.object({ items: z.array(z.object({ schema_id: id, count: z.int() })), deleted_count: z.int() }),
    summary: 'How many documents an instance has of each schema, those in the bin apart; a schema without any is left out',
  }),
  relations: route('GET', `${documents}/relations`, {
    query: someDocuments,
    answer: z.object({ items: z.array(documentRelation) }),
    summary: 'Documents as relations show them, in the order asked for; those one may not see are left out',
  }),
  fields: route('GET', `${documents}/fields`, {
    query: z.strictObject({ d: idsInQuery, locale }),
    answer: z.object({ items: z.array(documentFields) }),
    summary: 'The searchable fields of some documents as text',
  }),
  setStatus: route('POST', `${documents}/status`, {
    body: z.object({
      ids: z.array(id).min(1).max(documentLimits.ids),
      status: documentStatus,
      /** Also those that published documents point at; without it each of them fails and says who. */
      force: z.boolean().optional(),
    }),
    answer: z.object({ items: z.array(outcome) }),
    summary: 'Publish or set as draft, one by one; those already so are left alone',
  }),
  reindex: route('POST', `${documents}/reindex`, {
    query: ofSchema,
    answer: reindexProgress,
    status: 202,
    summary: 'Derive texts, search rows and relations of all documents of a schema anew, as a job',
  }),
  reindexByGet: route('GET', `${documents}/reindex`, {
    query: ofSchema,
    answer: reindexProgress,
    effect: 'changes',
    status: 202,
    summary: 'The same, as existing clients call it',
  }),
  reindexProgress: route('GET', `${documents}/reindex/progress`, {
    query: ofSchema,
    answer: reindexProgress,
    summary: 'How far the latest reindex of a schema has come',
  }),
  cancelReindex: route('POST', `${documents}/reindex/cancel`, {
    query: ofSchema,
    answer: reindexProgress,
    summary: 'Stop the reindex of a schema; what is done stays done',
  }),
  create: route('POST', documents, { body: newDocumentDraft, answer: document, status: 201, summary: 'Add a document' }),
  get: route('GET', `${documents}/:id`, { params: idParam, query: inLocale, answer: document, summary: 'One document' }),
  update: route('PUT', `${documents}/:id`, {
    params: idParam,
    body: documentDraft.extend(versioned.shape),
    answer: document,
    summary: 'Save a document; over a newer save it answers 409 with the stored one and what became other meanwhile',
  }),
  remove: route('DELETE', `${documents}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete a document, or remove a deleted one for ever',
  }),
  undelete: route('POST', `${documents}/:id/undelete`, {
    params: idParam,
    answer: document,
    summary: 'Restore a deleted document',
  }),
  revisions: route('GET', `${documents}/:id/revisions`, {
    params: idParam,
    query: pageQuery(['version'], { sortBy: 'version', ascending: false }).omit({ search: true }),
    answer: pageOf(documentRevision),
    summary: 'Every save of a document: who, when and how',
  }),
  revision: route('GET', `${documents}/:id/revisions/:version`, {
    params: revisionParams,
    answer: wholeRevision,
    summary: 'A document as it was at one version',
  }),
  restoreRevision: route('POST', `${documents}/:id/revisions/:version/restore`, {
    params: revisionParams,
    body: versioned,
    answer: document,
    summary: 'Save an old version as the next one; the status stays',
  }),
  autosave: route('POST', `${documents}/:id/autosaves`, {
    params: idParam,
    body: autosaveDraft,
    answer: documentAutosave.pick({ id: true, kept_at: true }),
    summary: 'Keep words that are not saved yet beside the document; within a minute the same editor writes over its last',
  }),
  autosaves: route('GET', `${documents}/:id/autosaves`, {
    params: idParam,
    query: z.strictObject({ is_unsaved: flag.default(false) }),
    answer: z.object({ items: z.array(documentAutosave).max(mostAutosavesTold) }),
    summary: 'What the caller has had kept, newest first; nobody else is told. With is_unsaved, only what no save has followed',
  }),
  wholeAutosave: route('GET', `${documents}/:id/autosaves/:autosave_id`, {
    params: idParam.extend({ autosave_id: idInQuery }),
    answer: wholeAutosave,
    summary: 'Words that the caller has had kept',
  }),
  forgetAutosaves: route('DELETE', `${documents}/:id/autosaves`, {
    params: idParam,
    query: z.strictObject({ session_key: z.uuid().optional() }),
    summary: 'Forget what one editor of the caller had kept and not saved; without its key, all that the caller had kept',
  }),
  relationsOf: route('GET', `${documents}/:id/relations`, {
    params: idParam,
    query: inLocale.extend({ include_content }),
    answer: z.object({ items: z.array(documentRelation) }),
    summary: 'What a document points at, in the order of its content',
  }),
  reverseRelations: route('GET', `${documents}/:id/reverse_relations`, {
    params: idParam,
    query: relationQuery,
    answer: pageOf(documentRelation),
    summary: 'Who points at a document',
  }),
  relation: route('GET', `${documents}/:id/relation`, {
    params: idParam,
    query: inLocale.extend({ include_content }),
    answer: documentRelation,
    summary: 'One document as a relation shows it',
  }),
  fieldsOf: route('GET', `${documents}/:id/fields`, {
    params: idParam,
    query: inLocale,
    answer: documentFields,
    summary: 'The searchable fields of a document as text',
  }),
  impact: route('GET', `${documents}/:id/impact`, {
    params: idParam,
    query: inLocale,
    answer: z.object({ items: z.array(documentRelation).max(100), count: z.int(), hidden_count: z.int() }),
    summary: 'The published documents that point at this one: asked before it is deleted or set as draft',
  }),
  sources: route('GET', `${documents}/:id/sources`, {
    params: idParam,
    answer: documentSources,
    summary: 'What each translated text was translated from, and the words of then where the source has become another',
  }),
  confirmSources: route('POST', `${documents}/:id/sources/confirm`, {
    params: idParam,
    body: z.object({
      locale: z.enum(contentLocales),
      pointers: z.array(z.string().max(2000)).max(10_000).optional(),
      /** The version that was read: over a newer one it answers 409 with the stored document, for nobody has read that source. */
      version: versioned.shape.version.optional(),
    }),
    answer: document,
    summary: 'Say that a language, or some of its texts, fit the source as it is now',
  }),
  presence: route('GET', `${documents}/:id/presence`, {
    params: idParam,
    /** once: the state as it is, and the stream ends. */
    query: z.strictObject({ once: flag.default(false) }),
    answer: presenceState,
    stream: 'events',
    summary: 'Who is in a document, and that someone saved, as server-sent events',
  }),
  announce: route('POST', `${documents}/:id/presence`, {
    params: idParam,
    body: z.object({
      session_key: z.uuid(),
      pointer: z.string().max(2000).nullable().default(null),
      is_leaving: z.boolean().default(false),
    }),
    answer: presenceState,
    summary: 'I am here, for the next fifteen seconds',
  }),
}
