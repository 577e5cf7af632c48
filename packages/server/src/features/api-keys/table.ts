import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    api_keys: {
      id: Generated<number>
      application_id: number
      name: string
      /** See the contract's sortKey. */
      name_sort: string
      /** See the contract's searchText; begins with a space so that each word does. */
      search_text: string
      description: string | null
      key_start: string
      key_hash: string
      expires_at: string | null
      last_used_at: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
      deleted_at: string | null
      deleted_by: number | null
    }
    api_key_instances: {
      api_key_id: number
      application_instance_id: number
      created_at: Generated<string>
      created_by: number | null
    }
  }
}
