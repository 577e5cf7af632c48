import { z } from 'zod'
import { flag } from '../flag.ts'
import { localised } from '../languages/localised.ts'
import { reservedOwnerSlugs } from '../owners/owners.ts'
import { deletedQuery, pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { deletable, deleteQuery, id, idInQuery, idParam, line, restored, time, versioned } from '../record.ts'
import { roleName } from '../roles/roles.ts'
import { route } from '../route.ts'
import { slugExcept, slugText } from '../slug.ts'
import { username } from '../users/username.ts'

/** Beside the owners' words: what stands after an owner or an id in the product's own addresses. */
export const reservedInstanceSlugs = [...reservedOwnerSlugs, 'create', 'shared-instances', 'users'] as const

export const shareTypes = ['document', 'media'] as const
export type ShareType = (typeof shareTypes)[number]

/** A list in which nothing stands twice; the fault is told at the second of the two. */
const listOf = <Item extends z.ZodType>(item: Item, max: number, keyOf: (item: z.output<Item>) => string) =>
  z
    .array(item)
    .max(max)
    .check((context) => {
      const seen = new Set<string>()
      for (const [index, value] of context.value.entries()) {
        const key = keyOf(value)
        if (seen.has(key))
          context.issues.push({ code: 'custom', path: [index], params: { code: 'duplicate' }, input: value, message: 'This is here twice' })
        seen.add(key)
      }
    })

const share = z.object({ to_application_instance_id: id, type: z.enum(shareTypes) })
export type Share = z.infer<typeof share>

/** What a superuser may write of an instance; all of it, so that what a caller forgets is not taken for a wish. */
export const instanceDraft = z.object({
  name: line(200).min(1),
  slug: slugExcept(reservedInstanceSlugs),
  application_id: id,
  owner_id: id,
  /** How many people may work in it; null is no limit. */
  max_users: z.int().min(0).max(1_000_000).nullable(),
  expires_at: time.nullable(),
  /** In the order that forms offer them; the first is the source language. */
  available_locales: listOf(z.object({ id }), 100, (locale) => String(locale.id)).min(1),
  shared_with: listOf(share, 500, ({ to_application_instance_id, type }) => `${to_application_instance_id} ${type}`),
})
/** Name and slug come from the application when none is given. */
export const newInstanceDraft = instanceDraft.extend({
  name: instanceDraft.shape.name.optional(),
  slug: instanceDraft.shape.slug.optional(),
  max_users: instanceDraft.shape.max_users.default(null),
  expires_at: instanceDraft.shape.expires_at.default(null),
  shared_with: instanceDraft.shape.shared_with.default([]),
})
export type InstanceDraft = z.infer<typeof instanceDraft>
export type NewInstanceDraft = z.infer<typeof newInstanceDraft>

export const instance = deletable.extend({
  id,
  name: z.string(),
  slug: z.string(),
  /** Where its content stands: /owner-slug/instance-slug. */
  path: z.string(),
  application_id: id,
  application_name: z.string(),
  owner_id: id,
  owner_name: localised,
  owner_slug: z.string(),
  max_users: z.int().nullable(),
  number_of_users: z.int(),
  expires_at: time.nullable(),
  expired: z.boolean(),
  available_locales: z.array(z.object({ id, language_code: z.string(), name: z.string() })),
  /** Whom it gives to; told to superusers only. */
  shared_with: z.array(share.extend({ name: z.string(), path: z.string() })),
  /** The query string of the application's first menu item. */
  default_action_params: z.string(),
  qr_code_base_url: z.string().nullable(),
})
export type Instance = z.infer<typeof instance>

/** An instance that gives its documents or media to another. */
export const sharedInstance = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  path: z.string(),
  application_id: id,
  owner_id: id,
  owner_name: localised,
  expired: z.boolean(),
  types: z.array(z.enum(shareTypes)),
})
export type SharedInstance = z.infer<typeof sharedInstance>

/** One person's role on one instance. */
export const instanceUser = z.object({
  user_id: id,
  application_instance_id: id,
  role_id: id,
  user_role: roleName,
  name_of_user: z.string(),
  username: z.string(),
  application_instance_name: z.string(),
  application_instance_owner_name: localised,
  expired: z.boolean(),
})
export type InstanceUser = z.infer<typeof instanceUser>

/** Someone asked in by e-mail address. The answer says no more than the question: whether we knew them stays with us. */
export const instanceInvitation = z.object({ username, user_role: roleName })
export type InstanceInvitation = z.infer<typeof instanceInvitation>

export const instanceSorts = ['name', 'updated_at', 'slug', 'expires_at'] as const

const userParams = z.object({ instance_id: idInQuery, user_id: idInQuery })
const roleParams = userParams.extend({ role_id: idInQuery })

const instances = '/admin/api/instances'
const roleOfUser = `${instances}/:instance_id/user/:user_id/role/:role_id`
export const instanceRoutes = {
  list: route('GET', instances, {
    query: pageQuery(instanceSorts, { sortBy: 'name' }).extend({
      ...deletedQuery,
      include_expired: flag.default(false),
      application_id: idInQuery.optional(),
      owner_id: idInQuery.optional(),
      user_id: idInQuery.optional(),
    }),
    answer: pageOf(instance),
    summary: 'The instances one may see: all for superusers, else those one works in',
  }),
  get: route('GET', `${instances}/:id`, { params: idParam, answer: instance, summary: 'One instance' }),
  resolve: route('GET', `${instances}/:owner_slug/:instance_slug`, {
    params: z.object({ owner_slug: slugText, instance_slug: slugText }),
    answer: instance,
    summary: "One instance by its owner's slug and its own (or its id)",
  }),
  create: route('POST', instances, { body: newInstanceDraft, answer: instance, status: 201, summary: 'Add an instance' }),
  update: route('PUT', `${instances}/:id`, {
    params: idParam,
    body: instanceDraft.extend(versioned.shape),
    answer: instance,
    summary: 'Change an instance',
  }),
  remove: route('DELETE', `${instances}/:id`, {
    params: idParam,
    query: deleteQuery,
    summary: 'Delete an instance, or remove a deleted one for ever',
  }),
  removeExpired: route('DELETE', `${instances}/expired/:id`, { params: idParam, summary: 'Remove an expired instance for ever, at once' }),
  undelete: route('POST', `${instances}/:id/undelete`, {
    params: idParam,
    answer: instance.extend(restored.shape),
    summary: 'Restore a deleted instance',
  }),
  sharedInstances: route('GET', `${instances}/:id/shared-instances`, {
    params: idParam,
    query: pageQuery(['name'], { sortBy: 'name' }).extend({ type: z.enum(shareTypes).optional() }),
    answer: pageOf(sharedInstance),
    summary: 'The instances that give to this one',
  }),
  users: route('GET', `${instances}/users`, {
    query: pageQuery(['name', 'username'], { sortBy: 'name' }).extend({ application_instance_id: idInQuery }),
    answer: pageOf(instanceUser),
    summary: 'The people of an instance with their roles',
  }),
  userRoles: route('GET', `${instances}/user-roles`, {
    query: pageQuery(['name'], { sortBy: 'name' }).extend({ user_id: idInQuery }),
    answer: pageOf(instanceUser),
    summary: "A person's instances with their role on each",
  }),
  invite: route('POST', `${instances}/:id/users`, {
    params: idParam,
    body: instanceInvitation,
    answer: instanceInvitation,
    status: 201,
    summary: 'Let someone work in an instance, by e-mail address; someone unknown becomes an invited user',
  }),
  addUser: route('POST', roleOfUser, { params: roleParams, answer: instanceUser, summary: 'Give a person a role on an instance' }),
  changeRole: route('PUT', roleOfUser, { params: roleParams, answer: instanceUser, summary: "Replace a person's role on an instance" }),
  removeRole: route('DELETE', roleOfUser, { params: roleParams, summary: 'Take this role from a person, and with it the instance' }),
  removeUser: route('DELETE', `${instances}/:instance_id/user/:user_id`, {
    params: userParams,
    summary: 'Take an instance from a person',
  }),
}

export const instanceProblems = {
  not_found: problemKind('instances.not_found', 404, 'No such instance'),
  slug_taken: problemKind('instances.slug_taken', 409, 'Another instance of this owner has this slug'),
  unknown_owner: problemKind('instances.unknown_owner', 409, 'The owner does not exist'),
  unknown_application: problemKind('instances.unknown_application', 409, 'The application does not exist'),
  unknown_locale: problemKind('instances.unknown_locale', 409, 'The locale does not exist'),
  unknown_share: problemKind('instances.unknown_share', 409, 'The instance to share with does not exist'),
  shared_with_itself: problemKind('instances.shared_with_itself', 409, 'An instance cannot be shared with itself'),
  parent_deleted: problemKind('instances.parent_deleted', 409, 'Restore the owner and the application first'),
  not_expired: problemKind('instances.not_expired', 409, 'The instance has not expired'),
  unknown_role: problemKind('instances.unknown_role', 404, 'No such role'),
  not_a_user: problemKind('instances.not_a_user', 404, 'This person does not work in the instance'),
  full: problemKind('instances.full', 409, 'The instance has as many users as it may have'),
}
