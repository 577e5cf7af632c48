import type { User } from '@vitrine/contract'
import type { Status } from '#ui/page'

/** One word for where a person stands: shut out before anything else, then whether they have ever come in. */
export function userStatus({ is_banned, activated }: Pick<User, 'is_banned' | 'activated'>): { status: Status; key: string } {
  if (is_banned) return { status: 'closed', key: 'views.admin.users.status.banned' }
  return activated
    ? { status: 'published', key: 'views.admin.users.status.activated' }
    : { status: 'draft', key: 'views.admin.users.status.invited' }
}
