import type { QueryOf, TranslationKeyRecord, translationKeyRoutes, UserOfRecord } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import { type Db, likeText } from '#platform/database'
import type { UsersOfRecord } from '#platform/problems'
import { hasSearched, listPage } from '#platform/records'
import { keptTotal } from '#platform/totals'
import '../table.ts'

type Query = QueryOf<typeof translationKeyRoutes.list>

const sortColumns = { translation_key: 'k.translation_key', updated_at: 'k.updated_at' } as const

const selectKeys = (db: Db) =>
  db
    .selectFrom('translation_keys as k')
    .leftJoin('users as creator', 'creator.id', 'k.created_by')
    .leftJoin('users as editor', 'editor.id', 'k.updated_by')
    .select([
      'k.id',
      'k.translation_key',
      'k.version',
      'k.created_at',
      'k.updated_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      sql<TranslationKeyRecord['translations']>`coalesce((
        select json_agg(json_build_object('locale_id', t.locale_id, 'text', t.text) order by t.locale_id)
        from translations t where t.translation_key_id = k.id), '[]')`.as('translations'),
    ])

export const findKey = (db: Db, id: number) => selectKeys(db).where('k.id', '=', id).executeTakeFirst()

/** Held until the transaction ends: whoever else changes its texts waits. */
export const lockKey = (db: Db, id: number) =>
  db.selectFrom('translation_keys').select(['id', 'version']).where('id', '=', id).forUpdate().executeTakeFirst()

const lacksText = ({ missing_locale_id }: Query) =>
  missing_locale_id
    ? [sql<SqlBool>`not exists (select from translations t where t.translation_key_id = k.id and t.locale_id = ${missing_locale_id})`]
    : []

export const listKeys = (db: Db, query: Query) =>
  listPage(db, {
    table: 'translation_keys',
    alias: 'k',
    rows: selectKeys(db),
    conditions: [...hasSearched('k.search_text', query.search), ...lacksText(query)],
    sort: sortColumns[query.sort_by],
    query,
    ...(query.search || query.missing_locale_id
      ? {}
      : { kept: async () => ({ total_count: await keptTotal(db, 'translation_keys'), total_is_exact: true }) }),
  })

const mostUsersTold = 100

/** The schemas that name a key: without it they would show the key instead of words. */
export async function schemasNaming(db: Db, translation_key: string): Promise<UsersOfRecord> {
  const named = `%"${likeText(translation_key)}"%`
  const { rows } = await sql<UserOfRecord & { count: number }>`
    select 'schema' as kind, id, name, count(*) over ()::int as count from schemas
    where deleted_at is null and (json_schema like ${named} or ui_schema like ${named})
    order by id limit ${mostUsersTold}`.execute(db)
  return { items: rows.map(({ kind, id, name }) => ({ kind, id, name })), count: rows[0]?.count ?? 0 }
}
