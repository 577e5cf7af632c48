declare module '#platform/events' {
  interface EventMap {
    'instance.deleted': { application_instance_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'instance.removed': { application_instance_id: number; user_id: number }
  }
}

export {}
