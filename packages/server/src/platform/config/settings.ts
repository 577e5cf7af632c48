import { appLocales } from '@vitrine/contract'
import { z } from 'zod'

/** `https://guide.example.org`: an origin, no path. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username, 'give only scheme, host and port')
  .transform((url) => url.origin)
const webAddress = z.url({ protocol: /^https?$/ })
const tileTemplate = webAddress.refine(
  (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
  'must have {z}, {x} and {y} where the square is named',
)
const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** How many proxies stand in front (`on` is one), or their addresses: more than those would let a caller invent its own. */
const trustedProxies = z.union([
  z.enum(['on', 'off']).transform((text) => (text === 'on' ? 1 : 0)),
  z.string().regex(/^\d$/).transform(Number),
  list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1)),
])

/** Every setting there is; `.env.example` is tested against this. */
export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  VITRINE_LISTEN: z.string().optional(),
  VITRINE_HOST: origin.optional(),
  VITRINE_GATEWAY: origin.optional(),
  VITRINE_CALLBACK_URL: webAddress.optional(),
  VITRINE_DATA: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  VITRINE_DEMO: onOff.optional(),
  VITRINE_SUPERUSER: z.email().optional(),
  VITRINE_OPEN_REGISTRATION: onOff.optional(),
  VITRINE_DEFAULT_LOCALE: z.enum(appLocales).optional(),
  VITRINE_SUPPORT_EMAIL: z.email().optional(),
  VITRINE_ACADEMY_URL: webAddress.optional(),
  VITRINE_ACADEMY_SSO_URL: webAddress.optional(),
  VITRINE_TRANSLATIONS_URL: webAddress.optional(),
  VITRINE_PRODUCTION_HOST: origin.optional(),
  VITRINE_PLACES_URL: webAddress.optional(),
  VITRINE_PLACES_DEMO: onOff.optional(),
  VITRINE_TILES_URL: tileTemplate.optional(),
  VITRINE_TILES_ATTRIBUTION: z.string().min(1).max(200).optional(),
  VITRINE_CORS_ORIGINS: list.pipe(z.array(origin)).optional(),
  VITRINE_TRUST_PROXY: trustedProxies.optional(),
  VITRINE_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).optional(),
  VITRINE_OIDC_EMBEDDED: onOff.optional(),
  VITRINE_OIDC_ISSUER: webAddress.optional(),
  VITRINE_OIDC_CLIENT_ID: z.string().min(1).optional(),
  VITRINE_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  VITRINE_OIDC_SCOPES: z.string().min(1).optional(),
  VITRINE_OIDC_AUDIENCE: z.string().min(1).optional(),
  VITRINE_OIDC_TOKEN_TYPE: z.string().min(1).optional(),
})
export type Settings = z.infer<typeof settings>
