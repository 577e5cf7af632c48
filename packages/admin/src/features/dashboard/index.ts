/** The page one lands on: a welcome and the museums one works in. Avoid: home, start page. */
import type { RouteObject } from 'react-router'

export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  lazy: async () => ({ Component: (await import('./dashboard-screen.tsx')).DashboardScreen }),
}
