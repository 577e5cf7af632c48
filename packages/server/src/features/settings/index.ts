/** Settings are what the browser must know before anyone is signed in. Nothing in them is secret. */
import { type ClientSettings, settingsRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'

export function settingsFeature(api: Api, { settings }: { settings: () => Promise<ClientSettings> }): void {
  serve(api, settingsRoutes.get, () => settings())
}
