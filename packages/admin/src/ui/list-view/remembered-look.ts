import { useState } from 'react'
import type { ListLook } from './item.ts'

const keyOf = (name: string) => `vitrine.list.${name}.look`

function recall(name: string): ListLook {
  try {
    return window.localStorage.getItem(keyOf(name)) === 'grid' ? 'grid' : 'list'
  } catch {
    // A browser that refuses storage still gets a list.
    return 'list'
  }
}

/** List or grid, remembered in this browser for each list. [LIST-01] */
export function useRememberedLook(name: string) {
  const [look, setLook] = useState(() => recall(name))
  const choose = (next: ListLook) => {
    setLook(next)
    try {
      window.localStorage.setItem(keyOf(name), next)
    } catch {
      // Not remembered, but chosen.
    }
  }
  return [look, choose] as const
}
