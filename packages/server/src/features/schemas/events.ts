import type { CarryChoice } from '@vitrine/contract'

declare module '#platform/events' {
  interface EventMap {
    /** A version was saved: what its documents are searched by may be another one now. */
    'schema.changed': {
      schema_id: number
      from_version: number
      to_version: number
      /** The fields that became other ones. */
      changed: string[]
      /** What shall become of text in fields that are gone. */
      carry_over: CarryChoice[]
      user_id: number
    }
    'schema.deleted': { schema_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'schema.removed': { schema_id: number; user_id: number }
  }
}
