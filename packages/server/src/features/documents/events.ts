declare module '#platform/events' {
  interface EventMap {
    /** Its content, status or texts may be others now. */
    'document.saved': { document_id: number; application_instance_id: number; user_id: number }
    'document.deleted': { document_id: number; application_instance_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'document.removed': { document_id: number; application_instance_id: number; user_id: number }
  }
}

export {}
