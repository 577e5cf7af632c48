import type { ShareType } from '@vitrine/contract'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    application_instances: {
      id: Generated<number>
      application_id: number
      owner_id: number
      slug: string
      name: string
      /** Sort key of the name, see the contract's sortKey. */
      name_sort: string
      /** Search text of its own, its owner's and its application's words; each begins with a space. */
      own_text: string
      owner_text: string
      application_text: string
      /** The three together. */
      search_text: GeneratedAlways<string>
      max_users: number | null
      expires_at: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
      deleted_at: string | null
      deleted_by: number | null
    }
    application_instance_locales: { application_instance_id: number; locale_id: number; position: number }
    application_instance_shares: { application_instance_id: number; to_application_instance_id: number; type: ShareType }
    instance_users: { application_instance_id: number; user_id: number; role_id: number; created_at: Generated<string> }
  }
}
