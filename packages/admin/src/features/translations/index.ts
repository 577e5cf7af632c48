/** Translations: texts of the interface and of the schemas that the database holds, by key and language. Avoid: locale (that is a language). */
import TranslateIcon from '@mui/icons-material/Translate'
import type { AdminKind } from '#lib/admin-area'

export const translationsKind: AdminKind = {
  name: 'translation',
  icon: TranslateIcon,
  belongsToProduction: true,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).TranslationListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./create-screen.tsx')).TranslationCreateScreen }) },
  ],
}
