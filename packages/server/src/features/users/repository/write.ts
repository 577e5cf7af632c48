import { type NewUserDraft, searchText, sortKey, type UserDraft } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

const derived = (name: string, username: string) => ({ name_sort: sortKey(name), search_text: ` ${searchText(name, username)}` })

export const insert = (db: Db, draft: NewUserDraft & { activated?: boolean }, user_id: number | null) =>
  db
    .insertInto('users')
    .values({ ...draft, ...derived(draft.name, draft.username), issuer: null, subject: null, created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, user: { id: number; username: string }, version: number, draft: UserDraft, user_id: number) =>
  db
    .updateTable('users')
    .set({ ...draft, ...derived(draft.name, user.username), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', user.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

export const setBanned = (db: Db, id: number, is_banned: boolean, user_id: number) =>
  db
    .updateTable('users')
    .set({ is_banned, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('is_banned', '=', !is_banned)
    .returning('id')
    .executeTakeFirst()

/** Is there one who can sign in, or has been asked to? */
export const hasSuperuser = async (db: Db, { activated }: { activated: boolean }): Promise<boolean> => {
  const rows = db.selectFrom('users').select('id').where('is_admin', '=', true).where('is_banned', '=', false)
  return (await (activated ? rows.where('activated', '=', true) : rows).limit(1).executeTakeFirst()) !== undefined
}

export const makeSuperuser = (db: Db, id: number) =>
  db.updateTable('users').set({ is_admin: true, is_banned: false, updated_at: sql`now()` }).where('id', '=', id).execute()

/** Held until the transaction ends, so that two superusers cannot remove each other at once. */
export const lockSuperusers = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_banned', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
