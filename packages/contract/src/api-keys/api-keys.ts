import { z } from 'zod'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, deleteQuery, id, idInQuery, idParam, line, lines, time, versioned } from '../record.ts'
import { route } from '../route.ts'

/** What a superuser may write of a key; the key itself is made by the server. */
export const apiKeyDraft = z.object({
  name: line(200).min(1),
  description: lines(5000).nullable(),
  application_id: id,
  /** From then on it opens nothing; null: it has no end. */
  expires_at: time.nullable(),
})
export const newApiKeyDraft = z.object({
  name: apiKeyDraft.shape.name,
  description: apiKeyDraft.shape.description.default(null),
  application_id: apiKeyDraft.shape.application_id,
  expires_at: apiKeyDraft.shape.expires_at.default(null),
})
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>
export type NewApiKeyDraft = z.infer<typeof newApiKeyDraft>

/** Of the instances that a key opens, a list names so many. */
export const mostNamedAuthorizations = 100

export const apiKey = deletable.extend({
  id,
  /** In full in the answer to its creation, and only there; then its first characters and dots. */
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  application_id: id,
  application_name: z.string(),
  expires_at: time.nullable(),
  /** To the minute. */
  last_used_at: time.nullable(),
  /** The first hundred; `number_of_instances` says how many there are. */
  application_instance_authorizations: z.array(z.object({ application_instance_id: id })),
  number_of_instances: z.int(),
})
export type ApiKey = z.infer<typeof apiKey>

/** An instance of the key's application, and whether the key opens it. */
export const apiKeyInstance = z.object({
  application_instance_id: id,
  name: z.string(),
  path: z.string(),
  expired: z.boolean(),
  is_authorized: z.boolean(),
})
export type ApiKeyInstance = z.infer<typeof apiKeyInstance>

export const apiKeySorts = ['name', 'updated_at'] as const

const apiKeys = '/admin/api/api-keys'
const grantParams = z.object({ id: idInQuery, instance_id: idInQuery })
const found = z.strictObject({ search: line(200).optional() })
const outcome = z.object({ number_of_instances: z.int() })
export const apiKeyRoutes = {
  list: route('GET', apiKeys, {
    query: pageQuery(apiKeySorts, { sortBy: 'name' }).extend({ ...deletedQuery, application_id: idInQuery.optional() }),
    answer: pageOf(apiKey),
    summary: 'The keys; never the secret',
  }),
  get: route('GET', `${apiKeys}/:id`, { params: idParam, answer: apiKey, summary: 'One key; never the secret' }),
  create: route('POST', apiKeys, {
    body: newApiKeyDraft,
    answer: apiKey,
    status: 201,
    summary: 'Make a key; this answer alone has it in full',
  }),
  update: route('PUT', `${apiKeys}/:id`, {
    params: idParam,
    body: apiKeyDraft.extend(versioned.shape),
    answer: apiKey,
    summary: 'Change what is said of a key; instances of another application than its own are let go',
  }),
  remove: route('DELETE', `${apiKeys}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete a key, which then opens nothing, or remove a deleted one for ever',
  }),
  undelete: route('POST', `${apiKeys}/:id/undelete`, { params: idParam, answer: apiKey, summary: 'Restore a deleted key' }),
  instances: route('GET', `${apiKeys}/:id/instances`, {
    params: idParam,
    query: pageQuery(['name'], { sortBy: 'name' }),
    answer: pageOf(apiKeyInstance),
    summary: 'The instances of the key’s application, and which of them it opens',
  }),
  grant: route('PUT', `${apiKeys}/:id/instance/:instance_id`, { params: grantParams, summary: 'Let a key open an instance' }),
  revoke: route('DELETE', `${apiKeys}/:id/instance/:instance_id`, { params: grantParams, summary: 'Let a key open an instance no more' }),
  grantAll: route('PUT', `${apiKeys}/:id/instances`, {
    params: idParam,
    query: found,
    answer: outcome,
    summary: 'Let a key open every instance of its application, or those found',
  }),
  revokeAll: route('DELETE', `${apiKeys}/:id/instances`, {
    params: idParam,
    query: found,
    answer: outcome,
    summary: 'Let a key open no instance, or none of those found',
  }),
}

export const apiKeyProblems = {
  not_found: problemKind('api_keys.not_found', 404, 'No such API key'),
  unknown_application: problemKind('api_keys.unknown_application', 409, 'The application does not exist'),
  unknown_instance: problemKind('api_keys.unknown_instance', 404, 'No such instance'),
  other_application: problemKind('api_keys.other_application', 409, 'The instance is of another application than the key'),
}
