import { instanceInvitation, roleNames } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'

export type Invitation = z.input<typeof instanceInvitation>

export const invitationSchema = fromContract(instanceInvitation)

export const invitationUiSchema: UiSchema = {
  'ui:order': ['username', 'user_role'],
  username: { 'ui:options': { columns: 7, title: 'content.users.email' } },
  user_role: {
    'ui:widget': 'Select',
    'ui:options': { columns: 5, labels: Object.fromEntries(roleNames.map((name) => [name, `userRole.${name}`])) },
  },
}

/** Who is asked in shall write; the others are chosen on purpose. */
export const newInvitation: Partial<Invitation> = { user_role: 'editor' }
