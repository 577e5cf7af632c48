/** Applications: kinds of public products (a guide, a kiosk, a web site), each with a menu and schemas. Avoid: app, product, template. */
import AppsIcon from '@mui/icons-material/Apps'
import type { AdminKind } from '#lib/admin-area'

export const applicationsKind: AdminKind = {
  name: 'application',
  icon: AppsIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).ApplicationListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).ApplicationCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).ApplicationEditScreen }) },
  ],
}
