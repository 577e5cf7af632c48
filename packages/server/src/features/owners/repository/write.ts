import { findText, type OwnerDraft, searchText, sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import { type Db, takeTurn as takeTurnAt } from '#platform/database'
import '../table.ts'

type Names = Pick<OwnerDraft, 'name' | 'slug'> & { identifier?: string | null }
type NewOwner = Pick<OwnerDraft, 'name' | 'slug' | 'description'> & Partial<OwnerDraft>

const derived = ({ name, slug, identifier }: Names) => {
  const key = (locale: string) => sortKey(findText(name, locale)?.text ?? slug, locale)
  return {
    name_sort_no: key('no'),
    name_sort_nn: key('nn'),
    name_sort_sv: key('sv'),
    name_sort_en: key('en'),
    search_text: ` ${searchText(...new Set(Object.values(name).filter((text) => text !== undefined)), slug, identifier ?? '')}`,
  }
}

const toRow = ({ name, description, location, ...plain }: NewOwner) => ({
  ...plain,
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  location: location ? JSON.stringify(location) : null,
})

/** Who changes slugs or parents does so one at a time: two at once could make a circle that neither sees. */
export const takeTurn = (tx: Db) => takeTurnAt(tx, 'owners')

export const insert = (db: Db, owner: NewOwner, user_id: number | null = null) =>
  db
    .insertInto('owners')
    .values({ ...toRow(owner), ...derived(owner), created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, owner: OwnerDraft, user_id: number) =>
  db
    .updateTable('owners')
    .set({ ...toRow(owner), ...derived(owner), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

/** The owners below this one stand for themselves; answers which they were. */
export const leaveParent = (db: Db, parent: number, user_id: number) =>
  db
    .updateTable('owners')
    .set({ owner_id: null, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user_id })
    .where('owner_id', '=', parent)
    .returning('id')
    .execute()
