import type { Menu } from '@vitrine/contract'
import type { ColumnType, Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    applications: {
      id: Generated<number>
      slug: string
      name: string
      /** Sort key of the name, see the contract's sortKey. */
      name_sort: string
      /** What a search compares, see the contract's searchText; begins with a space so that each word does. */
      search_text: string
      description: string | null
      image_url: string | null
      url: string | null
      qr_code_base_url: string | null
      owner_schema_id: number | null
      menu_heading: string | null
      /** JSON text on the way in, parsed on the way out. */
      menu: ColumnType<Menu, string | undefined, string>
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
      deleted_at: string | null
      deleted_by: number | null
    }
  }
}
