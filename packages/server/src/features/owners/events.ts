declare module '#platform/events' {
  interface EventMap {
    /** Its name or slug may be another one now. */
    'owner.updated': { owner_id: number }
    /** Whatever belongs to it is deleted with it. */
    'owner.deleted': { owner_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'owner.removed': { owner_id: number; user_id: number }
  }
}

export {}
