import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    owners: {
      id: Generated<number>
      slug: string
      /** JSON text of a localised value on the way in, parsed on the way out. */
      name: string
      description: string
      identifier: string | null
      google_analytics_code: string | null
      owner_id: number | null
      availability_url: string | null
      image_url: string | null
      location: string | null
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
