import { documentRoutes } from '@vitrine/contract'
import { expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, openMuseum, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum

museumForEach((opened) => {
  ;({ app, museum } = opened)
})

// Section 7 of the first specification, then what the second one adds.
const parameters = [
  'page page_size schema_ids application_instance_id created_by updated_by deleted_by is_deleted status sort_by_title',
  'sort_by_internal_title sort_by_description sort order_asc locale search include_deleted',
  'd',
].flatMap((line) => line.split(' '))

test('[DOC-10] [ADM-90] [ADM-91] every parameter of the list in both specifications is taken, and narrows or orders what it names', async () => {
  const one = await museum.add({ title: { no: 'Ørn', en: 'Eagle' }, internal_title: 'B', intro: { no: 'c' } }, { status: 'published' })
  const two = (
    await museum.as.admin.post(url, museum.draft({ title: { no: 'Bjørn', en: 'Zebra' }, internal_title: 'C', intro: { no: 'a' } }))
  ).json
  await museum.as.admin.put(`${url}/${one.id}`, { content: one.content, version: 1 })
  const gone = await museum.add({ title: { no: 'Aure' }, internal_title: 'A', intro: { no: 'b' } })
  await museum.as.editor.delete(`${url}/${gone.id}`)
  const foreign = await openMuseum(app)
  await foreign.add(titled('Fremmed'))

  const [ørn, bjørn, aure] = [one.id, two.id, gone.id]
  const answers: Record<(typeof parameters)[number], [query: string, ids: number[]]> = {
    page: ['page=1&page_size=1&sort=title&order_asc=true', [ørn]],
    page_size: ['page_size=1&sort=title&order_asc=true', [bjørn]],
    schema_ids: [`schema_ids=${museum.schema.id},${foreign.schema.id}`, [ørn, bjørn]],
    application_instance_id: [`application_instance_id=${museum.instance.id}`, [ørn, bjørn]],
    created_by: [`created_by=${museum.editor.id}`, [ørn]],
    updated_by: [`updated_by=${museum.admin.id}`, [ørn, bjørn]],
    deleted_by: [`deleted_by=${museum.editor.id}&is_deleted=true`, [aure]],
    is_deleted: ['is_deleted=true', [aure]],
    status: ['status=published', [ørn]],
    sort_by_title: ['sort_by_title=true&order_asc=true', [bjørn, ørn]],
    sort_by_internal_title: ['sort_by_internal_title=true&order_asc=true', [ørn, bjørn]],
    sort_by_description: ['sort_by_description=true&order_asc=true', [bjørn, ørn]],
    sort: ['sort=created_at&order_asc=true', [ørn, bjørn]],
    order_asc: ['order_asc=true', [bjørn, ørn]],
    locale: ['sort_by_title=true&order_asc=true&locale=en', [ørn, bjørn]],
    search: ['search=bjørn', [bjørn]],
    include_deleted: ['include_deleted=true&sort_by_title=true&order_asc=true', [aure, bjørn, ørn]],
    d: [`d=${ørn},${aure}`, [ørn]],
  }
  expect(Object.keys(answers)).toEqual(parameters)
  for (const [name, [query, ids]] of Object.entries(answers)) {
    const { status, json, text } = await museum.as.editor.get(`${url}?${query}`)
    expect(status, `${name}: ${text}`).toBe(200)
    expect(
      json.items.map(({ id }: { id: number }) => id),
      name,
    ).toEqual(ids)
  }
  for (const name of ['document id', 'page', 'page_size', 'sort_by_title', 'sort_by_internal_title', 'sort', 'order_asc'].slice(1))
    expect(Object.keys(documentRoutes.reverseRelations.query.shape), name).toContain(name)
})

// Section 3 of the first specification (as listed) and of the second (the document, its relation).
const listed = 'id title internal_title description status schema_slug media_data updated_at updated_by deleted_at content'
const whole =
  'id schema_id status content description location application_instance_id references title internal_title updated_at updated_by document_id context_document_id'
const relation = 'document_id reference_key content title internal_title status description media application_instance_id schema_id'

test('[DOC-11] a document, a listed one and a relation carry every field that the specifications name', async () => {
  const content = titled('Båten', { intro: { no: 'Om båten' }, internal_title: 'HM 1', metadata: { location: { lat: 62, lng: 5.1 } } })
  const { id } = await museum.add(content)
  const document = (await museum.as.editor.get(`${url}/${id}`)).json
  for (const name of whole.split(' ')) expect(document, name).toHaveProperty(name)
  expect(document).toMatchObject({
    id,
    document_id: id,
    context_document_id: null,
    title: 'Båten',
    internal_title: 'HM 1',
    description: 'Om båten',
    location: { lat: 62, lng: 5.1 },
    references: [],
    status: 'draft',
    updated_by: museum.editor.name,
  })
  const [item] = (await museum.as.editor.get(`${url}?include_content=true`)).json.items
  for (const name of listed.split(' ')) expect(item, name).toHaveProperty(name)
  expect(item).toMatchObject({ schema_slug: expect.any(String), content, deleted_at: null })
  const [related] = (await museum.as.editor.get(`${url}/relations?d=${id}`)).json.items
  for (const name of relation.split(' ')) expect(related, name).toHaveProperty(name)
})

test('[ADM-91] a whole document as a client read it is taken back; what is derived is made of the content, whatever is sent', async () => {
  const body = {
    ...museum.draft(titled('Båten')),
    description: 'Sendt av en eldre klient',
    location: { lat: 1, lng: 2 },
    status: 'draft',
    references: [],
  }
  const made = await museum.as.editor.post(url, body)
  expect(made.json, made.text).toMatchObject({ description: '', location: null })
  const saved = await museum.as.editor.put(`${url}/${made.json.id}`, made.json)
  expect(saved.status, saved.text).toBe(200)
  expect(saved.json).toMatchObject({ version: 2, content: titled('Båten') })
})
