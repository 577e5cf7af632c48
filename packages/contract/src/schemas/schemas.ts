import { z } from 'zod'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, deleteQuery, id, idInQuery, idParam, line, lines, restored, time, version, versioned, webUrl } from '../record.ts'
import { route } from '../route.ts'
import { slugText } from '../slug.ts'
import { carryChoices } from './carry-over.ts'
import { jsonPath } from './json-path.ts'
import { schemaLimits } from './limits.ts'

const mostSearchableFields = 100

/** One field of the content that is searched; the rank of a hit follows the order of the list. */
const searchableField = z.object({ jsonpath: jsonPath, include_in_hit: z.boolean().default(false) })
export type SearchableField = z.infer<typeof searchableField>

/** JSON as text, so that the order and spacing its author chose are kept. */
const jsonText = lines(schemaLimits.bytes).min(1)

/** What a superuser may write of a schema; all of it, so that what a caller forgets is not taken for a wish. */
export const schemaDraft = z.object({
  name: line(200).min(1),
  slug: slugText,
  description: lines(5000).nullable(),
  application_id: id,
  single_document_per_instance: z.boolean(),
  json_schema: jsonText,
  ui_schema: jsonText,
  searchable_fields: z.array(searchableField).max(mostSearchableFields),
  title_field_json_path: jsonPath.nullable(),
  internal_title_field_json_path: jsonPath.nullable(),
  description_field_json_path: jsonPath.nullable(),
  image_field_json_path: jsonPath.nullable(),
  /** `{{content.PATH}}` and `{{translation.KEY}}` are replaced, see `fillDescription`. */
  description_field_override: lines(2000).nullable(),
  preview_url: webUrl.nullable(),
})
/** A new one needs a name and an application; its slug is made of the name. */
export const newSchemaDraft = schemaDraft.extend({
  slug: schemaDraft.shape.slug.optional(),
  description: schemaDraft.shape.description.default(null),
  single_document_per_instance: schemaDraft.shape.single_document_per_instance.default(false),
  json_schema: schemaDraft.shape.json_schema.default('{}'),
  ui_schema: schemaDraft.shape.ui_schema.default('{}'),
  searchable_fields: schemaDraft.shape.searchable_fields.default([]),
  title_field_json_path: schemaDraft.shape.title_field_json_path.default(null),
  internal_title_field_json_path: schemaDraft.shape.internal_title_field_json_path.default(null),
  description_field_json_path: schemaDraft.shape.description_field_json_path.default(null),
  image_field_json_path: schemaDraft.shape.image_field_json_path.default(null),
  description_field_override: schemaDraft.shape.description_field_override.default(null),
  preview_url: schemaDraft.shape.preview_url.default(null),
})
export type SchemaDraft = z.infer<typeof schemaDraft>
export type NewSchemaDraft = z.infer<typeof newSchemaDraft>

const text = z.string().nullable()
const written = {
  name: z.string(),
  slug: z.string(),
  description: text,
  application_id: id,
  single_document_per_instance: z.boolean(),
  json_schema: z.string(),
  ui_schema: z.string(),
  /** `hit_order` is the place in the list. */
  searchable_fields: z.array(z.object({ jsonpath: z.string(), include_in_hit: z.boolean(), hit_order: z.int() })),
  title_field_json_path: text,
  internal_title_field_json_path: text,
  description_field_json_path: text,
  image_field_json_path: text,
  description_field_override: text,
  preview_url: text,
}

export const schema = deletable.extend({ id, ...written, application_name: z.string() })
export type Schema = z.infer<typeof schema>
/** In a list without the schemas themselves: a page of them would weigh megabytes. */
export const listedSchema = schema.omit({ json_schema: true, ui_schema: true })
export type ListedSchema = z.infer<typeof listedSchema>

export const schemaActions = ['created', 'updated', 'restored', 'deleted', 'undeleted'] as const

/** What happened to a schema when a version came about. */
const versionStep = z.object({
  version,
  action: z.enum(schemaActions),
  /** The fields that became other ones. */
  changed: z.array(z.string()),
  /** Which version was taken back, where one was. */
  restored_from: version.nullable(),
  saved_at: time,
  saved_by: z.string().nullable(),
})
/** One version as it was saved; `prepared_schema` is the JSON schema with the definitions of that day merged in. */
export const schemaVersion = versionStep.extend({ ...written, prepared_schema: z.string() })
export type SchemaStep = z.infer<typeof versionStep>
export type SchemaVersion = z.infer<typeof schemaVersion>

export const schemaSorts = ['name', 'updated_at', 'description'] as const

const versionParams = z.object({ id: idInQuery, version: idInQuery })
const schemas = '/admin/api/schemas'
export const schemaRoutes = {
  list: route('GET', schemas, {
    query: pageQuery(schemaSorts, { sortBy: 'name' }).extend({ ...deletedQuery, application_id: idInQuery.optional() }),
    answer: pageOf(listedSchema),
    summary: 'The schemas one may see: all for superusers, else those of the applications one works with',
  }),
  globalDefinitions: route('GET', `${schemas}/global-definitions`, {
    answer: z.object({ $defs: z.record(z.string(), z.unknown()) }),
    summary: 'The definitions that every schema may name as #/$defs/name',
  }),
  get: route('GET', `${schemas}/:id`, { params: idParam, answer: schema, summary: 'One schema' }),
  create: route('POST', schemas, { body: newSchemaDraft, answer: schema, status: 201, summary: 'Add a schema' }),
  update: route('PUT', `${schemas}/:id`, {
    params: idParam,
    body: schemaDraft.extend({ ...versioned.shape, carry_over: carryChoices.default([]) }),
    answer: schema,
    summary:
      'Save a schema as its next version; the db. keys it names are made where they are missing, and the text in fields that are gone is carried over as chosen, by a job',
  }),
  remove: route('DELETE', `${schemas}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete a schema, or remove a deleted one for ever',
  }),
  undelete: route('POST', `${schemas}/:id/undelete`, {
    params: idParam,
    answer: schema.extend(restored.shape),
    summary: 'Restore a deleted schema',
  }),
  history: route('GET', `${schemas}/:id/history`, {
    params: idParam,
    query: pageQuery(['version'], { sortBy: 'version', ascending: false }).omit({ search: true }),
    answer: pageOf(versionStep),
    summary: 'The versions of a schema: who saved each, when, and which fields became other ones',
  }),
  version: route('GET', `${schemas}/:id/version/:version`, {
    params: versionParams,
    answer: schemaVersion,
    summary: 'A schema as it was at one version',
  }),
  restoreVersion: route('POST', `${schemas}/:id/version/:version/restore`, {
    params: versionParams,
    body: versioned,
    answer: schema,
    summary: 'Save an old version as the next one; slug and application stay as they are',
  }),
}

export const schemaProblems = {
  not_found: problemKind('schemas.not_found', 404, 'No such schema'),
  version_not_found: problemKind('schemas.version_not_found', 404, 'No such version'),
  slug_taken: problemKind('schemas.slug_taken', 409, 'Another schema of this application has this slug'),
  unknown_application: problemKind('schemas.unknown_application', 409, 'The application does not exist'),
  application_deleted: problemKind('schemas.application_deleted', 409, 'Restore the application first'),
  too_many_keys: problemKind('schemas.too_many_keys', 400, 'The schema names too many translation keys'),
}
