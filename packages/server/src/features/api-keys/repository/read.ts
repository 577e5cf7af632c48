import { type ApiKey, type apiKeyRoutes, mostNamedAuthorizations, type QueryOf } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { hasSearched, isDeletedAs, keptWithDeleted, listPage } from '#platform/records'
import '../table.ts'

type Query = QueryOf<typeof apiKeyRoutes.list>

const dots = '••••••••'

/** Those it opens: a deleted instance is opened by nobody. */
const opened = sql`
  from api_key_instances g join application_instances i on i.id = g.application_instance_id and i.deleted_at is null
  where g.api_key_id = k.id`

/** The columns of a key on the wire, of rows called `k`. Its hash is not among them. */
const selectKeys = (db: Db) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('applications as a', 'a.id', 'k.application_id')
    .leftJoin('users as creator', 'creator.id', 'k.created_by')
    .leftJoin('users as editor', 'editor.id', 'k.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 'k.deleted_by')
    .select([
      'k.id',
      sql<string>`k.key_start || ${dots}`.as('key'),
      'k.name',
      'k.description',
      'k.application_id',
      'a.name as application_name',
      'k.expires_at',
      'k.last_used_at',
      'k.version',
      'k.created_at',
      'k.updated_at',
      'k.deleted_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      'deleter.name as deleted_by',
      sql<number>`(select count(*)::int ${opened})`.as('number_of_instances'),
      sql<ApiKey['application_instance_authorizations']>`coalesce((
        select json_agg(json_build_object('application_instance_id', named.id) order by named.id)
        from (select i.id ${opened} order by i.id limit ${mostNamedAuthorizations}) as named), '[]')`.as(
        'application_instance_authorizations',
      ),
    ])

export const find = (db: Db, id: number) => selectKeys(db).where('k.id', '=', id).executeTakeFirst()

const sortColumns = { name: 'k.name_sort', updated_at: 'k.updated_at' } as const

export const list = (db: Db, query: Query) =>
  listPage(db, {
    table: 'api_keys',
    alias: 'k',
    rows: selectKeys(db),
    conditions: [
      ...isDeletedAs('k.deleted_at', query),
      ...hasSearched('k.search_text', query.search),
      ...(query.application_id ? [sql<SqlBool>`k.application_id = ${query.application_id}`] : []),
    ],
    sort: sortColumns[query.sort_by],
    query,
    ...(query.search || query.application_id ? {} : { kept: () => keptWithDeleted(db, 'api_keys', query) }),
  })

/** The key with this hash, unless it is deleted, has run out, or its application is gone. */
export const findUsable = (db: Db, key_hash: string) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('applications as a', 'a.id', 'k.application_id')
    .select(['k.id', 'k.application_id', sql<boolean>`coalesce(k.last_used_at > now() - interval '1 minute', false)`.as('used_just_now')])
    .where('k.key_hash', '=', key_hash)
    .where('k.deleted_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where(sql<SqlBool>`coalesce(k.expires_at > now(), true)`)
    .executeTakeFirst()

export const opens = async (db: Db, api_key_id: number, application_instance_id: number): Promise<boolean> =>
  (await db
    .selectFrom('api_key_instances as g')
    .innerJoin('application_instances as i', 'i.id', 'g.application_instance_id')
    .select('i.id')
    .where('g.api_key_id', '=', api_key_id)
    .where('i.id', '=', application_instance_id)
    .where('i.deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export const idsOfApplication = (db: Db, application_id: number) =>
  db.selectFrom('api_keys').select(['id', 'name']).where('application_id', '=', application_id).forUpdate().execute()
