/** The page one lands on: a welcome, the museums one works in, news and help. Avoid: home, start page. */
import type { RouteObject } from 'react-router'
import type { PageHandle } from '#lib/page-menu'

const menuWidth = 284

export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  lazy: async () => {
    const [{ DashboardScreen }, { MuseumMenu }] = await Promise.all([import('./dashboard-screen.tsx'), import('./parts/museum-menu.tsx')])
    return { Component: DashboardScreen, handle: { menu: { Content: MuseumMenu, width: menuWidth } } satisfies PageHandle }
  },
}
