import { countLimit, type DocumentRelation, type documentRoutes, type QueryOf } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'
import { isGiven, toldIn } from './places.ts'

export type NewRelation = { to_document_id: number; reference_key: string; pointer: string | null }

/** What points at a document that is gone for ever points at nothing and is no relation. */
export async function keepRelations(db: Db, of: readonly { document_id: number; relations: readonly NewRelation[] }[]): Promise<void> {
  const rows = of.flatMap(({ document_id, relations }) => relations.map((relation, position) => ({ document_id, position, ...relation })))
  await sql`
    with wanted as materialized (
      select r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id int, position int, to_document_id int,
        reference_key text, pointer text)
      where exists (select from documents t where t.id = r.to_document_id)),
    gone as (
      delete from document_relations r where r.document_id = any (${of.map(({ document_id }) => document_id)}::int[])
        and not exists (select from wanted w where w.document_id = r.document_id and w.position = r.position))
    insert into document_relations as r (document_id, position, to_document_id, reference_key, pointer)
    select document_id, position, to_document_id, reference_key, pointer from wanted
    on conflict (document_id, position) do update
      set to_document_id = excluded.to_document_id, reference_key = excluded.reference_key, pointer = excluded.pointer
    where (r.to_document_id, r.reference_key, r.pointer) is distinct from (excluded.to_document_id, excluded.reference_key, excluded.pointer)`.execute(
    db,
  )
}

export const targetsOf = async (db: Db, document_id: number): Promise<Set<number>> => {
  const rows = await db.selectFrom('document_relations').select('to_document_id').where('document_id', '=', document_id).execute()
  return new Set(rows.map(({ to_document_id }) => to_document_id))
}

/** What a relation shows of a document. */
export type Shown = Pick<
  DocumentRelation,
  | 'document_id'
  | 'status'
  | 'deleted_at'
  | 'image_media_id'
  | 'application_instance_id'
  | 'schema_id'
  | 'updated_at'
  | 'updated_by'
  | 'path'
  | 'title'
  | 'internal_title'
  | 'description'
> & { schema_name: string; is_given: boolean }

/** Documents as relations show them to someone who works in these instances, in any order. */
export async function findShown(
  db: Db,
  ids: number[],
  { receivers = [], locale }: { receivers?: number[]; locale?: string | undefined } = {},
) {
  const { rows } = await sql<Shown>`
    select d.id as document_id, d.status, d.deleted_at, d.image_media_id, d.application_instance_id, d.schema_id, s.name as schema_name,
      d.updated_at, editor.name as updated_by, '/' || o.slug || '/' || i.slug || '/' || d.id as path, ${isGiven(receivers)} as is_given,
      coalesce(t.title, '') as title, coalesce(t.internal_title, '') as internal_title, coalesce(t.description, '') as description
    from documents d
    join application_instances i on i.id = d.application_instance_id
    join owners o on o.id = i.owner_id
    join schemas s on s.id = d.schema_id
    left join users editor on editor.id = d.updated_by
    left join document_texts t on t.document_id = d.id and t.locale = ${toldIn('d.application_instance_id', locale)}
    where d.id = any (${ids}::int[])`.execute(db)
  return rows
}

export const relationsOf = (db: Db, document_id: number) =>
  db
    .selectFrom('document_relations')
    .select(['to_document_id', 'reference_key', 'pointer'])
    .where('document_id', '=', document_id)
    .orderBy('position')
    .execute()

type Seen = { visible: 'all' | { own: number[]; given: number[] } }

/** Of rows called `d`: what the caller sees by any door. */
export const isSeen = ({ visible }: Seen) =>
  visible === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(d.application_instance_id = any (${visible.own}::int[])
        or (d.application_instance_id = any (${visible.given}::int[]) and d.status = 'published' and d.deleted_at is null))`

const sortKeys = { title: 't.title_sort', internal_title: 't.internal_title_sort' } as const
type ReverseQuery = QueryOf<typeof documentRoutes.reverseRelations> & { sort: 'updated_at' | 'title' | 'internal_title' }

/** Who points at a document, each once; the deleted ones are left out. */
export async function reverseRelations(db: Db, document_id: number, query: ReverseQuery, seen: Seen) {
  const hits = sql`
    select d.id from documents d
    where d.id in (select r.document_id from document_relations r where r.to_document_id = ${document_id})
      and d.deleted_at is null and ${isSeen(seen)}`
  const counted = sql`select count(*)::int as count from (${hits} limit ${countLimit + 1}) as counted`
  const direction = sql.raw(query.order_asc ? 'asc' : 'desc')
  const key = query.sort === 'updated_at' ? sql.ref('d.updated_at') : sql.ref(sortKeys[query.sort])
  const texts =
    query.sort === 'updated_at'
      ? sql``
      : sql`left join lateral (select t.title_sort, t.internal_title_sort from document_texts t where t.document_id = d.id
          order by (t.locale = ${query.locale ?? 'no'}) desc, t.locale limit 1) as t on true`
  // How they point at it is looked up of those on the page alone: a document can be pointed at by all others.
  const { rows } = await sql<{ id: number; reference_key: string; pointer: string | null; count: number }>`
    select page.id, first.reference_key, first.pointer, (${counted}) as count from (
      select d.id, ${key} as key from (${hits}) as hits join documents d on d.id = hits.id ${texts}
      order by key ${direction}, d.id ${direction} limit ${query.page_size} offset ${query.page * query.page_size}) as page
    join lateral (select r.reference_key, r.pointer from document_relations r
      where r.document_id = page.id and r.to_document_id = ${document_id} order by r.position limit 1) as first on true
    order by page.key ${direction}, page.id ${direction}`.execute(db)
  // A page beyond the last has no row to carry the count.
  const count = rows[0]?.count ?? (query.page > 0 ? ((await sql<{ count: number }>`${counted}`.execute(db)).rows[0]?.count ?? 0) : 0)
  return { rows, total_count: Math.min(count, countLimit), total_is_exact: count <= countLimit }
}

/** The published documents that point at one, as those who save must know them, seen or not: the first of them, and how many they are. */
export async function publishedReferrers(db: Db, document_id: number, most: number): Promise<{ ids: number[]; count: number }> {
  const referrers = sql`
    from documents d where d.id in (select r.document_id from document_relations r where r.to_document_id = ${document_id})
      and d.id <> ${document_id} and d.deleted_at is null and d.status <> 'draft'`
  const { rows } = await sql<{ id: number }>`select d.id ${referrers} order by d.id limit ${most + 1}`.execute(db)
  const ids = rows.slice(0, most).map(({ id }) => id)
  if (rows.length <= most) return { ids, count: ids.length }
  const counted = await sql<{ count: number }>`select count(*)::int as count ${referrers}`.execute(db)
  return { ids, count: counted.rows[0]?.count ?? rows.length }
}

const pointsAt = (document_id: number) => sql<SqlBool>`
  d.id in (select r.document_id from document_relations r where r.to_document_id = ${document_id}) and d.id <> ${document_id}`

/** The documents that point at one, all or the first of them, held in one order. */
export async function holdReferrers(db: Db, document_id: number, most: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d where ${pointsAt(document_id)} order by d.id limit ${most} for update`.execute(db)
  return rows.map(({ id }) => id)
}

export async function hasMoreReferrers(db: Db, document_id: number, than: number): Promise<boolean> {
  const { rows } = await sql`select d.id from documents d where ${pointsAt(document_id)} limit ${than + 1}`.execute(db)
  return rows.length > than
}

/** What documents are called in any language, the first that has a name. */
export async function findAnyTexts(db: Db, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ document_id: number; title: string }>`
    select distinct on (document_id) document_id, title from document_texts where document_id = any (${ids}::int[])
    order by document_id, (title <> '') desc, (locale = 'no') desc, locale`.execute(db)
  return new Map(rows.map(({ document_id, title }) => [document_id, title]))
}
