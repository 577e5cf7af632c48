import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Db, searchPattern } from '#platform/database'
import { countedTotal, keptTotal, type Total } from '#platform/totals'

/** Which records someone sees: all, or those with these ids. None is none, not all [V21]. */
export type Visible = 'all' | number[]
type Condition = RawBuilder<SqlBool>
type DeletedQuery = { is_deleted?: boolean | undefined; include_deleted: boolean }
type PageQuery = { page: number; page_size: number; order_asc: boolean; search?: string | undefined }

export const isVisible = (id: string, visible: Visible): Condition[] =>
  visible === 'all' ? [] : [sql<SqlBool>`${sql.ref(id)} = any (${visible}::int[])`]

export const isDeletedAs = (deleted_at: string, { is_deleted, include_deleted }: DeletedQuery): Condition[] => {
  if (is_deleted) return [sql<SqlBool>`${sql.ref(deleted_at)} is not null`]
  return include_deleted ? [] : [sql<SqlBool>`${sql.ref(deleted_at)} is null`]
}

export const hasSearched = (search_text: string, search: string | undefined): Condition[] =>
  search ? [sql<SqlBool>`${sql.ref(search_text)} like ${searchPattern(search)}`] : []

/** The kept totals of a table whose deleted rows are counted apart, as its triggers keep them. */
export async function keptWithDeleted(db: Db, table: string, { is_deleted, include_deleted }: DeletedQuery): Promise<Total> {
  const live = is_deleted ? 0 : await keptTotal(db, table)
  const deleted = is_deleted || include_deleted ? await keptTotal(db, `${table}.deleted`) : 0
  return { total_count: live + deleted, total_is_exact: true }
}

type Listed<DB, TB extends keyof DB, Row> = {
  table: string
  /** What the rows of the table are called in `rows` and `conditions`. */
  alias: string
  /** The columns on the wire. */
  rows: SelectQueryBuilder<DB, TB, Row>
  conditions: Condition[]
  /** The column to sort by; the id decides between equals. */
  sort: string
  query: PageQuery
  /** The total where it is kept; else it is counted. */
  kept?: () => Promise<Total>
}

/** One page of a table and its total; as many statements whatever the page holds. */
export async function listPage<DB, TB extends keyof DB, Row>(
  db: Db,
  { table, alias, rows, conditions, sort, query, kept }: Listed<DB, TB, Row>,
): Promise<{ items: Row[] } & Total> {
  const id = sql.ref(`${alias}.id`)
  const from = sql`${sql.table(table)} as ${sql.id(alias)}`
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const total = kept ? await kept() : await countedTotal(db, { limit: (most) => sql`select ${id} from ${from} ${where} limit ${most}` })
  // Few hits are found by the search index first and then sorted; left to itself the planner may walk
  // the whole table in the wanted order to find them. Many hits are quickest found in that order.
  const isFew = Boolean(query.search) && total.total_is_exact
  const hits = isFew
    ? sql`with hits as materialized (select ${id} from ${from} ${where}) select ${id} from hits join ${from} on ${id} = hits.id`
    : sql`select ${id} from ${from} ${where}`
  const direction = query.order_asc ? 'asc' : 'desc'
  const column: Expression<unknown> = sql.ref(sort)
  const page = sql`${hits} order by ${column} ${sql.raw(direction)}, ${id} ${sql.raw(direction)}
    limit ${query.page_size} offset ${query.page * query.page_size}`
  const items = await rows.where(sql<SqlBool>`${id} in (${page})`).orderBy(column, direction).orderBy(id, direction).execute()
  return { items, ...total }
}
