/** The content of one instance: its menu from the application, and what each entry opens. Avoid: CMS, workspace. */
import type { RouteObject } from 'react-router'
import { documentPages } from '#features/documents'

/** The owner's slug and the instance's; everything written for the instance lies below. */
export const contentRoute: RouteObject = {
  path: ':ownerSlug/:instanceSlug',
  lazy: async () => ({ Component: (await import('./instance-screen.tsx')).InstanceScreen }),
  children: [{ index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).ListScreen }) }, ...documentPages],
}
