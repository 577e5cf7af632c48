import { z } from 'zod'
import { flag } from '../flag.ts'
import { appLocales } from '../languages/languages.ts'
import { localised, localisedLines, localisedName } from '../languages/localised.ts'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, deleteQuery, id, idParam, imageUrl, line, restored, versioned, webUrl } from '../record.ts'
import { route } from '../route.ts'
import { slugExcept } from '../slug.ts'

/** First segments of the product's own addresses. */
export const reservedOwnerSlugs = [
  'admin',
  'api',
  'assets',
  'dashboard',
  'dev',
  'health',
  'iiif',
  'logout',
  'media',
  'oauth2',
  'oidc',
  'owner',
  'portal',
] as const

/** Where a museum is, in degrees (WGS 84). */
export const place = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Place = z.infer<typeof place>

/** What an owner's editors may write of it. */
export const ownerLimitedDraft = z.object({
  name: localisedName(200),
  description: localisedLines(20_000),
  availability_url: webUrl.nullable(),
  location: place.nullable(),
})
export type OwnerLimitedDraft = z.infer<typeof ownerLimitedDraft>

/** What a superuser may write of an owner; all of it, so that what a caller forgets is not taken for a wish. */
export const ownerDraft = z.object({
  ...ownerLimitedDraft.shape,
  slug: slugExcept(reservedOwnerSlugs),
  identifier: line(100).nullable(),
  google_analytics_code: line(100).nullable(),
  owner_id: id.nullable(),
  image_url: imageUrl.nullable(),
})
/** A new one needs a name only; its slug is made of the name. */
export const newOwnerDraft = z.object({
  name: ownerDraft.shape.name,
  description: ownerDraft.shape.description.default({}),
  availability_url: ownerDraft.shape.availability_url.default(null),
  location: ownerDraft.shape.location.default(null),
  slug: ownerDraft.shape.slug.optional(),
  identifier: ownerDraft.shape.identifier.default(null),
  google_analytics_code: ownerDraft.shape.google_analytics_code.default(null),
  owner_id: ownerDraft.shape.owner_id.default(null),
  image_url: ownerDraft.shape.image_url.default(null),
})
export type OwnerDraft = z.infer<typeof ownerDraft>
export type NewOwnerDraft = z.infer<typeof newOwnerDraft>

export const owner = deletable.extend({
  id,
  name: localised,
  description: localised,
  slug: z.string(),
  identifier: z.string().nullable(),
  google_analytics_code: z.string().nullable(),
  /** The parent owner. */
  owner_id: id.nullable(),
  availability_url: z.string().nullable(),
  image_url: z.string().nullable(),
  location: place.nullable(),
})
export type Owner = z.infer<typeof owner>

export const ownerSorts = ['name', 'updated_at', 'slug'] as const

const owners = '/admin/api/owners'
export const ownerRoutes = {
  list: route('GET', owners, {
    query: pageQuery(ownerSorts, { sortBy: 'name' }).extend({
      ...deletedQuery,
      /** Names sort by the text and the alphabet of this language. */
      locale: z.enum(appLocales).default('no'),
      /** Only those whose editor one is. */
      only_edit_privileges: flag.default(false),
    }),
    answer: pageOf(owner),
    summary: 'The owners one may see: all for superusers, else those of own instances',
  }),
  get: route('GET', `${owners}/:id`, { params: idParam, answer: owner, summary: 'One owner' }),
  create: route('POST', owners, { body: newOwnerDraft, answer: owner, status: 201, summary: 'Add an owner' }),
  update: route('PUT', `${owners}/:id`, {
    params: idParam,
    body: ownerDraft.extend(versioned.shape),
    answer: owner,
    summary: 'Change an owner',
  }),
  updateLimited: route('PUT', `${owners}/:id/limited`, {
    params: idParam,
    body: ownerLimitedDraft.extend(versioned.shape),
    answer: owner,
    summary: 'Change what the owner editor shows; open to editors and admins of an instance of the owner',
  }),
  remove: route('DELETE', `${owners}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete an owner, or remove a deleted one for ever',
  }),
  undelete: route('POST', `${owners}/:id/undelete`, {
    params: idParam,
    answer: owner.extend(restored.shape),
    summary: 'Restore a deleted owner',
  }),
}

export const ownerProblems = {
  not_found: problemKind('owners.not_found', 404, 'No such owner'),
  slug_taken: problemKind('owners.slug_taken', 409, 'Another owner has this slug'),
  unknown_parent: problemKind('owners.unknown_parent', 409, 'The parent owner does not exist'),
  parent_loop: problemKind('owners.parent_loop', 409, 'An owner cannot stand above itself'),
}
