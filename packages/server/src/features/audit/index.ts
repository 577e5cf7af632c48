/** The audit is what was changed, by whom and when, field by field; superusers read it. What writes it is platform/audit. Avoid: log, history. */
import type { Database } from '#platform/database'
import type { Api } from '#platform/http'
import { auditRoutesOf } from './routes.ts'
import { createAudit } from './service.ts'

export function auditFeature(api: Api, { db }: { db: Database }): void {
  auditRoutesOf(api, createAudit(db))
}
