declare module '#platform/events' {
  interface EventMap {
    /** A version was saved: what its documents are searched by may be another one now. */
    'schema.changed': { schema_id: number }
    'schema.deleted': { schema_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'schema.removed': { schema_id: number; user_id: number }
  }
}

export {}
