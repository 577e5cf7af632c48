/** Owners: the museums and other organisations. One may stand under another. Avoid: tenant, customer. */
import MuseumIcon from '@mui/icons-material/Museum'
import type { RouteObject } from 'react-router'
import type { AdminKind } from '#lib/admin-area'

export { pathToOwnMuseums } from './parts/own-museums.ts'

export const ownersKind: AdminKind = {
  name: 'owner',
  icon: MuseumIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).OwnerListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).OwnerCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).OwnerEditScreen }) },
  ],
}

/** Where a museum's own editors write what the public reads of it. */
export const ownMuseumsRoute: RouteObject = {
  path: 'owner',
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./own-museums-screen.tsx')).OwnMuseumsScreen }) },
    { path: ':ownerId', lazy: async () => ({ Component: (await import('./own-museum-screen.tsx')).OwnMuseumScreen }) },
  ],
}
