/** The administration: the kinds of records superusers look after, in the order of its menu. */
export { type AdminKind, type AdminKindName, inMenuOrder, isAdminPath } from './admin-area.ts'
