import { resolve } from 'node:path'
import type { AppLocale } from '@vitrine/contract'
import { type Settings, settings } from './settings.ts'

export type OutsideLogin = {
  kind: 'outside'
  issuer: string
  clientId: string
  clientSecret: string | null
  scopes: string
  /** The audience its access tokens name; our client id when nothing is set. */
  audience: string
  /** `typ` of its access tokens: at+jwt by RFC 9068; Keycloak says JWT. */
  tokenType: string
}

export type Config = {
  isProduction: boolean
  port: number
  listen: string
  /** The origin people open. */
  host: string
  /** The origin of the API. */
  gateway: string
  callbackUrl: string
  /** The folder of the embedded database and of files. */
  dataFolder: string
  databaseUrl: string | null
  isDemo: boolean
  superuser: string | null
  isRegistrationOpen: boolean
  defaultLocale: AppLocale
  supportEmail: string | null
  academyUrl: string | null
  /** Asked for the address that signs a person in at the academy. */
  academySsoUrl: string | null
  translationsUrl: string | null
  productionHost: string | null
  /** A place search that speaks as Nominatim does. */
  placesUrl: string | null
  /** It is the stand-in that comes with the repository: what it finds is marked. */
  isPlacesDemo: boolean
  tiles: { url: string; attribution: string } | null
  corsOrigins: string[]
  /** How many proxies in front are believed about the caller's address, or which. */
  trustProxy: number | string[]
  logLevel: 'debug' | 'info' | 'warn' | 'error'
  login: { kind: 'embedded' } | OutsideLogin
  /** What was not set and got a local default; told at start. */
  filledIn: string[]
}

/** Everything that is wrong with the settings, at once. */
export class ConfigFault extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(
      `Vitrine cannot start, ${faults.length === 1 ? 'a setting is' : `${faults.length} settings are`} wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable is one that is not set: shells and compose files cannot say it otherwise.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`)
  // What is set wrongly is already named; the rules between settings look at the rest.
  const sound = parsed.success ? parsed.data : (settings.partial().safeParse(withoutFaulty(given, parsed.error.issues)).data ?? {})
  const isProduction = given.NODE_ENV === 'production'
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]))
  const missing = (name: keyof Settings) => sound[name] === undefined && !wrong.has(name)

  if (isProduction) {
    for (const name of ['VITRINE_HOST', 'VITRINE_GATEWAY', 'VITRINE_CALLBACK_URL'] as const)
      if (missing(name)) faults.push(`${name}: must be set in production`)
    if (missing('DATABASE_URL') && missing('VITRINE_DATA'))
      faults.push('DATABASE_URL or VITRINE_DATA: one of them must be set in production')
    if (sound.VITRINE_DEMO) faults.push('VITRINE_DEMO: demo people have a known password and cannot be had in production')
    if (missing('VITRINE_OIDC_ISSUER') && !sound.VITRINE_OIDC_EMBEDDED)
      faults.push('VITRINE_OIDC_ISSUER: name your login service, or set VITRINE_OIDC_EMBEDDED=on to use the embedded one')
  }
  if (sound.VITRINE_OIDC_ISSUER && missing('VITRINE_OIDC_CLIENT_ID'))
    faults.push('VITRINE_OIDC_CLIENT_ID: must be set with VITRINE_OIDC_ISSUER')
  if (sound.VITRINE_TILES_URL && missing('VITRINE_TILES_ATTRIBUTION'))
    faults.push('VITRINE_TILES_ATTRIBUTION: must be set with VITRINE_TILES_URL; those who made the map are named on it')
  if (sound.VITRINE_OIDC_ISSUER && sound.VITRINE_OIDC_EMBEDDED)
    faults.push('VITRINE_OIDC_EMBEDDED: cannot be on together with VITRINE_OIDC_ISSUER')
  if (faults.length > 0) throw new ConfigFault(faults)

  return fillIn(sound, isProduction)
}

const withoutFaulty = (given: Record<string, unknown>, issues: Array<{ path: PropertyKey[] }>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !issues.some(({ path }) => path[0] === name)))

function fillIn(set: Partial<Settings>, isProduction: boolean): Config {
  const port = set.PORT ?? 8080
  const host = set.VITRINE_HOST ?? `http://localhost:${port}`
  const gateway = set.VITRINE_GATEWAY ?? host
  const callbackUrl = set.VITRINE_CALLBACK_URL ?? `${host}/oauth2/callback`
  const isDemo = !isProduction && (set.VITRINE_DEMO ?? true)
  const localDefaults = { VITRINE_HOST: host, VITRINE_GATEWAY: gateway, VITRINE_CALLBACK_URL: callbackUrl }

  return {
    isProduction,
    port,
    // The demo people's password is known to all: they are not offered to the neighbours.
    listen: set.VITRINE_LISTEN ?? (isProduction ? '0.0.0.0' : 'localhost'),
    host,
    gateway,
    callbackUrl,
    dataFolder: resolve(set.VITRINE_DATA ?? './data'),
    databaseUrl: set.DATABASE_URL ?? null,
    isDemo,
    superuser: set.VITRINE_SUPERUSER?.toLowerCase() ?? null,
    isRegistrationOpen: set.VITRINE_OPEN_REGISTRATION ?? false,
    defaultLocale: set.VITRINE_DEFAULT_LOCALE ?? 'no',
    // The demo museum shows where the line stands; its mail goes nowhere.
    supportEmail: set.VITRINE_SUPPORT_EMAIL ?? (isDemo ? 'hjelp@vitrine.test' : null),
    academyUrl: set.VITRINE_ACADEMY_URL ?? null,
    academySsoUrl: set.VITRINE_ACADEMY_SSO_URL ?? null,
    translationsUrl: set.VITRINE_TRANSLATIONS_URL ?? null,
    productionHost: set.VITRINE_PRODUCTION_HOST ?? null,
    placesUrl: set.VITRINE_PLACES_URL ?? null,
    isPlacesDemo: !isProduction && (set.VITRINE_PLACES_DEMO ?? false),
    tiles: set.VITRINE_TILES_URL ? { url: set.VITRINE_TILES_URL, attribution: set.VITRINE_TILES_ATTRIBUTION ?? '' } : null,
    corsOrigins: set.VITRINE_CORS_ORIGINS ?? [],
    trustProxy: set.VITRINE_TRUST_PROXY ?? 0,
    logLevel: set.VITRINE_LOG_LEVEL ?? 'info',
    login: set.VITRINE_OIDC_ISSUER ? outsideLogin(set, set.VITRINE_OIDC_ISSUER) : { kind: 'embedded' },
    filledIn: Object.entries(localDefaults).flatMap(([name, value]) =>
      set[name as keyof Settings] === undefined ? [`${name}=${value}`] : [],
    ),
  }
}

function outsideLogin(set: Partial<Settings>, issuer: string): OutsideLogin {
  const clientId = set.VITRINE_OIDC_CLIENT_ID ?? ''
  return {
    kind: 'outside',
    issuer,
    clientId,
    clientSecret: set.VITRINE_OIDC_CLIENT_SECRET ?? null,
    scopes: set.VITRINE_OIDC_SCOPES ?? 'openid email profile offline_access',
    audience: set.VITRINE_OIDC_AUDIENCE ?? clientId,
    tokenType: set.VITRINE_OIDC_TOKEN_TYPE ?? 'at+jwt',
  }
}
