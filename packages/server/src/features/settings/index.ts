/** Settings are what the browser must know before anyone is signed in. Nothing in them is secret. Avoid: configuration. */
import type { ClientSettings } from '@vitrine/contract'
import type { Api } from '#platform/http'
import { settingsRoutesOf } from './routes.ts'
import { createSettings } from './service.ts'

export function settingsFeature(api: Api, needs: { settings: () => Promise<ClientSettings> }): void {
  settingsRoutesOf(api, createSettings(needs))
}
