import type { QueryOf, TranslationKeyRecord, translationKeyRoutes } from '@vitrine/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern, type Tables } from '#platform/database'
import { countedTotal, keptTotal } from '#platform/totals'
import '../table.ts'

type Query = QueryOf<typeof translationKeyRoutes.list>
type Of = ExpressionBuilder<Tables & { k: Tables['translation_keys'] }, 'k'>

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

const matches =
  ({ search, missing_locale_id }: Query) =>
  (of: Of) =>
    of.and([
      ...(search ? [sql<SqlBool>`k.search_text like ${searchPattern(search)}`] : []),
      ...(missing_locale_id
        ? [sql<SqlBool>`not exists (select from translations t where t.translation_key_id = k.id and t.locale_id = ${missing_locale_id})`]
        : []),
    ])

export async function listKeys(db: Db, query: Query) {
  const direction = query.order_asc ? 'asc' : 'desc'
  const hits = db.selectFrom('translation_keys as k').select('k.id').where(matches(query))
  // What is searched for is found by its index first and then sorted.
  const rows = query.search
    ? db
        .with(
          (cte) => cte('hits').materialized(),
          () => hits,
        )
        .selectFrom('hits')
        .innerJoin('translation_keys as k', 'k.id', 'hits.id')
        .select('k.id')
    : hits
  const pageOfIds = rows
    .orderBy(sortColumns[query.sort_by], direction)
    .orderBy('k.id', direction)
    .limit(query.page_size)
    .offset(query.page * query.page_size)
  const items = await selectKeys(db)
    .where('k.id', 'in', pageOfIds)
    .orderBy(sortColumns[query.sort_by], direction)
    .orderBy('k.id', direction)
    .execute()
  const total =
    query.search || query.missing_locale_id
      ? await countedTotal(db, hits)
      : { total_count: await keptTotal(db, 'translation_keys'), total_is_exact: true }
  return { items, ...total }
}
