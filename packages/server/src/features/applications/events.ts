import type { Menu } from '@vitrine/contract'

declare module '#platform/events' {
  interface EventMap {
    /** Its name, slug or menu may be another one now. */
    'application.updated': { application_id: number; menu: Menu; menu_before: Menu }
    /** Whatever belongs to it is deleted with it. */
    'application.deleted': { application_id: number; user_id: number }
    /** About to be removed for ever: whatever still belongs to it must be gone first. */
    'application.removed': { application_id: number; user_id: number }
  }
}
