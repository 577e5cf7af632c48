import type { QueryOf, roleRoutes } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import * as repository from './repository.ts'

export function createRoles(db: Database) {
  return {
    // open: which roles there are is no secret to anyone who signed in
    list: (_by: Principal, query: QueryOf<typeof roleRoutes.list>) => repository.list(db, query),
  }
}
export type Roles = ReturnType<typeof createRoles>
