import type { Membership } from '@vitrine/contract'

export type Principal = { user_id: number; is_superuser: boolean; memberships: Membership[] }
