import { countLimit } from '@vitrine/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openMuseum, titled } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const many = countLimit + 50

test('[INST-05] one person’s documents come in their order also where there are more than are counted', async () => {
  const museum = await openMuseum(app)
  const { id } = await museum.add(titled('Første'))
  const { db } = app.database
  // The later it was made, the longer ago it was changed, and the earlier it stands in the alphabet.
  await sql`
    insert into documents (schema_id, schema_version, application_instance_id, status, content_hash, languages, created_by, updated_by, updated_at)
    select schema_id, schema_version, application_instance_id, status, content_hash, languages, created_by, updated_by,
      updated_at + (${many} - n) * interval '1 minute' from documents, generate_series(1, ${many}) as n where id = ${id}`.execute(db)
  await sql`
    insert into document_texts (document_id, locale, application_instance_id, schema_id, status, is_deleted, title, internal_title, description,
      title_sort, internal_title_sort, description_sort)
    select d.id, t.locale, t.application_instance_id, t.schema_id, t.status, t.is_deleted, t.title, t.internal_title, t.description,
      'a' || lpad((${many * 2} - d.id)::text, 6, '0'), '', '' from documents d join document_texts t on t.document_id = ${id} where d.id <> ${id}`.execute(
    db,
  )
  const first = async (query: string) => {
    const { json } = await museum.as.editor.get(
      `/admin/api/documents?application_instance_id=${museum.instance.id}&created_by=${museum.editor.id}&page_size=2&${query}`,
    )
    return { ids: json.items.map((item: { id: number }) => item.id), total_count: json.total_count, total_is_exact: json.total_is_exact }
  }
  const total = { total_count: countLimit, total_is_exact: false }
  expect(await first('sort=updated_at')).toEqual({ ids: [id + 1, id + 2], ...total })
  expect(await first('sort=updated_at&order_asc=true')).toEqual({ ids: [id, id + many], ...total })
  expect(await first('sort=title&order_asc=true')).toEqual({ ids: [id + many, id + many - 1], ...total })
  expect((await museum.as.editor.get('/admin/api/documents?page_size=1')).json.total_count).toBe(many + 1)
})
