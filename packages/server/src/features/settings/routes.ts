import { settingsRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { Settings } from './service.ts'

export function settingsRoutesOf(api: Api, settings: Settings): void {
  serve(api, settingsRoutes.get, () => settings.get())
}
