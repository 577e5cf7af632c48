import { schemaProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

const worksWith = (by: Principal, application_id: number): boolean =>
  by.memberships.some((membership) => membership.application_id === application_id)

/** Of which applications someone sees the schemas: all, or these. None is none, not all [V21]. */
export const visibleApplications = (by: Principal): 'all' | number[] =>
  by.is_superuser ? 'all' : [...new Set(by.memberships.map(({ application_id }) => application_id))]

/** `application_id` is undefined where there is no such schema: superusers too are told so. */
type Place = number | undefined

export const mayAddSchemas = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayReadSchema = (by: Principal, application_id: Place): void =>
  demand(
    application_id !== undefined && (by.is_superuser || worksWith(by, application_id)) ? 'allowed' : 'hidden',
    schemaProblems.not_found,
  )
/** Its history too: how a form came about is the superusers' business. */
export const mayManageSchema = (by: Principal, application_id: Place): void =>
  demand(
    application_id === undefined ? 'hidden' : by.is_superuser ? 'allowed' : worksWith(by, application_id) ? 'refused' : 'hidden',
    schemaProblems.not_found,
  )
