import type { DocumentListQuery, DocumentStatus, documentSorts } from '@vitrine/contract'
import { countLimit } from '@vitrine/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Total } from '#platform/totals'
import '../table.ts'
import { givers, toldIn } from './places.ts'
import { isSeen } from './relations.ts'

export type Visible = 'all' | { own: number[]; given: number[] }
type Sort = (typeof documentSorts)[number]
type Group = {
  application_instance_id: number
  schema_id: number
  status: DocumentStatus
  is_deleted: boolean
  value: number
  /** How many it has of everyone's, where only one person's are asked for. */
  among: number
  /** In which language its texts are told and sorted. */
  locale: string
}

/** A merge of more is slower than a sort, where all can be sorted. */
const mostGroups = 100
const textSorts: Partial<Record<Sort, string>> = {
  title: 'title_sort',
  internal_title: 'internal_title_sort',
  description: 'description_sort',
}

const isDeletedAs = ({ is_deleted, include_deleted }: Pick<DocumentListQuery, 'is_deleted' | 'include_deleted'>): boolean[] =>
  is_deleted ? [true] : include_deleted ? [false, true] : [false]

type GroupQuery = Pick<
  DocumentListQuery,
  'application_instance_id' | 'schema_ids' | 'status' | 'is_deleted' | 'include_deleted' | 'locale' | 'created_by' | 'updated_by'
>

type Author = { column: 'created_by' | 'updated_by'; user_id: number }
/** Whose documents are asked for; of what someone made and someone else changed nothing is kept. */
function authorOf({ created_by, updated_by }: GroupQuery): Author | undefined {
  if (created_by !== undefined && updated_by !== undefined) return undefined
  if (created_by !== undefined) return { column: 'created_by', user_id: created_by }
  return updated_by === undefined ? undefined : { column: 'updated_by', user_id: updated_by }
}
/** The groups that a list is made of for someone who works in these instances, with how many documents each has: kept, never counted. */
export async function groupsOf(db: Db, query: GroupQuery, own: number[] | 'all'): Promise<Group[]> {
  const { application_instance_id, schema_ids, status } = query
  const author = authorOf(query)
  const conditions: RawBuilder<SqlBool>[] = [
    sql`c.value > 0`,
    sql`c.is_deleted = any (${isDeletedAs(query)}::boolean[])`,
    ...(application_instance_id === undefined ? [] : [sql<SqlBool>`c.application_instance_id = ${application_instance_id}`]),
    ...(schema_ids === undefined ? [] : [sql<SqlBool>`c.schema_id = any (${schema_ids}::int[])`]),
    ...(status === undefined ? [] : [sql<SqlBool>`c.status = any (${status}::text[])`]),
    ...(own === 'all'
      ? []
      : [
          sql<SqlBool>`(c.application_instance_id = any (${own}::int[])
            or (c.status = 'published' and not c.is_deleted and c.application_instance_id in (${givers(own)})))`,
        ]),
  ]
  // One person's count stands in several rows, so that no two writers wait for each other.
  const authored = (of: Author) => sql`(
    select application_instance_id, schema_id, status, is_deleted, sum(value)::int as value from document_author_counts
    where user_id = ${of.user_id} and author = ${of.column} group by 1, 2, 3, 4)`
  const { rows } = await sql<Group>`
    select c.application_instance_id, c.schema_id, c.status, c.is_deleted, c.value,
      ${author ? sql`e.value` : sql`c.value`} as among, ${toldIn('c.application_instance_id', query.locale)} as locale
    from ${
      author
        ? sql`${authored(author)} as c join document_counts e using (application_instance_id, schema_id, status, is_deleted)`
        : sql`document_counts c`
    }
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
  const isCounted = !found && filters.length === (authorOf(query) ? 1 : 0)
  if (isCounted && (groups.length <= mostGroups || total_count > countLimit) && mayWalk(query, sort, groups))
    return { ids: await pageOfGroups(db, { ...wanted, sort }), total_count, total_is_exact: true }
  const hits = await pageOfHits(db, { ...wanted, sort }, filters, isCounted ? total_count : countLimit)
  return isCounted ? { ...hits, total_count, total_is_exact: true } : hits
}

/**
 * One person's documents have an order of their own by the last change. By another sort the others' are read over on the way to
 * the page, which is less than to sort hers where she has many of them.
 */
function mayWalk(query: DocumentListQuery, sort: Sort, groups: Group[]): boolean {
  if (!authorOf(query) || sort === 'updated_at') return true
  const [own, all] = groups.reduce(([mine, everyone], { value, among }) => [mine + value, everyone + among], [0, 0])
  return own * own > (query.page + 1) * query.page_size * all
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

/**
 * Each group is read in the order of its index and only as far as the page needs: said of each by itself, for PostgreSQL would
 * read and sort them all. The groups are values, so that the statement is the same for any number of them and planned once.
 */
async function pageOfGroups(db: Db, { query, sort, groups }: Wanted): Promise<number[]> {
  const column = textSorts[sort]
  const author = authorOf(query)
  const isGroup = sql`application_instance_id = g.application_instance_id and schema_id = g.schema_id
    and status = g.status and is_deleted = g.is_deleted`
  const pageOf = (some: Group[], isTimed: boolean) => sql`
    (select p.id, p.key from ${asRows(some)} as g (application_instance_id, schema_id, status, is_deleted, locale)
    cross join lateral (
      ${
        column
          ? sql`select document_id as id, ${sql.ref(column)} as key from document_texts where ${isGroup} and locale = g.locale
              ${author ? sql`and (select d.${sql.ref(author.column)} from documents d where d.id = document_id) = ${author.user_id}` : sql``}`
          : sql`select id, ${sql.ref(sort)} as key from documents where ${isGroup} ${isTimed ? sql`and deleted_at is not null` : sql``}
              ${author ? sql`and ${sql.ref(author.column)} = ${author.user_id}` : sql``}`
      }
      ${inOrder(query, sort)} limit ${(query.page + 1) * query.page_size}) as p)`
  // The bin has an index of its own, which PostgreSQL takes when it is told that all have the time they are sorted by.
  const [deleted, others] = sort === 'deleted_at' ? [groups.filter(isInBin), groups.filter((group) => !isInBin(group))] : [[], groups]
  const parts = [...(deleted.length > 0 ? [pageOf(deleted, true)] : []), ...(others.length > 0 ? [pageOf(others, false)] : [])]
  const { rows } = await sql<{
    id: number
  }>`select id from (${sql.join(parts, sql` union all `)}) as merged ${pageEnd(query, sort)}`.execute(db)
  return rows.map(({ id }) => id)
}

const isInBin = ({ is_deleted }: Group): boolean => is_deleted

const asRows = (groups: Group[]) => sql`unnest(
  ${groups.map((group) => group.application_instance_id)}::int[], ${groups.map((group) => group.schema_id)}::int[],
  ${groups.map((group) => group.status)}::text[], ${groups.map((group) => group.is_deleted)}::boolean[],
  ${groups.map((group) => group.locale)}::text[])`

/** Few hits are found first and then sorted. Of more than people read through, so many are taken as are counted. */
async function pageOfHits(db: Db, { query, sort, groups, found, visible }: Wanted, filters: RawBuilder<SqlBool>[], most: number) {
  const told = new Map(groups.map(({ application_instance_id, locale }) => [application_instance_id, locale]))
  const [instances, locales] = [[...told.keys()], [...told.values()]]
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
      where ${sql.join(conditions, sql` and `)} limit ${most + 1}),
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
