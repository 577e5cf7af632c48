import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** What the browser thinks; only «no network» can be trusted. */
export const useIsOffline = (): boolean => !useSyncExternalStore(subscribe, () => navigator.onLine)
