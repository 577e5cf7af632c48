import { z } from 'zod'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, deleteQuery, id, idInQuery, idParam, imageUrl, line, lines, restored, versioned, webUrl } from '../record.ts'
import { route } from '../route.ts'
import { slugText } from '../slug.ts'
import { menu } from './menu.ts'

/** What a superuser may write of an application; all of it, so that what a caller forgets is not taken for a wish. */
export const applicationDraft = z.object({
  name: line(200).min(1),
  slug: slugText,
  description: lines(5000).nullable(),
  image_url: imageUrl.nullable(),
  url: webUrl.nullable(),
  qr_code_base_url: webUrl.nullable(),
  /** The schema of the owner page: a single document per instance. */
  owner_schema_id: id.nullable(),
  menu_heading: line(200).nullable(),
  menu,
})
/** A new one needs a name only; its slug is made of the name. */
export const newApplicationDraft = z.object({
  name: applicationDraft.shape.name,
  slug: applicationDraft.shape.slug.optional(),
  description: applicationDraft.shape.description.default(null),
  image_url: applicationDraft.shape.image_url.default(null),
  url: applicationDraft.shape.url.default(null),
  qr_code_base_url: applicationDraft.shape.qr_code_base_url.default(null),
  owner_schema_id: applicationDraft.shape.owner_schema_id.default(null),
  menu_heading: applicationDraft.shape.menu_heading.default(null),
  menu: applicationDraft.shape.menu.default([]),
})
export type ApplicationDraft = z.infer<typeof applicationDraft>
export type NewApplicationDraft = z.infer<typeof newApplicationDraft>

export const application = deletable.extend({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
  url: z.string().nullable(),
  qr_code_base_url: z.string().nullable(),
  owner_schema_id: id.nullable(),
  menu_heading: z.string().nullable(),
  menu,
  /** The query string of the first menu item that leads somewhere. */
  default_action_params: z.string(),
})
export type Application = z.infer<typeof application>

export const applicationSorts = ['name', 'updated_at', 'slug'] as const

const applications = '/admin/api/applications'
export const applicationRoutes = {
  list: route('GET', applications, {
    query: pageQuery(applicationSorts, { sortBy: 'name' }).extend(deletedQuery),
    answer: pageOf(application),
    summary: 'The applications one may see: all for superusers, else those of own instances',
  }),
  get: route('GET', `${applications}/:id`, { params: idParam, answer: application, summary: 'One application with its menu' }),
  create: route('POST', applications, { body: newApplicationDraft, answer: application, status: 201, summary: 'Add an application' }),
  update: route('PUT', `${applications}/:id`, {
    params: idParam,
    body: applicationDraft.extend(versioned.shape),
    answer: application,
    summary: 'Change an application',
  }),
  remove: route('DELETE', `${applications}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete an application, or remove a deleted one for ever',
  }),
  undelete: route('POST', `${applications}/:id/undelete`, {
    params: idParam,
    answer: application.extend(restored.shape),
    summary: 'Restore a deleted application',
  }),
  usersCsv: route('GET', '/admin/api/users/csv', {
    query: z.strictObject({ application_id: idInQuery }),
    answer: z.string(),
    file: { type: 'text/csv', name: 'user_list.csv.csv' },
    summary: "The people of an application's instances with their roles, as CSV that is safe to open in a spreadsheet",
  }),
}

export const applicationProblems = {
  not_found: problemKind('applications.not_found', 404, 'No such application'),
  slug_taken: problemKind('applications.slug_taken', 409, 'Another application has this slug'),
  unknown_schema: problemKind('applications.unknown_schema', 409, 'The schema does not exist in this application'),
  too_many_users: problemKind('applications.too_many_users', 409, 'There are more users than one file holds'),
}
