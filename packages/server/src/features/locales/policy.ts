import { demand, type Principal } from '#platform/auth'

/** Everyone who signed in writes content in these languages; only superusers decide which there are. */
export const mayChangeLocales = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
