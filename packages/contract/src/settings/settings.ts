import { z } from 'zod'
import { appLocales } from '../languages/languages.ts'
import { route } from '../route.ts'

/** What the browser must know before anyone is signed in. Nothing here is secret. */
export const clientSettings = z.object({
  version: z.string(),
  default_locale: z.enum(appLocales),
  support_email: z.string().nullable(),
  academy_url: z.string().nullable(),
  /** A remote folder of {lng}.json dictionaries; without it they come from the admin API. */
  translations_url: z.string().nullable(),
  /** The host where translations should be edited, when this is not it. */
  production_host: z.string().nullable(),
  is_demo: z.boolean(),
  /** Whether /dev/gallery exists: everywhere but in production. */
  has_gallery: z.boolean(),
  /** The place search; null where none is set up. */
  places: z.object({ is_demo: z.boolean() }).nullable(),
  /** Squares of a map by {z}, {x} and {y}; null where none are set up: the map then has its own coasts. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** null while an outside login service does not answer: who is signed in goes on, others must wait. */
  sign_in: z
    .object({
      authorization_endpoint: z.string(),
      client_id: z.string(),
      scope: z.string(),
      redirect_uri: z.string(),
      /** Asked for with the code, so that the access token is for our API; null for providers that do not know it. */
      resource: z.string().nullable(),
    })
    .nullable(),
})
export type ClientSettings = z.infer<typeof clientSettings>

export const settingsRoutes = {
  get: route('GET', '/admin/api/settings', {
    access: 'public',
    answer: clientSettings,
    summary: 'What the browser must know before sign-in',
  }),
}
