import { mayWriteAs, ownerProblems } from '@vitrine/contract'
import { type Decision, demand, type Principal } from '#platform/auth'

const isMember = (by: Principal, owner_id: number): boolean => by.memberships.some((membership) => membership.owner_id === owner_id)

/** An expired instance is read-only: it gives no right to edit its owner. */
const editableOwners = ({ memberships }: Principal): number[] => memberships.filter(mayWriteAs).map(({ owner_id }) => owner_id)

/** Which owners someone sees in a list: all, or these. None is none, not all [V21]. */
export function visibleOwners(by: Principal, onlyEditable: boolean): 'all' | number[] {
  if (by.is_superuser) return 'all'
  return [...new Set(onlyEditable ? editableOwners(by) : by.memberships.map(({ owner_id }) => owner_id))]
}

const ofOwner = (by: Principal, owner_id: number, isAllowed: boolean): Decision =>
  by.is_superuser || isAllowed ? 'allowed' : isMember(by, owner_id) ? 'refused' : 'hidden'

export const mayAddOwners = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayReadOwner = (by: Principal, owner_id: number): void =>
  demand(ofOwner(by, owner_id, isMember(by, owner_id)), ownerProblems.not_found)
export const mayEditOwner = (by: Principal, owner_id: number): void =>
  demand(ofOwner(by, owner_id, editableOwners(by).includes(owner_id)), ownerProblems.not_found)
export const mayManageOwner = (by: Principal, owner_id: number): void => demand(ofOwner(by, owner_id, false), ownerProblems.not_found)
