/** News: what the superusers tell everyone who works here. Avoid: post, announcement. */
import CampaignIcon from '@mui/icons-material/Campaign'
import type { AdminKind } from '#lib/admin-area'

export const newsFeedKind: AdminKind = {
  name: 'news',
  icon: CampaignIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).NewsListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).NewsCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).NewsEditScreen }) },
  ],
}
