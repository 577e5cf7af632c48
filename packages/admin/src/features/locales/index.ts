/** Locales: the languages content can be written in. Avoid: translation (that is a text), language pack. */
import LanguageIcon from '@mui/icons-material/Language'
import type { AdminKind } from '#lib/admin-area'

export const localesKind: AdminKind = {
  name: 'locale',
  icon: LanguageIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).LocaleListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).LocaleCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).LocaleEditScreen }) },
  ],
}
