import type { SchemaStep, SearchableField } from '@vitrine/contract'
import type { ColumnType, Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    schemas: {
      id: Generated<number>
      application_id: number
      slug: string
      name: string
      /** Sort key of the name, see the contract's sortKey. */
      name_sort: string
      description: string | null
      description_sort: string
      /** What a search compares, see the contract's searchText; begins with a space so that each word does. */
      search_text: string
      single_document_per_instance: Generated<boolean>
      json_schema: Generated<string>
      ui_schema: Generated<string>
      /** JSON text on the way in, parsed on the way out; `hit_order` is the place. */
      searchable_fields: ColumnType<SearchableField[], string | undefined, string>
      title_field_json_path: string | null
      internal_title_field_json_path: string | null
      description_field_json_path: string | null
      image_field_json_path: string | null
      description_field_override: string | null
      preview_url: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
      deleted_at: string | null
      deleted_by: number | null
    }
    schema_versions: {
      schema_id: number
      version: number
      action: SchemaStep['action']
      /** JSON text on the way in, parsed on the way out. */
      changed: ColumnType<string[], string, string>
      restored_from: number | null
      /** JSON text of what was written. */
      record: string
      /** JSON text; jsonb would forget the order of the fields. */
      prepared_schema: string
      saved_at: Generated<string>
      saved_by: number | null
    }
  }
}
