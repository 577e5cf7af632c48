import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    translation_keys: {
      id: Generated<number>
      translation_key: string
      /** The key, its words and its texts, see the contract's searchText; begins with a space so that each word does. */
      search_text: string
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
    }
    translations: {
      translation_key_id: number
      locale_id: number
      text: string
      updated_at: Generated<string>
      updated_by: number | null
    }
  }
}
