import { expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, openMuseum, textBlock, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum

museumForEach((opened) => {
  ;({ app, museum } = opened)
})

test('[DOC-04] a draft may be incomplete; publishing it is refused with every field that is wrong', async () => {
  const content = {
    title: { no: '' },
    internal_title: 'langt over tjue tegn er dette',
    blocks: [
      textBlock('aaaaaaaaaa', '<p>x</p>'),
      { blockType: 'anchor', id: 'bbbbbbbbbb', name: 'Ikke Sånn' },
      { blockType: 'widget', id: 'cccccccccc' },
    ],
  }
  const { id } = await museum.add(content)
  const refused = await museum.as.editor.put(`${url}/${id}`, { content, status: 'published', version: 1 })
  expect(refused.json).toMatchObject({ status: 422, code: 'documents.not_publishable' })
  expect(refused.json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).sort()).toEqual([
    '/content/blocks/1/name pattern',
    '/content/blocks/2/url required',
    '/content/internal_title too_long',
    '/content/title required',
  ])
  expect((await museum.as.editor.get(`${url}/${id}`)).json).toMatchObject({ status: 'draft', version: 1 })
})

test('[DOC-04] what the schema does not name is kept, also when the document is published', async () => {
  const content = { title: { no: 'Båten' }, hidden: { old_field: ['beholdes'] }, blocks: [{ blockType: 'gone', id: 'aaaaaaaaaa', x: 1 }] }
  const { id } = await museum.add(content)
  const { blocks: _blocks, ...known } = content
  const published = await museum.as.editor.put(`${url}/${id}`, { content: known, status: 'published', version: 1 })
  expect(published.status, published.text).toBe(200)
  expect(published.json.content).toEqual(known)
  expect((await museum.as.editor.get(`${url}/${id}/revisions/1`)).json.content).toEqual(content)
})

test('[V4] [V5] rich text is sanitised when it is saved, and signs that no database stores are left out', async () => {
  const attack = '<p onclick="x()">Hei <script>alert(1)</script><a href="javascript:x">her</a></p>'
  const made = await museum.add({ title: { no: 'Nul\u0000l \ud800' }, blocks: [textBlock('aaaaaaaaaa', attack)] })
  expect(made.content).toEqual({ title: { no: 'Null \ufffd' }, blocks: [textBlock('aaaaaaaaaa', '<p>Hei her</p>')] })
})

test('[V22] a text that is searched up to the middle of a sign is saved like any other', async () => {
  // The last that is searched is the first half of the ship.
  const intro = { no: `${'x '.repeat(74_998)}xx\u{1f6a2}` }
  const made = await museum.as.editor.post(url, museum.draft({ title: { no: 'T' }, intro }))
  expect(made.status, made.text.slice(0, 400)).toBe(201)
})

test('[DOC-02] published unlisted only where the form offers it', async () => {
  const plain = await app.make.schema({ application_id: museum.instance.application_id })
  const draft = { ...museum.draft({}), schema_id: plain.id, status: 'published_not_listed' }
  expect((await museum.as.editor.post(url, draft)).json).toMatchObject({ status: 409, code: 'documents.unlisted_not_offered' })
  expect((await museum.as.editor.post(url, museum.draft(titled('Båten'), { status: 'published_not_listed' }))).status).toBe(201)
})

test('[INST-05] several are published at once, one by one: those already so are left alone, and one that fails is told', async () => {
  const [whole, already, incomplete] = [
    await museum.add(titled('Hel')),
    await museum.add(titled('Ute'), { status: 'published' }),
    await museum.add({}),
  ]
  const foreign = await openMuseum(app)
  const strangers = await foreign.add(titled('Fremmed'))
  const ids = [whole.id, already.id, incomplete.id, strangers.id, whole.id]
  const { json } = await museum.as.editor.post(`${url}/status`, { ids, status: 'published' })
  expect(json.items).toMatchObject([
    { id: whole.id, outcome: 'changed', problem: null },
    { id: already.id, outcome: 'unchanged', problem: null },
    { id: incomplete.id, outcome: 'failed', problem: { code: 'documents.not_publishable', errors: [{ pointer: '/content/title' }] } },
    { id: strangers.id, outcome: 'failed', problem: { code: 'documents.not_found' } },
  ])
  expect((await museum.as.editor.get(`${url}/${already.id}`)).json.version).toBe(1)
  expect((await foreign.as.editor.get(`${url}/${strangers.id}`)).json.status).toBe('draft')
  const guests = await museum.as.guest.post(`${url}/status`, { ids: [whole.id], status: 'draft' })
  expect(guests.json.items).toMatchObject([{ outcome: 'failed', problem: { code: 'refused' } }])
})

test('[DOC-05] every save is a revision; an old one is taken back as a new one, and nothing is stored twice', async () => {
  const { id } = await museum.add(titled('Én'))
  await museum.as.editor.put(`${url}/${id}`, { content: titled('To'), version: 1 })
  await museum.as.admin.put(`${url}/${id}`, { content: titled('To'), version: 2, status: 'published' })
  const restored = await museum.as.editor.post(`${url}/${id}/revisions/1/restore`, { version: 3 })
  expect(restored.json).toMatchObject({ version: 4, title: 'Én', status: 'published' })
  const { json } = await museum.as.guest.get(`${url}/${id}/revisions`)
  expect(json).toMatchObject({
    total_count: 4,
    items: [
      { version: 4, kind: 'restore', restored_from: 1, status: 'published', saved_by: museum.editor.name },
      { version: 3, kind: 'save', status: 'published', saved_by: museum.admin.name },
      { version: 2, kind: 'save', status: 'draft' },
      { version: 1, kind: 'created' },
    ],
  })
  const contents = await app.database.db.selectFrom('document_contents').select('hash').where('document_id', '=', id).execute()
  expect(contents).toHaveLength(2)
  expect((await museum.as.editor.post(`${url}/${id}/revisions/1/restore`, { version: 3 })).status).toBe(409)
  expect((await museum.as.editor.post(`${url}/${id}/revisions/99/restore`, { version: 4 })).json.code).toBe('documents.revision_not_found')
})

test('a language is outdated when its source has changed, and up to date when someone says so', async () => {
  const { id } = await museum.add({ title: { no: 'Båten', en: 'The boat' } })
  const saved = await museum.as.editor.put(`${url}/${id}`, { content: { title: { no: 'Båten «Haabet»', en: 'The boat' } }, version: 1 })
  const english = (json: { languages: object[] }) => json.languages[1]
  expect(english(saved.json)).toMatchObject({ locale: 'en', outdated: 1, missing: 0 })
  expect(english((await museum.as.editor.get(url)).json.items[0])).toMatchObject({ outdated: 1 })
  const { hashes, texts } = (await museum.as.guest.get(`${url}/${id}/sources`)).json
  expect(texts).toEqual({ [hashes['/title'].en]: 'Båten' })
  const confirmed = await museum.as.editor.post(`${url}/${id}/sources/confirm`, { locale: 'en' })
  expect(confirmed.json).toMatchObject({ version: 2 })
  expect(english(confirmed.json)).toMatchObject({ outdated: 0 })
  expect(english((await museum.as.editor.get(url)).json.items[0])).toMatchObject({ outdated: 0 })
})

test('[DOC-05] nobody confirms a source text that became another since they read it', async () => {
  const { id } = await museum.add({ title: { no: 'Båten', en: 'The boat' } })
  await museum.as.admin.put(`${url}/${id}`, { content: { title: { no: 'Skuta', en: 'The boat' } }, version: 1 })
  const confirm = (version: number) => museum.as.editor.post(`${url}/${id}/sources/confirm`, { locale: 'en', version })
  expect((await confirm(1)).json).toMatchObject({
    status: 409,
    code: 'conflict',
    stored: { id, version: 2, content: { title: { no: 'Skuta' } } },
    errors: [{ pointer: '/content/title/no', code: 'changed_meanwhile' }],
  })
  expect((await museum.as.editor.get(`${url}/${id}`)).json.languages[1]).toMatchObject({ locale: 'en', outdated: 1 })
  expect((await confirm(2)).json.languages[1]).toMatchObject({ locale: 'en', outdated: 0 })
})

test('who is in a document is told to the others for fifteen seconds, and a lease is its owner’s alone', async () => {
  const { id } = await museum.add(titled('Båten'))
  const session_key = '7f1b2a34-0000-4000-8000-000000000002'
  await museum.as.editor.post(`${url}/${id}/presence`, { session_key, pointer: '/title' })
  await museum.as.admin.post(`${url}/${id}/presence`, { session_key, pointer: '/stjålet' })
  const { text, headers } = await museum.as.guest.get(`${url}/${id}/presence?once=true`)
  expect(headers['content-type']).toContain('text/event-stream')
  const told = () => JSON.parse(text.slice('data: '.length))
  expect(told()).toMatchObject({ version: 1, people: [{ user_id: museum.editor.id, name: museum.editor.name, pointer: '/title' }] })
  await app.database.db.updateTable('document_presence').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
  const later = await museum.as.guest.post(`${url}/${id}/presence`, { session_key: '7f1b2a34-0000-4000-8000-000000000003' })
  expect(later.json.people).toMatchObject([{ user_id: museum.guest.id }])
  const left = await museum.as.guest.post(`${url}/${id}/presence`, {
    session_key: '7f1b2a34-0000-4000-8000-000000000003',
    is_leaving: true,
  })
  expect(left.json.people).toEqual([])
})
