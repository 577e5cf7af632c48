/** What was changed, by whom and when, to be read: on a record's own page, and as the list of all changes. */
export { AuditEntryRow } from './audit-entry-row.tsx'
export { useAuditPage } from './audit-queries.ts'
export { RecordHistory } from './record-history.tsx'
