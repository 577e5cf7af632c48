import { apiKeyRoutes } from './api-keys/api-keys.ts'
import { applicationRoutes } from './applications/applications.ts'
import { healthRoutes } from './health/health.ts'
import { instanceRoutes } from './instances/instances.ts'
import { localeRoutes } from './locales/locales.ts'
import { newsFeedRoutes } from './news-feed/news-feed.ts'
import { ownerRoutes } from './owners/owners.ts'
import { roleRoutes } from './roles/roles.ts'
import type { Route } from './route.ts'
import { settingsRoutes } from './settings/settings.ts'
import { loginRoutes, signInRoutes } from './sign-in/sign-in.ts'
import { translationExchangeRoutes } from './translations/exchange.ts'
import { translationKeyRoutes } from './translations/keys.ts'
import { translationRoutes } from './translations/translations.ts'
import { userRoutes } from './users/users.ts'

/** Every call of the product by feature: what the server mounts, OpenAPI prints and the access matrix walks. */
export const routeTable = {
  apiKeys: apiKeyRoutes,
  applications: applicationRoutes,
  health: healthRoutes,
  instances: instanceRoutes,
  locales: localeRoutes,
  login: loginRoutes,
  newsFeed: newsFeedRoutes,
  owners: ownerRoutes,
  roles: roleRoutes,
  settings: settingsRoutes,
  signIn: signInRoutes,
  translationExchange: translationExchangeRoutes,
  translationKeys: translationKeyRoutes,
  translations: translationRoutes,
  users: userRoutes,
} satisfies Record<string, Record<string, Route>>
