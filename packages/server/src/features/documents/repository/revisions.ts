import type { DocumentContent, DocumentRevision, WholeRevision } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type NewRevision = {
  kind: DocumentRevision['kind']
  restored_from?: number
}

/** The document as it stands now, kept for good. */
export async function keepRevision(
  db: Db,
  document_id: number,
  { kind, restored_from }: NewRevision,
  user_id: number | null,
): Promise<void> {
  await sql`
    insert into document_revisions (document_id, version, kind, status, schema_version, content_hash, "references", restored_from, saved_by)
    select id, version, ${kind}, status, schema_version, content_hash, "references", ${restored_from ?? null}::int, ${user_id}::int
    from documents where id = ${document_id}`.execute(db)
}

const selectRevisions = (db: Db, document_id: number) =>
  db
    .selectFrom('document_revisions as r')
    .leftJoin('users as saver', 'saver.id', 'r.saved_by')
    .select(['r.version', 'r.status', 'r.schema_version', 'r.restored_from', 'r.saved_at', 'saver.name as saved_by'])
    .select(sql<DocumentRevision['kind']>`r.kind`.as('kind'))
    .where('r.document_id', '=', document_id)

export async function listRevisions(db: Db, document_id: number, query: { page: number; page_size: number; order_asc: boolean }) {
  const items = await selectRevisions(db, document_id)
    .orderBy('r.version', query.order_asc ? 'asc' : 'desc')
    .limit(query.page_size)
    .offset(query.page * query.page_size)
    .execute()
  const counted = await db
    .selectFrom('document_revisions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  return { items, total_count: counted?.count ?? 0 }
}

export const findRevision = (db: Db, document_id: number, version: number): Promise<WholeRevision | undefined> =>
  selectRevisions(db, document_id)
    .innerJoin('document_contents as c', (join) => join.onRef('c.document_id', '=', 'r.document_id').onRef('c.hash', '=', 'r.content_hash'))
    .select(['r.references', 'c.content'])
    .where('r.version', '=', version)
    .executeTakeFirst()

/** Whether it came out of the bin after that version, whatever became of it then. */
export async function isRestoredSince(db: Db, document_id: number, version: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_revisions')
    .select('version')
    .where('document_id', '=', document_id)
    .where('version', '>', version)
    .where('kind', '=', 'undeleted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The contents a document has had, the newest first; each is read when it is come to, for they are large. */
export async function* pastContents(db: Db, document_id: number, most: number): AsyncGenerator<DocumentContent> {
  const { rows } = await sql<{ content_hash: string }>`
    select content_hash from document_revisions where document_id = ${document_id}
    group by content_hash order by max(version) desc limit ${most}`.execute(db)
  for (const { content_hash } of rows) {
    const found = await db
      .selectFrom('document_contents')
      .select('content')
      .where('document_id', '=', document_id)
      .where('hash', '=', content_hash)
      .executeTakeFirst()
    if (found) yield found.content
  }
}
