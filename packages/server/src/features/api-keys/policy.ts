import { apiKeyProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

/** Keys are the superusers' alone; others do not learn which there are. */
export const mayListKeys = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayManageKey = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'hidden', apiKeyProblems.not_found)
