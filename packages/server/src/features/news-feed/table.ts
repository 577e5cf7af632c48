import type { Generated, GeneratedAlways } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    news_items: {
      id: Generated<number>
      title: string
      /** See the contract's sortKey. */
      title_sort: string
      /** See the contract's searchText; begins with a space so that each word does. */
      search_text: string
      description: string
      keywords: string[]
      is_pinned: GeneratedAlways<boolean>
      published_at: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
    }
  }
}
