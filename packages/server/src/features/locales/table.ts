import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    locales: {
      id: Generated<number>
      language_code: string
      name: string
      name_sort: string
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
    }
  }
}
