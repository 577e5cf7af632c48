import type { DocumentListQuery, DocumentStatus, documentSorts } from '@vitrine/contract'
import { countLimit } from '@vitrine/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Total } from '#platform/totals'
import '../table.ts'
import { isSeen } from './relations.ts'

export type Visible = 'all' | { own: number[]; given: number[] }
type Sort = (typeof documentSorts)[number]
type Group = { application_instance_id: number; schema_id: number; status: DocumentStatus; is_deleted: boolean; value: number }

/** A merge of more is slower than a sort, where all can be sorted. */
const mostGroups = 100
const textSorts: Partial<Record<Sort, string>> = {
  title: 'title_sort',
  internal_title: 'internal_title_sort',
  description: 'description_sort',
}

const isDeletedAs = ({ is_deleted, include_deleted }: Pick<DocumentListQuery, 'is_deleted' | 'include_deleted'>): boolean[] =>
  is_deleted ? [true] : include_deleted ? [false, true] : [false]

type GroupQuery = Pick<DocumentListQuery, 'application_instance_id' | 'schema_ids' | 'status' | 'is_deleted' | 'include_deleted'>
/** The groups that a list is made of, with how many documents each has: kept, never counted. */
export async function groupsOf(db: Db, query: GroupQuery, visible: Visible): Promise<Group[]> {
  const { application_instance_id, schema_ids, status } = query
  const conditions: RawBuilder<SqlBool>[] = [
    sql`c.value > 0`,
    sql`c.is_deleted = any (${isDeletedAs(query)}::boolean[])`,
    ...(application_instance_id === undefined ? [] : [sql<SqlBool>`c.application_instance_id = ${application_instance_id}`]),
    ...(schema_ids === undefined ? [] : [sql<SqlBool>`c.schema_id = any (${schema_ids}::int[])`]),
    ...(status === undefined ? [] : [sql<SqlBool>`c.status = any (${status}::text[])`]),
    ...(visible === 'all'
      ? []
      : [
          sql<SqlBool>`(c.application_instance_id = any (${visible.own}::int[])
            or (c.application_instance_id = any (${visible.given}::int[]) and c.status = 'published' and not c.is_deleted))`,
        ]),
  ]
  const { rows } = await sql<Group>`
    select c.application_instance_id, c.schema_id, c.status, c.is_deleted, c.value from document_counts c
    where ${sql.join(conditions, sql` and `)} order by 1, 2, 3, 4`.execute(db)
  return rows
}

const filtersOf = ({ created_by, updated_by, deleted_by, d }: DocumentListQuery): RawBuilder<SqlBool>[] => [
  ...(created_by === undefined ? [] : [sql<SqlBool>`d.created_by = ${created_by}`]),
  ...(updated_by === undefined ? [] : [sql<SqlBool>`d.updated_by = ${updated_by}`]),
  ...(deleted_by === undefined ? [] : [sql<SqlBool>`d.deleted_by = ${deleted_by}`]),
  ...(d === undefined ? [] : [sql<SqlBool>`d.id = any (${d}::int[])`]),
]

/** What a search found: rows of `document_id` called `f`, and how well one fits. */
export type Found = { rows: RawBuilder<unknown>; rank: RawBuilder<unknown> }

type Wanted = {
  query: DocumentListQuery
  sort: Sort
  groups: Group[]
  /** In which language an instance's texts are sorted. */
  localeOf: (application_instance_id: number) => string
  /** Undefined where nothing was searched for. */
  found: Found | undefined
  visible: Visible
}

/** The ids of one page in their order, and the total. As many statements whatever the page holds. */
export async function listIds(db: Db, wanted: Wanted): Promise<{ ids: number[] } & Total> {
  const { query, groups, found } = wanted
  // What is not deleted has no such time, what is not searched for fits as well as the next: they come as they were last changed.
  const isKnown =
    wanted.sort === 'deleted_at' ? groups.some(({ is_deleted }) => is_deleted) : wanted.sort !== 'relevance' || found !== undefined
  const sort = isKnown ? wanted.sort : 'updated_at'
  if (groups.length === 0) return { ids: [], total_count: 0, total_is_exact: true }
  const filters = filtersOf(query)
  const total_count = groups.reduce((sum, { value }) => sum + value, 0)
  if (filters.length === 0 && !found && (groups.length <= mostGroups || total_count > countLimit))
    return { ids: await pageOfGroups(db, { ...wanted, sort }), total_count, total_is_exact: true }
  return pageOfHits(db, { ...wanted, sort }, filters)
}

const inOrder = ({ order_asc }: DocumentListQuery, sort: Sort) => {
  // The worst first is nothing that anyone looks for.
  if (sort === 'relevance') return sql`order by key desc, updated_at desc, id desc`
  const direction = sql.raw(order_asc ? 'asc' : 'desc')
  return sql`order by key ${direction}, id ${direction}`
}
const pageEnd = (query: DocumentListQuery, sort: Sort) => {
  const { page, page_size } = query
  return sql`${inOrder(query, sort)} limit ${page_size} offset ${page * page_size}`
}

/** The bin has an index of its own, which PostgreSQL takes when it is told that all have the time they are sorted by. */
const isTimed = (sort: Sort, is_deleted: boolean) => (sort === 'deleted_at' && is_deleted ? sql`and deleted_at is not null` : sql``)

/**
 * Each group is read in the order of its index and only as far as the page needs: said of each by itself, for PostgreSQL does
 * not see that the parts of a union are in order, and would read and sort them all.
 */
async function pageOfGroups(db: Db, { query, sort, groups, localeOf }: Wanted): Promise<number[]> {
  const column = textSorts[sort]
  const end = sql`${inOrder(query, sort)} limit ${(query.page + 1) * query.page_size}`
  const parts = groups.map(({ application_instance_id, schema_id, status, is_deleted }) => {
    const isGroup = sql`application_instance_id = ${application_instance_id} and schema_id = ${schema_id}
      and status = ${status} and is_deleted = ${is_deleted}`
    return column
      ? sql`(select document_id as id, ${sql.ref(column)} as key from document_texts
          where ${isGroup} and locale = ${localeOf(application_instance_id)} ${end})`
      : sql`(select id, ${sql.ref(sort)} as key from documents where ${isGroup} ${isTimed(sort, is_deleted)} ${end})`
  })
  const { rows } = await sql<{
    id: number
  }>`select id from (${sql.join(parts, sql` union all `)}) as merged ${pageEnd(query, sort)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Few hits are found first and then sorted. Of more than people read through, so many are taken as are counted. */
async function pageOfHits(db: Db, { query, sort, groups, localeOf, found, visible }: Wanted, filters: RawBuilder<SqlBool>[]) {
  const instances = [...new Set(groups.map(({ application_instance_id }) => application_instance_id))]
  const conditions = [
    isSeen({ visible }),
    sql<SqlBool>`d.is_deleted = any (${isDeletedAs(query)}::boolean[])`,
    sql<SqlBool>`d.application_instance_id = any (${instances}::int[])`,
    ...(query.schema_ids === undefined ? [] : [sql<SqlBool>`d.schema_id = any (${query.schema_ids}::int[])`]),
    ...(query.status === undefined ? [] : [sql<SqlBool>`d.status = any (${query.status}::text[])`]),
    ...filters,
  ]
  const from = found ? sql`(${found.rows}) as f join documents d on d.id = f.document_id` : sql`documents d`
  const column = textSorts[sort]
  const locales = instances.map((instance) => localeOf(instance))
  const keyed = column
    ? sql`select hits.id, t.${sql.ref(column)} as key, hits.count from hits
        join unnest(${instances}::int[], ${locales}::text[]) as l (application_instance_id, locale) on l.application_instance_id = hits.application_instance_id
        join document_texts t on t.document_id = hits.id and t.locale = l.locale`
    : sql`select hits.id, hits.${sql.ref(sort)} as key, hits.updated_at, hits.count from hits`
  const { rows } = await sql<{ id: number; count: number }>`
    with taken as materialized (
      select d.id, d.application_instance_id, d.updated_at, d.created_at, d.deleted_at${
        sort === 'relevance' && found ? sql`, ${found.rank} as relevance` : sql``
      } from ${from}
      where ${sql.join(conditions, sql` and `)} limit ${countLimit + 1}),
    hits as (select *, (select count(*)::int from taken) as count from taken)
    select id, count from (${keyed}) as keyed ${pageEnd(query, sort)}`.execute(db)
  const count = rows[0]?.count ?? (query.page > 0 ? await countHits(db, from, conditions) : 0)
  return {
    ids: rows.map(({ id }) => id),
    total_count: Math.min(count, countLimit),
    total_is_exact: count <= countLimit,
  }
}

/** A page beyond the last has no row to carry the count. */
async function countHits(db: Db, from: RawBuilder<unknown>, conditions: RawBuilder<SqlBool>[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select d.id from ${from} where ${sql.join(conditions, sql` and `)} limit ${countLimit + 1}) as taken`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
