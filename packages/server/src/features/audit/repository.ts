import { type AuditEntry, type auditRoutes, countLimit, type QueryOf } from '@vitrine/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import '#platform/audit'
import type { Db } from '#platform/database'
import { countedTotal } from '#platform/totals'

type Query = QueryOf<typeof auditRoutes.list>
type Name = RawBuilder<AuditEntry['record_name']>

/** Longer than this a value is not read in a list; a schema's own history shows how it was changed. */
const longestValue = 10_000
/** Nobody writes these into the audit; if someone ever did, they would not leave it this way. */
const secretField = '(^|_)(password|secret|token|hash)(_|$)'

/** The name of a record by its kind, as JSON; null for kinds and ids that are not known. */
const nameOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>): Name => sql`
  case ${kind}
    when 'user' then (select to_jsonb(name) from users where id = ${id})
    when 'owner' then (select name from owners where id = ${id})
    when 'application' then (select to_jsonb(name) from applications where id = ${id})
    when 'instance' then (select to_jsonb(name) from application_instances where id = ${id})
    when 'schema' then (select to_jsonb(name) from schemas where id = ${id})
    when 'api-key' then (select to_jsonb(name) from api_keys where id = ${id})
    when 'news' then (select to_jsonb(title) from news_items where id = ${id})
    when 'locale' then (select to_jsonb(name) from locales where id = ${id})
  end`

/** A field called user_id, owner_id … points at a record of that kind. */
const pointedName = (value: RawBuilder<unknown>): Name =>
  nameOf(sql`substring(c.key from '^(.*)_id$')`, sql`case when jsonb_typeof(${value}) = 'number' then (${value})::int end`)

const changes = sql<AuditEntry['changes']>`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'field', c.key,
      'before', case when left_out then null else c.value -> 0 end,
      'after', case when left_out then null else c.value -> 1 end,
      'before_name', ${pointedName(sql`c.value -> 0`)},
      'after_name', ${pointedName(sql`c.value -> 1`)},
      'is_left_out', left_out) order by c.key)
    from jsonb_each(e.changes) as c,
      lateral (select length(c.value::text) > ${longestValue} or c.key ~ ${secretField} as left_out) as judged
  ), '[]')`

const recordName: Name = sql`coalesce(
  ${nameOf(sql`e.record_kind`, sql`case when e.record_id ~ '^[0-9]{1,9}$' then e.record_id::int end`)},
  nullif(e.changes -> 'name' -> 1, 'null'),
  nullif(e.changes -> 'name' -> 0, 'null'),
  case when e.record_kind = 'news' then coalesce(nullif(e.changes -> 'title' -> 1, 'null'), nullif(e.changes -> 'title' -> 0, 'null')) end)`

function conditionsOf({ record_kind, record_id, user_id, action, from, to }: Query): RawBuilder<SqlBool> {
  const set: RawBuilder<SqlBool>[] = []
  if (record_kind !== undefined) set.push(sql`e.record_kind = ${record_kind}`)
  if (record_id !== undefined) set.push(sql`e.record_id = ${record_id}`)
  if (user_id !== undefined) set.push(sql`e.user_id = ${user_id}`)
  if (action !== undefined) set.push(sql`e.action = ${action}`)
  if (from !== undefined) set.push(sql`e.at >= ${from}`)
  if (to !== undefined) set.push(sql`e.at < ${to}`)
  return set.length > 0 ? sql`where ${sql.join(set, sql` and `)}` : sql``
}

/** The latest first. Further back than the count goes nobody turns page by page: they narrow it. */
export async function list(db: Db, query: Query) {
  const where = conditionsOf(query)
  const total = await countedTotal(db, { limit: (most) => sql`select 1 from audit_entries as e ${where} limit ${most}` })
  const offset = query.page * query.page_size
  if (offset >= countLimit) return { items: [], ...total }
  const { rows } = await sql<AuditEntry>`
    select e.id, e.at, e.user_id, u.name as user_name, e.record_kind, e.record_id, e.action,
      ${recordName} as record_name, ${changes} as changes
    from audit_entries as e left join users as u on u.id = e.user_id
    ${where}
    order by e.at desc, e.id desc limit ${query.page_size} offset ${offset}`.execute(db)
  return { items: rows, ...total }
}
