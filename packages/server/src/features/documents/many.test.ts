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

const statuses = ['draft', 'published', 'published_not_listed']
const instances = 34
const many = countLimit + 50
/** Of so many, someone else was the last to change one. */
const seldom = 500

test('[INST-05] all documents of all museums come in their order, also where there are more than can be sorted', async () => {
  const museum = await openMuseum(app)
  const { id } = await museum.add(titled('Åpning'))
  const { application_id } = museum.instance
  const places = [museum.instance.id]
  while (places.length < instances) places.push((await app.make.instance({ application_id, owner_id: museum.instance.owner_id })).id)
  const { db } = app.database
  // The later it was made, the longer ago it was changed, and the earlier it stands in the alphabet.
  await sql`
    insert into documents (schema_id, schema_version, application_instance_id, status, content_hash, updated_at, created_by, updated_by)
    select schema_id, schema_version, (${places}::int[])[1 + n % ${instances}], (${statuses}::text[])[1 + n % ${statuses.length}], content_hash,
      updated_at - n * interval '1 minute', created_by, case when n % ${seldom} = 0 then ${museum.admin.id}::int end from documents, generate_series(1, ${many}) as n where id = ${id}`.execute(
    db,
  )
  await sql`
    insert into document_texts (document_id, locale, application_instance_id, schema_id, status, is_deleted, title, internal_title, description,
      title_sort, internal_title_sort, description_sort)
    select id, 'no', application_instance_id, schema_id, status, false, '', '', '', 'a' || lpad((${2 * many} - id)::text, 6, '0'), '', ''
    from documents where id <> ${id}`.execute(db)
  const superuser = await app.as(await app.make.superuser())
  const first = async (query: string, total_count = many + 1) => {
    const { json } = await superuser.get(`/admin/api/documents?page_size=2&${query}`)
    expect(json).toMatchObject({ total_count, total_is_exact: true })
    return json.items.map((item: { id: number }) => item.id)
  }
  expect(await first('sort=updated_at')).toEqual([id, id + 1])
  expect(await first('sort=updated_at&page=1')).toEqual([id + 2, id + 3])
  expect(await first('sort=title&order_asc=true')).toEqual([id + many, id + many - 1])

  const hers = `created_by=${museum.editor.id}`
  expect(await first(`${hers}&sort=updated_at`), 'one person made them all: they are in order and counted too').toEqual([id, id + 1])
  expect(await first(`${hers}&sort=created_at&order_asc=true&page=1`)).toEqual([id + 2, id + 3])
  expect(await first(`${hers}&sort=title&order_asc=true`)).toEqual([id + many, id + many - 1])
  const last = seldom * Math.floor(many / seldom)
  const his = `updated_by=${museum.admin.id}`
  expect(await first(`${his}&sort=updated_at`, last / seldom)).toEqual([id + seldom, id + 2 * seldom])
  expect(await first(`${his}&sort=title&order_asc=true`, last / seldom), 'and where they are few among many').toEqual([
    id + last,
    id + last - seldom,
  ])
  expect((await superuser.get(`/admin/api/documents?${hers}&${his}`)).json.total_count, 'both together').toBe(last / seldom)
})
