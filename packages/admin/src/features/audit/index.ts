/** The audit: what was changed in the whole product, for superusers to read. Avoid: log, history (that is one record's). */
import HistoryIcon from '@mui/icons-material/History'
import type { AdminKind } from '#lib/admin-area'

export const auditKind: AdminKind = {
  name: 'audit',
  icon: HistoryIcon,
  routes: [{ index: true, lazy: async () => ({ Component: (await import('./list-screen.tsx')).AuditListScreen }) }],
}
