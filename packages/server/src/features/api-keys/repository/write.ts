import { type ApiKeyDraft, searchText, sortKey } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

const derived = ({ name, description }: ApiKeyDraft) => ({
  name_sort: sortKey(name),
  search_text: ` ${searchText(name, description ?? '')}`,
})

export const insert = (db: Db, draft: ApiKeyDraft, secret: { key_start: string; key_hash: string }, user_id: number | null) =>
  db
    .insertInto('api_keys')
    .values({ ...draft, ...derived(draft), ...secret, created_by: user_id, updated_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Nothing is changed when another version is stored meanwhile. */
export const update = (db: Db, id: number, version: number, draft: ApiKeyDraft, user_id: number) =>
  db
    .updateTable('api_keys')
    .set({ ...draft, ...derived(draft), version: version + 1, updated_at: sql`now()`, updated_by: user_id })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

/** Not for every request, and once when many come at the same moment. */
export const stampUse = (db: Db, id: number) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<SqlBool>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute()

export const remove = (db: Db, ids: number[]) => db.deleteFrom('api_keys').where(sql<SqlBool>`id = any (${ids}::int[])`).execute()
