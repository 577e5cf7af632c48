import { mayWriteAs, type UserInfo } from '@vitrine/contract'

/** The owners whose editor a person is; an expired instance gives no right to edit. Superusers edit all, and have `all`. */
export function ownMuseums({ is_admin, instances }: Pick<UserInfo, 'is_admin' | 'instances'>): 'all' | number[] {
  if (is_admin) return 'all'
  return [...new Set(instances.filter(mayWriteAs).map(({ owner_id }) => owner_id))]
}

/** Where someone edits their museums: the one they have, or the list of them; nowhere for those who may edit none. */
export function pathToOwnMuseums(user: Pick<UserInfo, 'is_admin' | 'instances'>): string | undefined {
  const museums = ownMuseums(user)
  if (museums === 'all' || museums.length > 1) return '/owner'
  return museums.length === 1 ? `/owner/${museums[0]}` : undefined
}
