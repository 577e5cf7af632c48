/** API keys: what apps show to fetch published content. Avoid: token, password. */
import KeyIcon from '@mui/icons-material/Key'
import type { AdminKind } from '#lib/admin-area'

export const apiKeysKind: AdminKind = {
  name: 'api-key',
  icon: KeyIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).ApiKeyListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).ApiKeyCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).ApiKeyEditScreen }) },
  ],
}
