declare module '#platform/events' {
  interface EventMap {
    /** It is of another application now: what was given to it as one of the former is no longer its due. */
    'instance.moved': { application_instance_id: number; application_id: number; user_id: number }
    /** Others, or in another order: the first is the source. */
    'instance.languages_changed': { application_instance_id: number }
    'instance.deleted': { application_instance_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'instance.removed': { application_instance_id: number; user_id: number }
  }
}

export {}
