import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { settingsRoutes } from './settings/settings.ts'
import { signInRoutes } from './sign-in/sign-in.ts'
import { translationRoutes } from './translations/translations.ts'
import { userRoutes } from './users/users.ts'

const routes = {
  settings: settingsRoutes.get,
  dictionary: translationRoutes.dictionary,
  token: signInRoutes.token,
  refresh: signInRoutes.refresh,
  logout: signInRoutes.logout,
  userInfo: userRoutes.userInfo,
}

test.each(Object.keys(addresses) as (keyof typeof addresses)[])('the address %s is that of its route', (name) => {
  const { method, path, access } = routes[name] as { method: string; path: string; access?: string }
  const { method: ownMethod, path: ownPath, access: ownAccess } = addresses[name]
  expect({ method: ownMethod, path: ownPath, access: ownAccess }).toEqual({ method, path, access })
})
