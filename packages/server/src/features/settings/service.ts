import type { ClientSettings } from '@vitrine/contract'

export function createSettings({ settings }: { settings: () => Promise<ClientSettings> }) {
  return {
    // open: the browser asks before anyone has signed in, and nothing in it is secret
    get: (): Promise<ClientSettings> => settings(),
  }
}
export type Settings = ReturnType<typeof createSettings>
