import { useCallback, useSyncExternalStore } from 'react'

/** The name the specification gives it. */
const storageKey = 'pinned_owners'
const changed = 'vitrine-pinned-owners'

const read = () => localStorage.getItem(storageKey) ?? ''

/** What another hand wrote there is taken for nothing. */
export function parsePinned(stored: string): number[] {
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/** This window's own changes have an event of ours; the browser tells of those of other windows. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The owners that stand first in this browser; the menu and the page show the same. */
export function usePinnedOwners(): { pinned: number[]; toggle: (ownerId: number) => void } {
  const pinned = parsePinned(useSyncExternalStore(subscribe, read))
  const toggle = useCallback((ownerId: number) => {
    const now = parsePinned(read())
    const next = now.includes(ownerId) ? now.filter((id) => id !== ownerId) : [...now, ownerId]
    localStorage.setItem(storageKey, JSON.stringify(next))
    window.dispatchEvent(new Event(changed))
  }, [])
  return { pinned, toggle }
}
