import { newsFeedProblems } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

/** Everyone who signed in reads what is published; superusers write, and see what is not. */
export const mayWriteNews = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
export const mayManageNewsItem = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'hidden', newsFeedProblems.not_found)
