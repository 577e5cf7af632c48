import { type SchemaDraft, searchText, sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import { type Db, takeTurn as takeTurnAt } from '#platform/database'
import '../table.ts'

export type NewSchema = Pick<SchemaDraft, 'name' | 'slug' | 'application_id'> & Partial<SchemaDraft>

const toRow = ({ searchable_fields, ...schema }: NewSchema) => ({
  ...schema,
  ...(searchable_fields ? { searchable_fields: JSON.stringify(searchable_fields) } : {}),
  name_sort: sortKey(schema.name),
  description_sort: sortKey(schema.description ?? ''),
  search_text: ` ${searchText(schema.name, schema.slug, schema.description ?? '')}`,
})

/**
 * Who gives out slugs does so one at a time; and while a schema comes or goes no application is saved, so that no menu
 * names one that is going.
 */
export async function takeTurn(tx: Db): Promise<void> {
  await takeTurnAt(tx, 'applications')
  await takeTurnAt(tx, 'schemas')
}

/** The application, if it is there; held, so that it is not deleted before the caller is done. */
export const lockApplication = (db: Db, id: number) =>
  db.selectFrom('applications').select('id').where('id', '=', id).where('deleted_at', 'is', null).forShare().executeTakeFirst()

/** The schemas of an application, held from here on and always in this order. */
export const lockOfApplication = (db: Db, application_id: number, { deletedToo }: { deletedToo: boolean }) => {
  const rows = db.selectFrom('schemas').select('id').where('application_id', '=', application_id).orderBy('id').forUpdate()
  return (deletedToo ? rows : rows.where('deleted_at', 'is', null)).execute()
}

export const insert = (db: Db, schema: NewSchema, user_id: number | null) =>
  db
    .insertInto('schemas')
    .values({ ...toRow(schema), created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, schema: SchemaDraft, user_id: number) =>
  db
    .updateTable('schemas')
    .set({ ...toRow(schema), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

export const markDeleted = (db: Db, id: number, user_id: number) =>
  db.updateTable('schemas').set({ deleted_at: sql`now()`, deleted_by: user_id, version: sql`version + 1` }).where('id', '=', id).execute()

/** Its versions go with it. */
export const remove = (db: Db, id: number) => db.deleteFrom('schemas').where('id', '=', id).execute()
