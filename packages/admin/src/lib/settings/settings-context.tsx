import type { ClientSettings } from '@vitrine/contract'
import { createContext, type ReactNode, useContext } from 'react'

const SettingsContext = createContext<ClientSettings | undefined>(undefined)

export function SettingsProvider({ settings, children }: { settings: ClientSettings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

export function useSettings(): ClientSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings is used outside SettingsProvider')
  return settings
}
