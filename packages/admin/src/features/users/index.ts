/** Users: the people who can log in. A superuser reaches the administration. Avoid: account, member. */
import PeopleIcon from '@mui/icons-material/People'
import type { AdminKind } from '#lib/admin-area'

export const usersKind: AdminKind = {
  name: 'user',
  icon: PeopleIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).UserListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).UserCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).UserEditScreen }) },
  ],
}
