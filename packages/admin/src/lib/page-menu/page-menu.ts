import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

export type PageMenuProps = {
  /** Else there is room for icons only. */
  isWide: boolean
  /** Something was chosen: a drawer closes. */
  onGo: () => void
}
export type PageMenu = {
  Content: ComponentType<PageMenuProps>
  width: number
  /** The page needs the whole width: the menu lies in a drawer on every screen. */
  isDrawer?: boolean
}
/** The `handle` of a route that brings a menu of its own. */
export type PageHandle = { menu: PageMenu }

const hasMenu = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null && 'menu' in handle

/** The menu of the innermost route that has one. */
export function usePageMenu(): PageMenu | undefined {
  const handle = useMatches().findLast((match) => hasMenu(match.handle))?.handle
  return hasMenu(handle) ? handle.menu : undefined
}
