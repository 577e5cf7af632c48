import { type ApplicationDraft, searchText, sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import { type Db, takeTurn as takeTurnAt } from '#platform/database'
import '../table.ts'

type NewApplication = Pick<ApplicationDraft, 'name' | 'slug'> & Partial<ApplicationDraft>

const toRow = ({ menu, ...application }: NewApplication) => ({
  ...application,
  ...(menu ? { menu: JSON.stringify(menu) } : {}),
  name_sort: sortKey(application.name),
  search_text: ` ${searchText(application.name, application.slug, application.description ?? '')}`,
})

/** Who gives out slugs does so one at a time. */
export const takeTurn = (tx: Db) => takeTurnAt(tx, 'applications')

export const insert = (db: Db, application: NewApplication, user_id: number | null = null) =>
  db
    .insertInto('applications')
    .values({ ...toRow(application), created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, application: ApplicationDraft, user_id: number) =>
  db
    .updateTable('applications')
    .set({ ...toRow(application), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

/** What it names of schemas, and nothing else of it. */
export const setSchemas = (db: Db, id: number, named: Pick<ApplicationDraft, 'menu' | 'owner_schema_id'>, user_id: number | null = null) =>
  db
    .updateTable('applications')
    .set({
      menu: JSON.stringify(named.menu),
      owner_schema_id: named.owner_schema_id,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user_id,
    })
    .where('id', '=', id)
    .execute()
