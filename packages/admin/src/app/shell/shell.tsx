import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { type AdminKind, isAdminPath } from '#lib/admin-area'
import { useCurrentUser } from '#lib/current-user'
import { useHeadingFocus } from '#lib/document-title'
import { useLanguage } from '#lib/i18n'
import { usePageMenu } from '#lib/page-menu'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { useMenuState } from './use-menu-state.ts'

/** The frame around every page of a signed-in person. */
export function Shell({ kinds }: { kinds: AdminKind[] }) {
  const { pathname } = useLocation()
  const page = usePageNumber()
  const { user } = useCurrentUser()
  const isAdmin = isAdminPath(pathname)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const menu = useMenuState()
  const pageMenu = usePageMenu()
  const isDrawer = menu.isDrawer || (pageMenu?.isDrawer ?? false)
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main, page)
  useFreshTexts(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the drawer and begins at its top
  useEffect(() => {
    setDrawerOpen(false)
    main.current?.scrollTo({ top: 0 })
  }, [page])

  return (
    <>
      <SkipLink target={main} />
      <Frame
        isAdmin={isAdmin}
        mainRef={main}
        header={
          <Header
            isAdmin={isAdmin}
            kinds={kinds}
            isMenuOpen={isDrawer ? isDrawerOpen : menu.isWide}
            onMenu={() => (isDrawer ? setDrawerOpen(!isDrawerOpen) : menu.toggle())}
          />
        }
        menu={
          <SideMenu
            // Who strays into the administration is not offered the rest of it.
            isAdmin={isAdmin && user.is_admin}
            kinds={kinds}
            pageMenu={pageMenu}
            isDrawer={isDrawer}
            isWide={isDrawer || menu.isWide}
            isOpen={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          />
        }
      >
        <Outlet />
      </Frame>
    </>
  )
}

/** Counts the pages one has come to. A step that says so (`keepsPlace`) is the same page with its own address: nobody is moved in it. */
function usePageNumber(): string {
  const { pathname, state } = useLocation()
  const [seen, setSeen] = useState({ pathname, page: 0 })
  if (seen.pathname === pathname) return String(seen.page)
  const isSamePage = typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true
  const now = { pathname, page: isSamePage ? seen.page : seen.page + 1 }
  setSeen(now)
  return String(now.page)
}

/** A text edited in the database shows on the next page, and when one comes back to the window. */
function useFreshTexts(pathname: string) {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again
  useEffect(() => {
    void language.reload()
  }, [language, pathname])
  useEffect(() => {
    const reload = () => void language.reload()
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [language])
}
