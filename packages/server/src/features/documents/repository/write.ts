import type { DocumentContent, DocumentLanguage, DocumentReference, DocumentSources, DocumentStatus, Place } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

/** What a save makes of a content, beside the rows per language. */
export type DerivedRow = {
  schema_version: number
  content_hash: string
  references: DocumentReference[]
  image_media_id: number | null
  location: Place | null
  languages: DocumentLanguage[]
}

const toRow = ({ references, location, languages, ...row }: DerivedRow) => ({
  ...row,
  references: JSON.stringify(references),
  location: location && JSON.stringify(location),
  languages: JSON.stringify(languages),
})

type NewDocument = DerivedRow & {
  schema_id: number
  application_instance_id: number
  status: DocumentStatus
  client_key: string | null
}

export const insert = (db: Db, { schema_id, application_instance_id, status, client_key, ...row }: NewDocument, user_id: number | null) =>
  db
    .insertInto('documents')
    .values({
      ...toRow(row),
      schema_id,
      application_instance_id,
      status,
      client_key,
      published_at: status === 'draft' ? null : sql<string>`now()`,
      created_by: user_id,
      updated_by: user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** `published_at` is the time it first came out of the drafts. */
export const update = (db: Db, id: number, { status, ...row }: DerivedRow & { status: DocumentStatus }, user_id: number) =>
  db
    .updateTable('documents')
    .set({
      ...toRow(row),
      status,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user_id,
      ...(status === 'draft' ? { published_at: null } : { published_at: sql`coalesce(published_at, now())` }),
    })
    .where('id', '=', id)
    .execute()

/** Nobody saved: what is derived became another. */
export async function updateDerived(db: Db, of: readonly { document_id: number; row: DerivedRow }[]): Promise<void> {
  const rows = of.map(({ document_id, row: { image_media_id, location, languages } }) => ({
    document_id,
    image_media_id,
    location,
    languages,
  }))
  await sql`
    update documents d set image_media_id = r.image_media_id, location = r.location, languages = r.languages
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id int, image_media_id int, location jsonb, languages jsonb)
    where d.id = r.document_id
      and (d.image_media_id, d.location, d.languages) is distinct from (r.image_media_id, r.location, r.languages)`.execute(db)
}

export const setLanguages = (db: Db, id: number, languages: DocumentLanguage[]) =>
  db
    .updateTable('documents')
    .set({ languages: JSON.stringify(languages) })
    .where('id', '=', id)
    .execute()

/** A content that the document has had before is not stored twice. */
export const keepContent = (db: Db, document_id: number, hash: string, content: DocumentContent) =>
  db
    .insertInto('document_contents')
    .values({ document_id, hash, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(['document_id', 'hash']).doNothing())
    .execute()

export async function keepSources(db: Db, of: readonly { document_id: number; sources: DocumentSources }[]): Promise<void> {
  const rows = of.map(({ document_id, sources }) => ({ document_id, sources }))
  await sql`
    insert into document_sources as s (document_id, sources)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id int, sources jsonb)
    on conflict (document_id) do update set sources = excluded.sources where s.sources is distinct from excluded.sources`.execute(db)
}

/** Deleted or restored, with its rows per language, which lists read. */
export async function setDeleted(db: Db, id: number, user_id: number, isDeleted: boolean): Promise<void> {
  await db
    .updateTable('documents')
    .set(
      isDeleted
        ? { deleted_at: sql`now()`, deleted_by: user_id, version: sql`version + 1` }
        : { deleted_at: null, deleted_by: null, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user_id },
    )
    .where('id', '=', id)
    .execute()
  await db.updateTable('document_texts').set({ is_deleted: isDeleted }).where('document_id', '=', id).execute()
}

/** Everything that belongs to it goes with it. */
export const remove = (db: Db, id: number) => db.deleteFrom('documents').where('id', '=', id).execute()
export const removeOfInstance = (db: Db, application_instance_id: number) =>
  db.deleteFrom('documents').where('application_instance_id', '=', application_instance_id).execute()
export const removeOfSchema = (db: Db, schema_id: number) => db.deleteFrom('documents').where('schema_id', '=', schema_id).execute()
