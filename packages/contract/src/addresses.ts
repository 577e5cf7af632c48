import type { Address } from './route.ts'
import type { settingsRoutes } from './settings/settings.ts'
import type { signInRoutes } from './sign-in/sign-in.ts'
import type { translationRoutes } from './translations/translations.ts'
import type { userRoutes } from './users/users.ts'

/**
 * The calls of the browser's first page. Told apart from their shapes, so that nobody waits for zod, a tenth of that
 * page's weight, before seeing it; a test holds them to the routes they stand for.
 */
export const addresses = {
  settings: { method: 'GET', path: '/admin/api/settings', access: 'public' } as Address<typeof settingsRoutes.get>,
  dictionary: { method: 'GET', path: '/admin/api/translations/:file', access: 'public' } as Address<typeof translationRoutes.dictionary>,
  token: { method: 'POST', path: '/oauth2/token', access: 'public' } as Address<typeof signInRoutes.token>,
  refresh: { method: 'POST', path: '/oauth2/refresh', access: 'public' } as Address<typeof signInRoutes.refresh>,
  logout: { method: 'POST', path: '/oauth2/logout', access: 'public' } as Address<typeof signInRoutes.logout>,
  userInfo: { method: 'GET', path: '/admin/api/users/user-info' } as Address<typeof userRoutes.userInfo>,
}
