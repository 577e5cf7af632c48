import { useSettings } from './settings-context.tsx'

/** The installation that people use, when this is another one. */
export function useProduction(): { origin: string; host: string } | undefined {
  const { production_host: origin } = useSettings()
  return origin && origin !== window.location.origin ? { origin, host: new URL(origin).host } : undefined
}
