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
