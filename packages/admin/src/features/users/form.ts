import { newUserDraft, type User, type UserDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import { z } from 'zod'

/** The address is shown when editing, but not sent: the server keeps it as it is. What a save sends whole may stand empty here. */
const shownUser = newUserDraft.extend({ username: z.string() })
export type ShownUser = z.input<typeof shownUser>

export type NewUser = z.input<typeof newUserDraft>

export const newUserSchema = fromContract(newUserDraft)
export const userSchema = fromContract(shownUser)

const ui: UiSchema = {
  'ui:order': ['name', 'username', 'image_url', 'is_admin'],
  image_url: { 'ui:options': { description: 'views.admin.users.imageHelp' } },
  is_admin: { 'ui:options': { description: 'views.admin.users.superuserHelp' } },
}
export const newUserUiSchema: UiSchema = ui
export const userUiSchema: UiSchema = {
  ...ui,
  username: { 'ui:readonly': true, 'ui:options': { reason: 'views.admin.users.usernameLocked' } },
}

export const toShownUser = (user: User | undefined): Partial<ShownUser> =>
  user ? { name: user.name, username: user.username, image_url: user.image_url, is_admin: user.is_admin } : {}
export const toUserDraft = ({ name, image_url, is_admin }: ShownUser): UserDraft => ({
  name,
  image_url: image_url ?? null,
  is_admin: is_admin ?? false,
})
