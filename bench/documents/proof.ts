import { deepStrictEqual } from 'node:assert'
import { sql } from 'kysely'
import type { Database } from '../../packages/server/src/platform/database/index.ts'
import { type BenchWorld, hits, templates } from './world.ts'

const sampled = 12

/** Everything that a save leaves of a document, without its id and its times. */
async function rowsOf(db: Database, id: number) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    document: await read(sql`
      select schema_id, schema_version, application_instance_id, status, content_hash, "references", image_media_id, location, languages,
        published_at is not null as is_published from documents where id = ${id}`),
    contents: await read(sql`select hash, content::text from document_contents where document_id = ${id}`),
    revisions: await read(sql`
      select kind, status, schema_version, content_hash, "references" from document_revisions where document_id = ${id} and version = 1`),
    texts: await read(sql`select to_jsonb(t) - 'document_id' as row from document_texts t where document_id = ${id} order by locale`),
    search: await read(sql`
      select locale, lexemes::text, fields, hit_fields from document_search where document_id = ${id} order by locale`),
    relations: await read(sql`
      select position, to_document_id, reference_key, pointer from document_relations where document_id = ${id} order by position`),
    sources: await read(sql`select sources from document_sources where document_id = ${id}`),
  }
}

/** That the copies are what a save would have left: the content of some is saved by the service, and the rows compared. */
export async function proveCopies(db: Database, { superuser, documents }: BenchWorld, count: number): Promise<void> {
  for (let round = 0; round < sampled; round += 1) {
    const id = hits + templates + 1 + Math.floor(((count - hits - templates - 1) * round) / sampled) + ((round * 7) % 10)
    const copy = await documents.get(superuser, id)
    if (copy.deleted_at) continue
    const { schema_id, application_instance_id, status, content, references } = copy
    const saved = await documents.create(superuser, { schema_id, application_instance_id, status, content, references })
    deepStrictEqual(await rowsOf(db, id), await rowsOf(db, saved.id), `document ${id} is not as a save would have left it`)
    await documents.remove(superuser, saved.id, { permanent: false, force: false })
    await documents.remove(superuser, saved.id, { permanent: true, force: true })
  }
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from document_counts c full join (
      select application_instance_id, schema_id, status, is_deleted, count(*)::int as value from documents group by 1, 2, 3, 4) as d
      using (application_instance_id, schema_id, status, is_deleted)
    where coalesce(c.value, 0) <> coalesce(d.value, 0)`.execute(db)
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} kept counters are not what a count finds`)
}
