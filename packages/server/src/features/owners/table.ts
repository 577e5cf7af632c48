import type { Place } from '@vitrine/contract'
import type { ColumnType, Generated } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>

declare module '#platform/database' {
  interface Tables {
    owners: {
      id: Generated<number>
      slug: string
      name: Json<Record<string, string>>
      description: Json<Record<string, string>>
      /** Sort keys of the name by language, see the contract's sortKey. */
      name_sort_no: string
      name_sort_nn: string
      name_sort_sv: string
      name_sort_en: string
      /** What a search compares, see the contract's searchText; begins with a space so that each word does. */
      search_text: string
      identifier: string | null
      google_analytics_code: string | null
      /** The parent owner. */
      owner_id: number | null
      availability_url: string | null
      image_url: string | null
      location: ColumnType<Place | null, string | null, string | null>
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
