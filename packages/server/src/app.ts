import { join } from 'node:path'
import { academyFeature } from '#features/academy'
import { apiKeysFeature } from '#features/api-keys'
import { applicationsFeature, releaseSchema } from '#features/applications'
import { auditFeature } from '#features/audit'
import { documentsFeature } from '#features/documents'
import { healthFeature } from '#features/health'
import { instancesFeature } from '#features/instances'
import { linkPreviewFeature } from '#features/link-preview'
import { localesFeature } from '#features/locales'
import { newsFeedFeature } from '#features/news-feed'
import { ownersFeature } from '#features/owners'
import { placesFeature } from '#features/places'
import { rolesFeature } from '#features/roles'
import { schemasFeature } from '#features/schemas'
import { settingsFeature } from '#features/settings'
import { openSignIn, type SignIn } from '#features/sign-in'
import { keepTranslationKeys, translationsFeature } from '#features/translations'
import { findBySubject, findByUsername, insertUser, recordSignIn, usersFeature } from '#features/users'
import { createAuthenticator } from '#platform/auth'
import { type Config, productVersion } from '#platform/config'
import type { OpenedDatabase } from '#platform/database'
import { createEvents } from '#platform/events'
import { type Api, createHttp, servePages } from '#platform/http'
import { createJobs, type Jobs } from '#platform/jobs'
import { createReadPage, createReadService, type PageNeeds } from '#platform/outside'

export type App = { api: Api; jobs: Jobs; signIn: SignIn }

const pagesFolder = join(import.meta.dirname, '../../admin/dist')
/** Addresses of calls: an unknown one is a 404 problem, never a page. */
const callPrefixes = ['/admin/api', '/api', '/assets', '/health', '/iiif', '/media', '/oidc', '/portal']

type Needs = {
  config: Config
  database: OpenedDatabase
  logStream?: { write(line: string): void }
  /** How other people's pages are reached, where it is not the open internet: tests bring their own. */
  outside?: Omit<PageNeeds, 'userAgent'>
  /** Told of every address that is mounted: how a test knows that there is none beside the contract. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
}

/** The composition: the platform, then the features floor by floor, each handed what it needs. */
export async function buildApp({ config, database, logStream, outside, onRoute }: Needs): Promise<App> {
  const { db } = database
  const otherOrigins = [...new Set([config.host, ...config.corsOrigins])].filter((origin) => origin !== config.gateway)
  const server = await createHttp({
    logLevel: config.logLevel,
    ...(logStream ? { logStream } : {}),
    corsOrigins: otherOrigins,
    trustProxy: config.trustProxy,
    isHttps: config.gateway.startsWith('https:'),
  })
  if (onRoute) server.addHook('onRoute', onRoute)
  const events = createEvents()
  const jobs = createJobs({ database, log: server.log })
  const signIn = await openSignIn({ database, config, server })
  const api: Api = { server, authenticate: createAuthenticator(signIn) }

  healthFeature(api, { checks: { database: database.ping, queue: jobs.ping }, version: productVersion })
  auditFeature(api, { db })
  rolesFeature(api, { db })
  localesFeature(api, { db })
  newsFeedFeature(api, { db })
  usersFeature(api, { db, events, invite: signIn.invite })
  linkPreviewFeature(api, { readPage: createReadPage({ userAgent: `Vitrine/${productVersion} (link preview)`, ...outside }) })
  // Services want to know who asks, and whom to write to.
  const readService = createReadService({ userAgent: `Vitrine/${productVersion} (${config.supportEmail ?? config.host})` })
  academyFeature(api, { db, readService, academyUrl: config.academyUrl, ssoUrl: config.academySsoUrl, log: server.log })
  placesFeature(api, {
    readService,
    placesUrl: config.placesUrl,
    tilesUrl: config.tiles?.url ?? null,
    log: server.log,
  })

  ownersFeature(api, { db, events })
  applicationsFeature(api, { db, events })
  translationsFeature(api, { db })

  schemasFeature(api, { db, events, keepKeys: keepTranslationKeys, releaseSchema })
  instancesFeature(api, { db, events })
  documentsFeature(api, { db, events, jobs })

  apiKeysFeature(api, { db, events })

  signIn.mount(api, { events, jobs, users: { findBySubject, findByUsername, recordSignIn, insertUser } })
  settingsFeature(api, {
    settings: async () => ({
      version: productVersion,
      default_locale: config.defaultLocale,
      support_email: config.supportEmail,
      academy_url: config.academyUrl,
      translations_url: config.translationsUrl,
      production_host: config.productionHost,
      is_demo: config.isDemo,
      has_gallery: !config.isProduction,
      places: config.placesUrl ? { is_demo: config.isPlacesDemo } : null,
      tiles: config.tiles ? { url: `${config.gateway}/admin/api/tiles/{z}/{x}/{y}`, attribution: config.tiles.attribution } : null,
      sign_in: await signIn.clientSettings(),
    }),
  })

  await servePages(server, {
    folder: pagesFolder,
    apiPrefixes: callPrefixes,
    gateway: config.gateway === config.host ? undefined : config.gateway,
    connectTo: [...new Set([config.gateway, ...(config.translationsUrl ? [new URL(config.translationsUrl).origin] : [])])].filter(
      (origin) => origin !== config.host,
    ),
    strictPages: [
      { path: '/oidc/login', file: 'login.html' },
      { path: '/oidc/invitation', file: 'login.html' },
    ],
  })
  return { api, jobs, signIn }
}
