/** Schemas: what a kind of document consists of, how its form looks and what is searched. Avoid: model, content type. */
import SchemaIcon from '@mui/icons-material/Schema'
import type { AdminKind } from '#lib/admin-area'

export const schemasKind: AdminKind = {
  name: 'schema',
  icon: SchemaIcon,
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).SchemaListScreen }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).SchemaCreateScreen }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).SchemaEditScreen }) },
  ],
}
