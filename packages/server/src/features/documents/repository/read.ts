import { type DocumentContent, type DocumentSources, type DocumentTexts, documentLimits, type ListedDocument } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'
import { toldIn } from './places.ts'

/** The columns that every answer has, of rows called `d`. */
const selectDocuments = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('schemas as s', 's.id', 'd.schema_id')
    .leftJoin('users as creator', 'creator.id', 'd.created_by')
    .leftJoin('users as editor', 'editor.id', 'd.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 'd.deleted_by')
    .select([
      'd.id',
      'd.schema_id',
      's.slug as schema_slug',
      's.name as schema_name',
      'd.application_instance_id',
      'd.status',
      'd.image_media_id',
      'd.location',
      'd.languages',
      'd.published_at',
      'd.version',
      'd.created_at',
      'creator.name as created_by',
      'd.updated_at',
      'editor.name as updated_by',
      'd.deleted_at',
      'deleter.name as deleted_by',
    ])

type ListedRow = Omit<ListedDocument, 'chip' | 'media_data' | 'content'> & { chips: Record<string, string> }

/** Lines of a list with their texts in the language asked for, in any order. Every list asks this: as written, it is not built anew each time. */
export async function findListed(db: Db, ids: number[], locale: string | undefined): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select d.id, d.schema_id, s.slug as schema_slug, s.name as schema_name, d.application_instance_id, d.status, d.image_media_id,
      d.location, d.languages, d.published_at, d.version, d.created_at, creator.name as created_by, d.updated_at,
      editor.name as updated_by, d.deleted_at, deleter.name as deleted_by,
      coalesce(t.title, '') as title, coalesce(t.internal_title, '') as internal_title, coalesce(t.description, '') as description,
      coalesce(t.chips, '{}') as chips
    from documents d
    join schemas s on s.id = d.schema_id
    left join users creator on creator.id = d.created_by
    left join users editor on editor.id = d.updated_by
    left join users deleter on deleter.id = d.deleted_by
    left join document_texts t on t.document_id = d.id and t.locale = ${toldIn('d.application_instance_id', locale)}
    where d.id = any (${ids}::int[])`.execute(db)
  return rows
}

const selectWhole = (db: Db) =>
  selectDocuments(db)
    .innerJoin('document_contents as c', (join) => join.onRef('c.document_id', '=', 'd.id').onRef('c.hash', '=', 'd.content_hash'))
    .select(['d.schema_version', 'd.content_hash', 'd.references', 'd.updated_by as updated_by_id', 'c.content'])
    .select(
      sql<Record<string, DocumentTexts>>`coalesce((
        select json_object_agg(t.locale, json_build_object('title', t.title, 'internal_title', t.internal_title, 'description', t.description))
        from document_texts t where t.document_id = d.id), '{}')`.as('texts'),
    )

export const find = (db: Db, id: number) => selectWhole(db).where('d.id', '=', id).executeTakeFirst()
export const findSome = (db: Db, ids: number[]) => selectWhole(db).where(sql<SqlBool>`d.id = any (${ids}::int[])`).orderBy('d.id').execute()
export type StoredDocument = NonNullable<Awaited<ReturnType<typeof find>>>

/** Nobody else changes it until the transaction ends; others may go on pointing at it. */
export const lock = (db: Db, id: number) => sql`select from documents where id = ${id} for no key update`.execute(db)

/** The same of several, in one order for all. */
export const lockSome = (db: Db, ids: number[]) =>
  sql`select from documents where id = any (${ids}::int[]) order by id for no key update`.execute(db)

/** Nor may anyone begin to point at it: those who are about to are waited for, and those who come later wait. */
export const lockFromPointing = (db: Db, id: number) => sql`select from documents where id = ${id} for update`.execute(db)

/** Those that a save points at: none of them goes or is withdrawn until the transaction ends. */
export const holdTargets = (db: Db, ids: number[]) =>
  sql`select from documents where id = any (${ids}::int[]) order by id for key share`.execute(db)

export async function findByClientKey(db: Db, key: { application_instance_id: number; created_by: number; client_key: string }) {
  return db
    .selectFrom('documents')
    .select('id')
    .where('application_instance_id', '=', key.application_instance_id)
    .where('created_by', '=', key.created_by)
    .where('client_key', '=', key.client_key)
    .executeTakeFirst()
}

/** The one document of a schema in an instance, where there may be only one. */
export const findSingle = (db: Db, schema_id: number, application_instance_id: number, except = 0) =>
  db
    .selectFrom('documents')
    .select('id')
    .where('schema_id', '=', schema_id)
    .where('application_instance_id', '=', application_instance_id)
    .where('deleted_at', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst()

export async function findSources(db: Db, document_id: number): Promise<DocumentSources | null> {
  const row = await db.selectFrom('document_sources').select('sources').where('document_id', '=', document_id).executeTakeFirst()
  return row?.sources ?? null
}

/** Of several, with the versions that their documents have now. */
export const findSourcesOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('documents as d')
    .leftJoin('document_sources as s', 's.document_id', 'd.id')
    .select(['d.id', 'd.version', 's.sources'])
    .where(sql<SqlBool>`d.id = any (${ids}::int[])`)
    .orderBy('d.id')
    .execute()

/**
 * The contents of some documents, each at the place where it was asked for; null beyond what one answer carries. Read only where
 * someone asked for them.
 */
export async function findContents(db: Db, ids: number[]): Promise<(DocumentContent | null)[]> {
  const { rows } = await sql<{ place: number; content: DocumentContent }>`
    select taken.place, c.content from (
      select wanted.place::int, d.id, d.content_hash, sum(c.bytes) over (order by wanted.place) as bytes
      from unnest(${ids}::int[]) with ordinality as wanted (id, place)
      join documents d on d.id = wanted.id
      join document_contents c on c.document_id = d.id and c.hash = d.content_hash) as taken
    join document_contents c on c.document_id = taken.id and c.hash = taken.content_hash
    where taken.bytes <= ${documentLimits.contentsBytes}`.execute(db)
  const contents = new Map(rows.map(({ place, content }) => [place, content]))
  return ids.map((_id, index) => contents.get(index + 1) ?? null)
}

export async function findFields(db: Db, wanted: { document_id: number; locale: string }[]) {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ document_id: number; schema_id: number; fields: { jsonpath: string; text: string }[] }>`
    select s.document_id, d.schema_id, s.fields from document_search s
    join documents d on d.id = s.document_id
    join unnest(${wanted.map((one) => one.document_id)}::int[], ${wanted.map((one) => one.locale)}::text[]) as w (document_id, locale)
      on w.document_id = s.document_id and w.locale = s.locale`.execute(db)
  return rows
}
