/** Owners: the museums and other organisations. One may stand under another. Avoid: tenant, customer. */
import MuseumIcon from '@mui/icons-material/Museum'
import type { AdminKind } from '#lib/admin-area'

export const ownersKind: AdminKind = {
  name: 'owner',
  icon: MuseumIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).OwnerListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).OwnerCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).OwnerEditScreen }) },
  ],
}
