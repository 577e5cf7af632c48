import { demand, type Principal } from '#platform/auth'

/** It holds what people of every museum wrote. */
export const mayReadAudit = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
