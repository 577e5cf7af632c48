import type { auditRoutes, QueryOf } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { mayReadAudit } from './policy.ts'
import * as repository from './repository.ts'

export function createAudit(db: Database) {
  return {
    list: (by: Principal, query: QueryOf<typeof auditRoutes.list>) => {
      mayReadAudit(by)
      return repository.list(db, query)
    },
  }
}
export type Audit = ReturnType<typeof createAudit>
