import { expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, openMuseum, textBlock, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum

museumForEach(
  (opened) => {
    ;({ app, museum } = opened)
  },
  { jobs: 'running' },
)

test('[DOC-04] a new document is a draft, and is called by the paths of its schema in each language', async () => {
  const content = {
    title: { no: 'Åttringen', en: 'The boat' },
    intro: { no: 'Bygd i 1884' },
    main_image: { mediaId: 12 },
    metadata: { location: { lat: 61.6, lng: 5.03 } },
  }
  const answer = await museum.as.editor.post(url, museum.draft(content))
  expect(answer.status, answer.text).toBe(201)
  expect(answer.json).toMatchObject({
    status: 'draft',
    version: 1,
    content,
    title: 'Åttringen',
    internal_title: 'Åttringen',
    description: 'Bygd i 1884',
    texts: { en: { title: 'The boat', description: 'Bygd i 1884 (no)' }, sv: { title: 'Åttringen (no)' } },
    image_media_id: 12,
    location: { lat: 61.6, lng: 5.03 },
    languages: [
      { locale: 'no', is_source: true, texts: 2, missing: 0 },
      { locale: 'en', missing: 1 },
      { locale: 'sv', missing: 2 },
    ],
    may_edit: true,
    may_remove: false,
    created_by: museum.editor.name,
  })
  const read = await museum.as.guest.get(`${url}/${answer.json.id}?locale=en`)
  expect(read.json).toMatchObject({ title: 'The boat', may_edit: false })
})

test('[DOC-03] [DOC-05] a new document sent again after a lost answer is the one already made; another person’s key makes another', async () => {
  const client_key = '7f1b2a34-0000-4000-8000-000000000001'
  const draft = museum.draft(titled('Båten'), { client_key })
  const [first, second] = await Promise.all([museum.as.editor.post(url, draft), museum.as.editor.post(url, draft)])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.json.id).toBe(first.json.id)
  const other = await museum.as.admin.post(url, draft)
  expect(other.status, other.text).toBe(201)
  expect(other.json.id).not.toBe(first.json.id)
  expect((await museum.as.editor.get(url)).json.total_count).toBe(2)
})

test('[DOC-04] a save keeps the status, an explicit choice sets it, and it is counted where it stands', async () => {
  const { id } = await museum.add(titled('Båten'))
  const saved = await museum.as.editor.put(`${url}/${id}`, { content: titled('Båten'), version: 1 })
  expect(saved.json).toMatchObject({ status: 'draft', version: 2, published_at: null })
  const published = await museum.as.editor.put(`${url}/${id}`, { content: titled('Båten'), status: 'published', version: 2 })
  expect(published.json).toMatchObject({ status: 'published', version: 3, published_at: expect.any(String) })
  const kept = await museum.as.editor.put(`${url}/${id}`, { content: titled('Båten 2'), version: 3 })
  expect(kept.json).toMatchObject({ status: 'published', title: 'Båten 2' })
  const count = async (query: string) => (await museum.as.editor.get(`${url}?${query}`)).json.total_count
  expect([await count('status=draft'), await count('status=published'), await count('status=published_not_listed,draft')]).toEqual([
    0, 1, 0,
  ])
})

test('[DOC-05] two saves at once: one is stored, the other is refused with what is stored and what differs', async () => {
  const { id } = await museum.add({ title: { no: 'Båten' }, blocks: [textBlock('aaaaaaaaaa', '<p>En</p>')] })
  const mine = { content: { title: { no: 'Båten' }, blocks: [textBlock('aaaaaaaaaa', '<p>Min</p>')] }, version: 1 }
  const theirs = { content: { title: { no: 'Båten deres' }, blocks: [textBlock('aaaaaaaaaa', '<p>En</p>')] }, version: 1 }
  const answers = await Promise.all([museum.as.editor.put(`${url}/${id}`, mine), museum.as.admin.put(`${url}/${id}`, theirs)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed()
  const changed = won === answers[0] ? '/content/blocks/aaaaaaaaaa/text/no' : '/content/title/no'
  expect(lost?.json).toMatchObject({
    code: 'conflict',
    stored: { version: 2, content: won?.json.content },
    errors: [{ pointer: changed, code: 'changed_meanwhile' }],
  })
  const revisions = await museum.as.editor.get(`${url}/${id}/revisions`)
  expect(revisions.json.items.map(({ version }: { version: number }) => version)).toEqual([2, 1])
})

test('[DOC-05] a save whose answer was lost and that is sent again answers what it stored, not a conflict', async () => {
  const { id } = await museum.add(titled('Båten'))
  const save = { content: titled('Båten «Haabet»'), version: 1 }
  const first = await museum.as.editor.put(`${url}/${id}`, save)
  const again = await museum.as.editor.put(`${url}/${id}`, save)
  expect(again.status).toBe(200)
  expect(again.json).toEqual(first.json)
  expect((await museum.as.admin.put(`${url}/${id}`, save)).status).toBe(409)
  expect((await museum.as.editor.put(`${url}/${id}`, { ...save, status: 'published' })).status).toBe(409)
})

test('[DOC-05] a save without a version is refused, and one of a deleted document too', async () => {
  const { id } = await museum.add(titled('Båten'))
  expect((await museum.as.editor.put(`${url}/${id}`, { content: {} })).json).toMatchObject({ status: 428, code: 'version_missing' })
  expect((await museum.as.editor.delete(`${url}/${id}`)).status).toBe(204)
  const late = await museum.as.editor.put(`${url}/${id}`, { content: titled('Ny'), version: 2 })
  expect(late.json).toMatchObject({ status: 409, code: 'is_deleted' })
})

test('published and deleted at once: one of the two happens after the other, and the document is whole', async () => {
  const { id } = await museum.add(titled('Båten'))
  const answers = await Promise.all([
    museum.as.editor.put(`${url}/${id}`, { content: titled('Båten'), status: 'published', version: 1 }),
    museum.as.admin.delete(`${url}/${id}`),
  ])
  expect(answers[1].status).toBe(204)
  expect([200, 409]).toContain(answers[0].status)
  const { json } = await museum.as.editor.get(`${url}?is_deleted=true`)
  expect(json).toMatchObject({ total_count: 1, items: [{ id, status: answers[0].status === 200 ? 'published' : 'draft' }] })
})

test('[V12] what is not the caller’s to write is ignored, in a new document and in a save', async () => {
  const forged = {
    id: 7,
    version: 9,
    created_by: 'Someone',
    schema_version: 99,
    published_at: '2020-01-01T00:00:00.000Z',
    title: 'Falsk',
    location: { lat: 1, lng: 1 },
    languages: [],
    deleted_at: '2020-01-01T00:00:00.000Z',
  }
  const made = await museum.as.editor.post(url, { ...forged, ...museum.draft(titled('Båten')) })
  expect(made.json).toMatchObject({
    version: 1,
    title: 'Båten',
    created_by: museum.editor.name,
    schema_version: 1,
    location: null,
    deleted_at: null,
  })
  const foreign = await openMuseum(app)
  const moved = {
    ...forged,
    content: titled('Båten'),
    version: 1,
    application_instance_id: foreign.instance.id,
    schema_id: foreign.schema.id,
  }
  const saved = await museum.as.editor.put(`${url}/${made.json.id}`, moved)
  expect(saved.json).toMatchObject({ application_instance_id: museum.instance.id, schema_id: museum.schema.id, version: 2 })
})

test('[INST-04] of a schema that has one document in each instance there is no second, also when two are added at once', async () => {
  const single = await openMuseum(app, { single: true })
  const answers = await Promise.all([
    single.as.editor.post(url, single.draft(titled('Om oss'))),
    single.as.admin.post(url, single.draft(titled('Om museet'))),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [made, refused] = answers[0]?.status === 201 ? answers : answers.toReversed()
  expect(refused?.json).toMatchObject({ code: 'documents.single_exists', used_by: [{ kind: 'document', id: made?.json.id }] })

  await single.as.editor.delete(`${url}/${made?.json.id}`)
  const next = await single.as.editor.post(url, single.draft(titled('Ny')))
  expect(next.status).toBe(201)
  expect((await single.as.editor.post(`${url}/${made?.json.id}/undelete`)).json).toMatchObject({ code: 'documents.single_exists' })
})

test('[V22] 600 blocks and nearly five megabytes are saved; more is refused, and so is what is too deep or too wide', async () => {
  const blocks = Array.from({ length: 600 }, (_each, place) =>
    textBlock(`b${String(place).padStart(9, '0')}`, `<p>${'Ord '.repeat(1_900)}</p>`),
  )
  const made = await museum.add({ title: { no: 'Lang' }, blocks })
  expect(made.content.blocks).toHaveLength(600)
  const tooMuch = { title: { no: 'x'.repeat(5_100_000) } }
  const refused = await museum.as.editor.post(url, museum.draft(tooMuch))
  expect(refused.json).toMatchObject({ status: 413, code: 'documents.too_large' })
  let deep: object = {}
  for (let level = 0; level < 40; level += 1) deep = { deep }
  expect((await museum.as.editor.post(url, museum.draft(deep))).json).toMatchObject({ status: 400, errors: [{ code: 'too_deep' }] })
  const wide = { list: Array.from({ length: 200_001 }, () => 1) }
  expect((await museum.as.editor.post(url, museum.draft(wide))).json).toMatchObject({ status: 400, errors: [{ code: 'too_many' }] })
})

test('a saved document and its revision come with the texts, the relations and the audit, or not at all', async () => {
  const { id } = await museum.add(titled('Båten'))
  const { rows } = await countRows(id)
  expect(rows).toEqual({ texts: 3, search: 3, revisions: 1, audit: 1 })
  const refused = await museum.as.editor.put(`${url}/${id}`, { content: { title: {} }, status: 'published', version: 1 })
  expect(refused.status).toBe(422)
  expect((await countRows(id)).rows).toEqual(rows)
})

async function countRows(id: number) {
  const { db } = app.database
  const count = async (table: 'document_texts' | 'document_search' | 'document_revisions') =>
    (await db.selectFrom(table).select('document_id').where('document_id', '=', id).execute()).length
  const audit = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('record_kind', '=', 'document')
    .where('record_id', '=', String(id))
    .execute()
  return {
    rows: {
      texts: await count('document_texts'),
      search: await count('document_search'),
      revisions: await count('document_revisions'),
      audit: audit.length,
    },
  }
}
