import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { publishedReferrers, setDeleted } from './repository/index.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, openMuseum, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum

museumForEach((opened) => {
  ;({ app, museum } = opened)
})

const pointing = (no: string, ...targets: number[]) => ({
  title: { no },
  blocks: [
    {
      blockType: 'documents',
      id: 'aaaaaaaaaa',
      documents: targets.map((to_document_id) => ({ to_document_id, reference_key: `til-${to_document_id}` })),
    },
  ],
})

test('[DOC-07] relations come in the order of the content with what a list shows of them', async () => {
  const [one, two] = [await museum.add(titled('Én')), await museum.add({ title: { no: 'To', en: 'Two' } }, { status: 'published' })]
  const { id } = await museum.add(pointing('Peker', two.id, one.id), {
    references: [{ to_document_id: one.id, reference_key: 'ved-siden' }],
  })
  const { json } = await museum.as.guest.get(`${url}/${id}/relations?locale=en`)
  expect(json.items).toMatchObject([
    {
      document_id: two.id,
      reference_key: `til-${two.id}`,
      title: 'Two',
      status: 'published',
      pointer: '/blocks/aaaaaaaaaa/documents/0',
      content: null,
    },
    { document_id: one.id, title: 'Én (no)', schema_id: museum.schema.id, application_instance_id: museum.instance.id },
    { document_id: one.id, reference_key: 'ved-siden', pointer: null },
  ])
  const { owner_slug, instance_slug } = museum.instance.slugs
  expect(json.items[0].path).toBe(`/${owner_slug}/${instance_slug}/${two.id}`)
  const kept = await museum.as.editor.get(`${url}/${id}`)
  expect(kept.json.references).toEqual([{ to_document_id: one.id, reference_key: 'ved-siden' }])
  const withContent = await museum.as.guest.get(`${url}/relations?d=${one.id}&include_content=true`)
  expect(withContent.json.items).toMatchObject([{ document_id: one.id, content: titled('Én') }])
})

test('[DOC-07] reverse relations are paged and sorted, each document once, and the deleted ones are left out', async () => {
  const target = await museum.add(titled('Mål'))
  for (const title of ['Ål', 'Bok', 'Aa', 'Zebra']) await museum.add(pointing(title, target.id, target.id))
  const gone = await museum.add(pointing('Borte', target.id))
  await museum.as.editor.delete(`${url}/${gone.id}`)
  const read = async (query: string) => (await museum.as.guest.get(`${url}/${target.id}/reverse_relations?${query}`)).json
  const titles = (json: { items: { title: string }[] }) => json.items.map(({ title }) => title)
  const first = await read('sort_by_title=true&order_asc=true&page_size=3')
  expect(titles(first)).toEqual(['Bok', 'Zebra', 'Aa'])
  expect(first).toMatchObject({ total_count: 4, total_is_exact: true })
  expect(titles(await read('sort_by_title=true&order_asc=true&page_size=3&page=1'))).toEqual(['Ål'])
  expect(titles(await read('order_asc=true'))).toEqual(['Ål', 'Bok', 'Aa', 'Zebra'])
})

test('[V10] [V29] a document of another instance is not found by id, in relations, in d, in fields, in search, or to point at', async () => {
  const foreign = await openMuseum(app)
  const secret = await foreign.add(titled('Hemmelighet'), { status: 'published' })
  for (const path of [
    `${secret.id}`,
    `${secret.id}/relations`,
    `${secret.id}/relation`,
    `${secret.id}/fields`,
    `${secret.id}/revisions`,
    `${secret.id}/impact`,
  ])
    expect((await museum.as.admin.get(`${url}/${path}`)).status, path).toBe(404)
  const everything = [
    await museum.as.admin.get(`${url}?d=${secret.id}&include_content=true`),
    await museum.as.admin.get(`${url}/relations?d=${secret.id}&include_content=true`),
    await museum.as.admin.get(`${url}/fields?d=${secret.id}`),
    await museum.as.admin.get(`${url}/search?q=hemmelighet`),
    await museum.as.admin.get(`${url}/search?q=hemmelighet&every_language=true`),
    await museum.as.admin.get(`${url}/search?q=hemmelighet&application_instance_id=${foreign.instance.id}`),
    await museum.as.admin.get(`${url}?search=hemmelighet&application_instance_id=${foreign.instance.id}&schema_ids=${foreign.schema.id}`),
  ]
  for (const { status, json, text } of everything) {
    expect(status).toBe(200)
    expect(json.items).toEqual([])
    expect(text).not.toContain('Hemmelighet')
  }
  const missing = await museum.as.admin.post(url, museum.draft(pointing('Peker', 999_999)))
  const guessed = await museum.as.admin.post(url, museum.draft(pointing('Peker', secret.id)))
  expect(missing.json).toMatchObject({
    code: 'documents.unknown_relation',
    errors: [{ pointer: '/content/blocks/0/documents/0/to_document_id' }],
  })
  expect({ ...guessed.json, instance: '' }).toEqual({ ...missing.json, instance: '' })
})

test('[V29] an instance that gives shows its published documents only, and they can be pointed at and not changed', async () => {
  const giver = await openMuseum(app, { shares: [museum.instance.id] })
  const [out, draft, unlisted] = [
    await giver.add(titled('Delt fyr'), { status: 'published' }),
    await giver.add(titled('Delt kladd')),
    await giver.add(titled('Delt ulistet'), { status: 'published_not_listed' }),
  ]
  const listed = await museum.as.editor.get(`${url}?application_instance_id=${giver.instance.id}&include_deleted=true`)
  expect(listed.json).toMatchObject({ total_count: 1, items: [{ id: out.id, title: 'Delt fyr' }] })
  expect((await museum.as.editor.get(`${url}/search?q=delt`)).json.items.map((hit: { document_id: number }) => hit.document_id)).toEqual([
    out.id,
  ])
  expect((await museum.as.editor.get(`${url}/relations?d=${out.id},${draft.id},${unlisted.id}`)).json.items).toHaveLength(1)
  expect((await museum.as.editor.get(`${url}/${out.id}`)).json).toMatchObject({ may_edit: false })
  const mine = await museum.add(pointing('Peker', out.id), { status: 'published' })
  expect((await museum.as.editor.post(url, museum.draft(pointing('Peker', draft.id)))).status).toBe(409)

  const unasked = await giver.as.editor.post(`${url}/status`, { ids: [out.id], status: 'draft' })
  expect(unasked.json.items, 'that a stranger points at it is told by number only').toMatchObject([
    { outcome: 'failed', problem: { code: 'in_use', used_by: [], used_by_count: 1 } },
  ])
  await giver.as.editor.post(`${url}/status`, { ids: [out.id], status: 'draft', force: true })
  expect((await museum.as.editor.get(`${url}/${mine.id}/relations`)).json.items).toEqual([])
  const saved = await museum.as.editor.put(`${url}/${mine.id}`, { content: pointing('Peker ennå', out.id), version: 1 })
  expect(saved.status, 'what was pointed at before does not stop a save').toBe(200)
  expect((await giver.as.editor.get(`${url}/${out.id}/impact`)).json).toMatchObject({ items: [], count: 1, hidden_count: 1 })
})

test('[DOC-07] what published documents point at is deleted only by force, and then nothing points at it', async () => {
  const target = await museum.add(titled('Mål'))
  const referrer = await museum.add(pointing('Peker', target.id), { status: 'published' })
  const impact = await museum.as.editor.get(`${url}/${target.id}/impact`)
  expect(impact.json).toMatchObject({ count: 1, hidden_count: 0, items: [{ document_id: referrer.id, title: 'Peker' }] })
  const refused = await museum.as.editor.delete(`${url}/${target.id}`)
  expect(refused.json).toMatchObject({
    status: 409,
    code: 'in_use',
    used_by: [{ kind: 'document', id: referrer.id, name: 'Peker' }],
    used_by_count: 1,
  })
  expect((await museum.as.editor.delete(`${url}/${target.id}?force=true`)).status).toBe(403)
  expect((await museum.as.admin.delete(`${url}/${target.id}?force=true`)).status).toBe(204)
  const left = await museum.as.editor.get(`${url}/${referrer.id}`)
  expect(left.json).toMatchObject({ version: 2, status: 'published', content: pointing('Peker') })
  expect((await museum.as.editor.get(`${url}/${referrer.id}/revisions/1`)).json.content).toEqual(pointing('Peker', target.id))
})

test('[DOC-07] what published documents point at is set as draft only when one has been told who they are', async () => {
  const target = await museum.add(titled('Mål'), { status: 'published' })
  const referrer = await museum.add(pointing('Peker', target.id), { status: 'published' })
  await museum.add(pointing('Kladd som peker', target.id))
  const used_by = [{ kind: 'document', id: referrer.id, name: 'Peker' }]
  const put = (more: object) =>
    museum.as.editor.put(`${url}/${target.id}`, { content: titled('Mål'), status: 'draft', version: 1, ...more })
  expect((await put({})).json).toMatchObject({ status: 409, code: 'in_use', used_by, used_by_count: 1 })
  const batch = (force?: boolean) => museum.as.editor.post(`${url}/status`, { ids: [target.id], status: 'draft', force })
  expect((await batch()).json.items).toMatchObject([{ outcome: 'failed', problem: { code: 'in_use', used_by } }])
  expect((await museum.as.editor.get(`${url}/${target.id}`)).json).toMatchObject({ status: 'published', version: 1 })
  const saved = await museum.as.editor.put(`${url}/${target.id}`, { content: titled('Mål, rettet'), version: 1 })
  expect(saved.json, 'what stays published is saved as ever').toMatchObject({ status: 'published', version: 2 })
  expect((await batch(true)).json.items).toMatchObject([{ outcome: 'changed' }])
  expect((await museum.as.editor.get(`${url}/${referrer.id}`)).json).toMatchObject({ version: 1, content: pointing('Peker', target.id) })
  expect((await museum.as.editor.post(`${url}/status`, { ids: [target.id], status: 'published' })).json.items[0].outcome).toBe('changed')
  await museum.as.editor.post(`${url}/status`, { ids: [referrer.id], status: 'draft' })
  expect((await put({ version: 4 })).json, 'drafts do not stand in the way').toMatchObject({ status: 'draft' })
})

test('[V22] of many that point at a document the first hundred are told and read, and all are counted', async () => {
  const target = await museum.add(titled('Mål'))
  const { id } = await museum.add(pointing('Peker', target.id), { status: 'published' })
  const { db } = app.database
  await sql`
    insert into documents (schema_id, schema_version, application_instance_id, status, content_hash)
    select schema_id, schema_version, application_instance_id, status, content_hash from documents, generate_series(1, 119) where id = ${id}`.execute(
    db,
  )
  await sql`
    insert into document_relations (document_id, position, to_document_id, reference_key)
    select id, 0, ${target.id}, '' from documents where id > ${id}`.execute(db)
  const { ids, count } = await publishedReferrers(db, target.id, 100)
  expect([ids.length, ids[0], count]).toEqual([100, id, 120])
  const impact = (await museum.as.editor.get(`${url}/${target.id}/impact`)).json
  expect([impact.items.length, impact.count, impact.hidden_count]).toEqual([100, 120, 0])
  const refused = (await museum.as.editor.delete(`${url}/${target.id}`)).json
  expect([refused.code, refused.used_by.length, refused.used_by_count]).toEqual(['in_use', 100, 120])
})

test('[INST-06] a draft that points at it does not stand in the way, and is left without the relation when it goes for ever', async () => {
  const target = await museum.add(titled('Mål'))
  const draft = await museum.add(pointing('Kladd', target.id))
  await museum.as.editor.delete(`${url}/${target.id}`)
  expect((await museum.as.editor.get(`${url}/${draft.id}`)).json.content).toEqual(pointing('Kladd', target.id))
  expect((await museum.as.admin.delete(`${url}/${target.id}?permanent=true`)).status).toBe(204)
  expect((await museum.as.editor.get(`${url}/${draft.id}`)).json.content).toEqual(pointing('Kladd'))
  const back = await museum.as.editor.post(`${url}/${draft.id}/revisions/1/restore`, { version: 2 })
  expect(back.json.content).toEqual(pointing('Kladd'))
})

test('[DOC-07] a draft that points at what is deleted can be saved, and published only without it; one that is public can be saved', async () => {
  const target = await museum.add(titled('Mål'))
  const draft = await museum.add(pointing('Kladd', target.id))
  const out = await museum.add(pointing('Ute', target.id), { status: 'published' })
  // As while the job of a forced deletion is at it.
  await setDeleted(app.database.db, target.id, museum.admin.id, true)
  const put = (id: number, content: object, more: object = {}) => museum.as.editor.put(`${url}/${id}`, { content, version: 1, ...more })
  const problem = {
    code: 'documents.unknown_relation',
    errors: [{ pointer: '/content/blocks/0/documents/0/to_document_id', code: 'gone' }],
  }
  expect((await put(draft.id, pointing('Kladd', target.id), { status: 'published' })).json).toMatchObject(problem)
  const batch = await museum.as.editor.post(`${url}/status`, { ids: [draft.id], status: 'published_not_listed' })
  expect(batch.json.items).toMatchObject([{ outcome: 'failed', problem }])
  expect((await put(draft.id, pointing('Kladd, rettet', target.id))).json).toMatchObject({ version: 2, status: 'draft' })
  const without = await put(draft.id, pointing('Kladd, rettet'), { version: 2, status: 'published' })
  expect(without.json).toMatchObject({ version: 3, status: 'published' })
  expect((await put(out.id, pointing('Ute, rettet', target.id))).json).toMatchObject({ version: 2, status: 'published' })
})

test('documents that point at each other and at themselves are saved, read and removed', async () => {
  const one = await museum.add(titled('Én'))
  const two = await museum.add(pointing('To', one.id))
  const looped = await museum.as.editor.put(`${url}/${one.id}`, {
    content: pointing('Én', two.id, one.id),
    version: 1,
    status: 'published',
  })
  expect(looped.status, looped.text).toBe(200)
  expect((await museum.as.editor.get(`${url}/${one.id}/relations`)).json.items).toHaveLength(2)
  expect((await museum.as.editor.get(`${url}/${one.id}/reverse_relations`)).json.total_count).toBe(2)
  const answers = await Promise.all([
    museum.as.admin.delete(`${url}/${one.id}?force=true`),
    museum.as.admin.delete(`${url}/${two.id}?force=true`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
})

test('[ADM-43] a schema with documents is not deleted; by force it is, for ever only with its documents', async () => {
  const { id } = await museum.add(titled('Båten'))
  const superuser = await app.as(await app.make.superuser())
  const schema = `/admin/api/schemas/${museum.schema.id}`
  expect((await superuser.delete(schema)).json).toMatchObject({ code: 'in_use', used_by: [{ kind: 'document', id, name: 'Båten' }] })
  expect((await superuser.delete(`${schema}?force=true`)).status).toBe(204)
  expect((await museum.as.editor.get(`${url}/${id}`)).status).toBe(200)
  expect((await museum.as.editor.post(url, museum.draft(titled('Ny')))).json.code).toBe('documents.unknown_schema')
  expect((await superuser.delete(`${schema}?permanent=true`)).json.code).toBe('in_use')
  expect((await superuser.delete(`${schema}?permanent=true&force=true`)).status).toBe(204)
  expect((await museum.as.editor.get(`${url}/${id}`)).status).toBe(404)
})
