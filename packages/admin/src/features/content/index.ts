/** The content of one instance: its menu from the application, and what each entry opens. Avoid: CMS, workspace. */
import type { RouteObject } from 'react-router'
import { documentPages } from '#features/documents'
import type { PageHandle } from '#lib/page-menu'

const menuWidth = 240
const loadMenu = async () => (await import('./parts/content-menu.tsx')).ContentMenu

/** The owner's slug and the instance's; everything written for the instance lies below. Only its lists have the menu beside them. */
export const contentRoute: RouteObject = {
  path: ':ownerSlug/:instanceSlug',
  lazy: async () => {
    const [{ InstanceScreen }, Content] = await Promise.all([import('./instance-screen.tsx'), loadMenu()])
    return { Component: InstanceScreen, handle: { menu: { Content, width: menuWidth, isDrawer: true } } satisfies PageHandle }
  },
  children: [
    {
      index: true,
      lazy: async () => {
        const [{ ListScreen }, Content] = await Promise.all([import('./list-screen.tsx'), loadMenu()])
        return { Component: ListScreen, handle: { menu: { Content, width: menuWidth } } satisfies PageHandle }
      },
    },
    ...documentPages,
  ],
}
