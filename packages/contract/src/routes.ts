import { academyRoutes } from './academy/academy.ts'
import { apiKeyRoutes } from './api-keys/api-keys.ts'
import { applicationRoutes } from './applications/applications.ts'
import { auditRoutes } from './audit/audit.ts'
import { documentRoutes } from './documents/routes.ts'
import { schemaChangeRoutes } from './documents/schema-changes.ts'
import { healthRoutes } from './health/health.ts'
import { instanceRoutes } from './instances/instances.ts'
import { linkPreviewRoutes } from './link-preview/link-preview.ts'
import { localeRoutes } from './locales/locales.ts'
import { newsFeedRoutes } from './news-feed/news-feed.ts'
import { ownerRoutes } from './owners/owners.ts'
import { placeRoutes } from './places/places.ts'
import { roleRoutes } from './roles/roles.ts'
import type { Route } from './route.ts'
import { schemaRoutes } from './schemas/schemas.ts'
import { settingsRoutes } from './settings/settings.ts'
import { loginRoutes, signInRoutes } from './sign-in/sign-in.ts'
import { translationExchangeRoutes } from './translations/exchange.ts'
import { translationKeyRoutes } from './translations/keys.ts'
import { translationRoutes } from './translations/translations.ts'
import { userRoutes } from './users/users.ts'

/** Every call of the product by feature: what the server mounts, OpenAPI prints and the access matrix walks. */
export const routeTable = {
  academy: academyRoutes,
  apiKeys: apiKeyRoutes,
  applications: applicationRoutes,
  audit: auditRoutes,
  documents: documentRoutes,
  health: healthRoutes,
  instances: instanceRoutes,
  linkPreview: linkPreviewRoutes,
  locales: localeRoutes,
  login: loginRoutes,
  newsFeed: newsFeedRoutes,
  owners: ownerRoutes,
  places: placeRoutes,
  roles: roleRoutes,
  schemaChanges: schemaChangeRoutes,
  schemas: schemaRoutes,
  settings: settingsRoutes,
  signIn: signInRoutes,
  translationExchange: translationExchangeRoutes,
  translationKeys: translationKeyRoutes,
  translations: translationRoutes,
  users: userRoutes,
} satisfies Record<string, Record<string, Route>>
