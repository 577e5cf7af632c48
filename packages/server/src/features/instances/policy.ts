import { instanceProblems, type Membership, mayManageAs, userProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

const memberOf = (by: Principal, instance_id: number): Membership | undefined =>
  by.memberships.find(({ application_instance_id }) => application_instance_id === instance_id)

/** Superusers may, strangers do not learn that it is there, and whoever works in it is judged by what they are there. */
function ofInstance(by: Principal, instance_id: number, isAllowed: (membership: Membership) => boolean): void {
  const membership = memberOf(by, instance_id)
  const isMine = membership !== undefined && isAllowed(membership)
  demand(by.is_superuser || isMine ? 'allowed' : membership ? 'refused' : 'hidden', instanceProblems.not_found)
}

/** Which instances someone sees in a list: all, or these. None is none, not all [V21]. */
export const visibleInstances = (by: Principal): 'all' | number[] =>
  by.is_superuser ? 'all' : by.memberships.map(({ application_instance_id }) => application_instance_id)

/** Where another person works is nobody's business but a superuser's. */
export const mayListInstances = (by: Principal, user_id: number | undefined): void =>
  demand(by.is_superuser || user_id === undefined || user_id === by.user_id ? 'allowed' : 'refused')
export const mayReadRolesOf = (by: Principal, user_id: number): void =>
  demand(by.is_superuser || user_id === by.user_id ? 'allowed' : 'hidden', userProblems.not_found)

export const mayAddInstances = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayReadInstance = (by: Principal, id: number): void => ofInstance(by, id, () => true)
export const mayManageInstance = (by: Principal, id: number): void => ofInstance(by, id, () => false)
export const mayListUsers = (by: Principal, id: number): void => ofInstance(by, id, ({ role }) => role === 'admin')
/** An expired instance is read-only to its users, its admins among them. */
export const mayManageUsers = (by: Principal, id: number): void => ofInstance(by, id, mayManageAs)
