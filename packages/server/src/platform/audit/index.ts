/** Who changed which record, when, and which fields: written in the transaction of the change. */
export { type AuditEntry, changedFields, pickFields, recordChange, recordChanges } from './audit.ts'
