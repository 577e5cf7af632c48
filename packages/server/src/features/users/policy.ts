import { userProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

export const mayListUsers = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayInviteUsers = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
/** To others a single person is not there at all, so that ids tell them nothing. */
export const mayManageUser = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'hidden', userProblems.not_found)
