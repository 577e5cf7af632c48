import { applicationProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

const isMember = (by: Principal, application_id: number): boolean =>
  by.memberships.some((membership) => membership.application_id === application_id)

/** Which applications someone sees in a list: all, or these. None is none, not all [V21]. */
export const visibleApplications = (by: Principal): 'all' | number[] =>
  by.is_superuser ? 'all' : [...new Set(by.memberships.map(({ application_id }) => application_id))]

export const mayAddApplications = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayReadApplication = (by: Principal, application_id: number): void =>
  demand(by.is_superuser || isMember(by, application_id) ? 'allowed' : 'hidden', applicationProblems.not_found)
export const mayManageApplication = (by: Principal, application_id: number): void =>
  demand(by.is_superuser ? 'allowed' : isMember(by, application_id) ? 'refused' : 'hidden', applicationProblems.not_found)
