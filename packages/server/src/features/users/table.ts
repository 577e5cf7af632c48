import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    users: {
      id: Generated<number>
      username: string
      name: string
      /** Sort key of the name, see the contract's sortKey. */
      name_sort: string
      /** What a search compares, see the contract's searchText; begins with a space so that each word does. */
      search_text: string
      image_url: string | null
      is_admin: Generated<boolean>
      is_banned: Generated<boolean>
      activated: Generated<boolean>
      /** Who the login service says this is, from the first sign-in on. */
      issuer: string | null
      subject: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
    }
  }
}
