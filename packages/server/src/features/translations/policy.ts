import { demand, type Principal } from '#platform/auth'

/** Everyone reads the texts; superusers write them. */
export const mayChangeTranslations = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
