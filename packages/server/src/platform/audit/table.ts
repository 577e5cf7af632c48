import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    audit_entries: {
      id: Generated<number>
      at: Generated<string>
      user_id: number | null
      record_kind: string
      record_id: string
      action: string
      /** JSON text of { field: [before, after] }. */
      changes: string
    }
  }
}
