/** Instances: a licence of one application for one owner, with its people, languages and end. Avoid: tenant, site. */
import LayersIcon from '@mui/icons-material/Layers'
import type { AdminKind } from '#lib/admin-area'

export const instancesKind: AdminKind = {
  name: 'instance',
  icon: LayersIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).InstanceListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).InstanceCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).InstanceEditScreen }) },
  ],
}
