import { z } from 'zod'
import { flag } from '../flag.ts'
import { ownInstance } from '../instances/membership.ts'
import { pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { id, idParam, imageUrl, line, stamped, versioned } from '../record.ts'
import { route } from '../route.ts'
import { username } from './username.ts'

export const user = stamped.extend({
  id,
  name: z.string(),
  username: z.string(),
  image_url: z.string().nullable(),
  is_admin: z.boolean(),
  is_banned: z.boolean(),
  activated: z.boolean(),
  number_of_instances: z.int(),
})
export type User = z.infer<typeof user>

/** What a superuser may write of a user; all of it, so that what a caller forgets is not taken for a wish. */
export const userDraft = z.object({
  name: line(200).min(1),
  image_url: imageUrl.nullable(),
  is_admin: z.boolean(),
})
/** The e-mail address is given once, when inviting. */
export const newUserDraft = z.object({
  username,
  name: userDraft.shape.name,
  image_url: userDraft.shape.image_url.default(null),
  is_admin: userDraft.shape.is_admin.default(false),
})
export type UserDraft = z.infer<typeof userDraft>
export type NewUserDraft = z.infer<typeof newUserDraft>

/** With the embedded login service an invited person gets a link to set a password, shown this once. */
export const invitation = z.object({ invitation_url: z.string().nullable() })
export const createdUser = user.extend(invitation.shape)

export const userSorts = ['name', 'username', 'updated_at', 'created_at'] as const

export const userInfo = z.object({
  id,
  name: z.string(),
  username: z.string(),
  image_url: z.string().nullable(),
  is_admin: z.boolean(),
  instances: z.array(ownInstance),
})
export type UserInfo = z.infer<typeof userInfo>

const users = '/admin/api/users'
export const userRoutes = {
  list: route('GET', users, {
    query: pageQuery(userSorts, { sortBy: 'name' }).extend({
      is_superuser: flag.optional(),
      is_activated: flag.optional(),
      is_banned: flag.optional(),
    }),
    answer: pageOf(user),
    summary: 'All people, sorted, searched and filtered',
  }),
  userInfo: route('GET', `${users}/user-info`, { answer: userInfo, summary: 'The signed-in person and the instances they work in' }),
  get: route('GET', `${users}/:id`, { params: idParam, answer: user, summary: 'One person' }),
  create: route('POST', users, { body: newUserDraft, answer: createdUser, status: 201, summary: 'Invite a person' }),
  update: route('PUT', `${users}/:id`, {
    params: idParam,
    body: userDraft.extend(versioned.shape),
    answer: user,
    summary: 'Change a person; the e-mail address stays',
  }),
  invite: route('POST', `${users}/:id/invite`, {
    params: idParam,
    answer: invitation,
    summary: 'Invite a person again: a new link, and the next sign-in ties them to the login service anew',
  }),
  ban: route('POST', `${users}/ban/:id`, { params: idParam, answer: user, summary: 'Shut a person out; their sessions end at once' }),
  unban: route('POST', `${users}/unban/:id`, { params: idParam, answer: user, summary: 'Let a person in again' }),
  // A GET with an effect: existing clients call it so.
  banByGet: route('GET', `${users}/ban/:id`, { params: idParam, answer: user, effect: 'changes', summary: 'The same as POST' }),
  unbanByGet: route('GET', `${users}/unban/:id`, { params: idParam, answer: user, effect: 'changes', summary: 'The same as POST' }),
}

export const userProblems = {
  not_found: problemKind('users.not_found', 404, 'No such user'),
  taken: problemKind('users.taken', 409, 'Someone already has this e-mail address'),
  not_yourself: problemKind('users.not_yourself', 409, 'You cannot shut yourself out'),
  last_superuser: problemKind('users.last_superuser', 409, 'Someone must remain superuser'),
}
