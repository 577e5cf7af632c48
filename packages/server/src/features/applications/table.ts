import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    applications: {
      id: Generated<number>
      slug: string
      name: string
      description: string | null
      image_url: string | null
      url: string | null
      qr_code_base_url: string | null
      owner_schema_id: number | null
      menu_heading: string | null
      menu: Generated<string>
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
