import { z } from 'zod'
import { id } from '../record.ts'
import { roleName } from '../roles/roles.ts'

/** What a signed-in person may do where. An expired instance is read-only to its users. */
export const membership = z.object({
  application_instance_id: id,
  owner_id: id,
  application_id: id,
  role: roleName,
  expired: z.boolean(),
})
export type Membership = z.infer<typeof membership>

type Held = Pick<Membership, 'role' | 'expired'>
/** Who creates, edits, publishes, sets as draft, deletes and restores: editors and admins, while the licence runs. */
export const mayWriteAs = ({ role, expired }: Held): boolean => role !== 'guest' && !expired
/** Who deletes for ever, and decides about the people: admins, while the licence runs. */
export const mayManageAs = ({ role, expired }: Held): boolean => role === 'admin' && !expired

type Person = { is_superuser: boolean; memberships: readonly (Held & Pick<Membership, 'application_instance_id'>)[] }
/** What a person may do in an instance. Superusers are bound by nothing but their role. */
export function rightsIn({ is_superuser, memberships }: Person, instance_id: number) {
  const own = memberships.find(({ application_instance_id }) => application_instance_id === instance_id)
  return {
    mayWrite: is_superuser || (own !== undefined && mayWriteAs(own)),
    mayManage: is_superuser || (own !== undefined && mayManageAs(own)),
  }
}

/** The same with the names a dashboard shows. */
export const ownInstance = membership.extend({
  name: z.string(),
  slug: z.string(),
  path: z.string(),
  owner_name: z.record(z.string(), z.string()),
  owner_slug: z.string(),
  application_name: z.string(),
  expires_at: z.iso.datetime().nullable(),
})
export type OwnInstance = z.infer<typeof ownInstance>
