import { documentLimits } from '@vitrine/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setRole } from '#features/instances'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { thinAutosaves } from './repository/index.ts'
import { type Museum, openMuseum, textBlock, titled } from './testing.ts'

const url = '/admin/api/documents'
const [office, home] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const dayMs = 24 * 3600 * 1000
let app: TestApp
let museum: Museum
let id: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  museum = await openMuseum(app)
  id = (await museum.add(titled('Lagret'))).id
})

type Kept = { version?: number; session_key?: string; takes_up?: string }
const keep = (as: Caller, title: string, more: Kept = {}, document = id) =>
  as.post(`${url}/${document}/autosaves`, { content: titled(title), version: 1, session_key: office, ...more })
const listed = async (as: Caller, query = '') => (await as.get(`${url}/${id}/autosaves${query}`)).json.items
const words = async (as: Caller, query = '') => {
  const found: string[] = []
  for (const item of await listed(as, query)) found.push((await as.get(`${url}/${id}/autosaves/${item.id}`)).json.content.title.no)
  return found
}
const unsaved = (as: Caller) => words(as, '?is_unsaved=true')
/** As if it had been kept so much earlier. */
const age = (autosave: number, ms: number) =>
  sql`update document_autosaves set begun_at = begun_at - make_interval(secs => ${ms / 1000}),
    kept_at = kept_at - make_interval(secs => ${ms / 1000}) where id = ${autosave}`.execute(app.database.db)
const save = (as: Caller, title: string, version: number, session_key?: string) =>
  as.put(`${url}/${id}`, { content: titled(title), version, ...(session_key ? { session_key } : {}) })

test('[DOC-06] words that are kept change nothing of the document, and stand in the way of nobody’s save', async () => {
  const before = (await museum.as.editor.get(`${url}/${id}`)).json
  const kept = await keep(museum.as.editor, 'Kråkebolle')
  expect(kept.status, kept.text).toBe(200)
  expect(kept.json).toEqual({ id: expect.any(Number), kept_at: expect.any(String) })
  expect((await museum.as.editor.get(`${url}/${id}`)).json).toEqual(before)
  expect((await museum.as.editor.get(`${url}/${id}/revisions`)).json.total_count).toBe(1)
  expect((await museum.as.editor.get(`${url}/search?q=kråkebolle`)).json.total_count).toBe(0)
  expect((await save(museum.as.admin, 'Jonas sitt', 1)).status).toBe(200)
  // Over what was read before that save, as long as the editor is open.
  expect((await keep(museum.as.editor, 'Kråkebolle og mer')).status).toBe(200)
  expect(await unsaved(museum.as.editor)).toEqual(['Kråkebolle og mer'])
})

test('[DOC-06] within a minute an editor writes over its last words; the same words are kept once; a later minute is a row of its own', async () => {
  const first = (await keep(museum.as.editor, 'En')).json
  const second = (await keep(museum.as.editor, 'En to')).json
  expect(second.id).toBe(first.id)
  expect(await words(museum.as.editor)).toEqual(['En to'])
  await age(first.id, 61_000)
  expect((await keep(museum.as.editor, 'En to')).json.id, 'the same words').toBe(first.id)
  expect((await keep(museum.as.editor, 'En to tre')).json.id).not.toBe(first.id)
  expect(await words(museum.as.editor)).toEqual(['En to tre', 'En to'])
  // Someone else's save came between: what was written before it stays as it was.
  await save(museum.as.admin, 'Jonas sitt', 1)
  await keep(museum.as.editor, 'En to tre fire')
  await keep(museum.as.editor, 'Fra to', { version: 2 })
  expect(await words(museum.as.editor)).toEqual(['Fra to', 'En to tre fire', 'En to tre', 'En to'])
})

test('[DOC-06] two editors of one person keep each their own words; saving in one leaves the other’s to be found', async () => {
  await keep(museum.as.editor, 'På kontoret')
  await keep(museum.as.editor, 'Hjemme', { session_key: home })
  expect(await unsaved(museum.as.editor)).toEqual(['Hjemme', 'På kontoret'])
  await save(museum.as.editor, 'Hjemme, lagret', 1, home)
  expect(await unsaved(museum.as.editor)).toEqual(['På kontoret'])
  expect(await words(museum.as.editor), 'what is saved is still among the past').toEqual(['Hjemme', 'På kontoret'])
  // A save that names no editor is after all of them.
  await save(museum.as.editor, 'Alt', 2)
  expect(await unsaved(museum.as.editor)).toEqual([])
})

test('[DOC-06] words that are taken up in another editor are its own from then on, and its save is after them', async () => {
  await keep(museum.as.editor, 'På kontoret')
  await keep(museum.as.editor, 'På kontoret', { session_key: home, takes_up: office })
  expect(await words(museum.as.editor)).toEqual(['På kontoret'])
  // The first one is still open and goes on.
  await keep(museum.as.editor, 'På kontoret, og mer')
  await save(museum.as.editor, 'På kontoret', 1, home)
  expect(await unsaved(museum.as.editor)).toEqual(['På kontoret, og mer'])
})

test('[DOC-06] what stands in the document already is not unsaved', async () => {
  await keep(museum.as.editor, 'Lagret')
  expect(await listed(museum.as.editor)).toMatchObject([{ is_unsaved: false, version: 1, schema_version: 1, session_key: office }])
  expect(await unsaved(museum.as.editor)).toEqual([])
})

test('[DOC-06] forgetting is of one editor’s unsaved words, or of all one has', async () => {
  await keep(museum.as.editor, 'Lagres')
  await save(museum.as.editor, 'Lagres', 1, office)
  await keep(museum.as.editor, 'Forkastes', { version: 2 })
  await keep(museum.as.editor, 'Hjemme', { version: 2, session_key: home })
  await keep(museum.as.admin, 'Jonas sitt', { version: 2 })
  expect((await museum.as.editor.delete(`${url}/${id}/autosaves?session_key=${office}`)).status).toBe(204)
  expect(await words(museum.as.editor)).toEqual(['Hjemme', 'Lagres'])
  expect((await museum.as.editor.delete(`${url}/${id}/autosaves`)).status).toBe(204)
  expect(await words(museum.as.editor)).toEqual([])
  expect(await words(museum.as.admin)).toEqual(['Jonas sitt'])
})

describe('[V10] [V11] words that are not saved are their writer’s alone', () => {
  test('nobody else is told of them, reads them by their number, takes them up or forgets them', async () => {
    const { id: number } = (await keep(museum.as.editor, 'Uferdig tanke')).json
    for (const caller of [museum.as.admin, museum.as.guest, await app.as(await app.make.superuser())]) {
      expect(await listed(caller)).toEqual([])
      expect((await caller.get(`${url}/${id}/autosaves/${number}`)).json).toMatchObject({
        status: 404,
        code: 'documents.autosave_not_found',
      })
      expect((await caller.delete(`${url}/${id}/autosaves`)).status).toBe(204)
    }
    await keep(museum.as.admin, 'Jonas sitt', { takes_up: office, session_key: office })
    await save(museum.as.admin, 'Jonas sitt', 1, office)
    expect(await unsaved(museum.as.editor)).toEqual(['Uferdig tanke'])
    const other = await museum.add(titled('Et annet'))
    expect((await museum.as.editor.get(`${url}/${other.id}/autosaves/${number}`)).status, 'by another document').toBe(404)
  })

  test('who may no longer write reads what they had written, and keeps no more', async () => {
    const { id: number } = (await keep(museum.as.editor, 'Mitt')).json
    await setRole(app.database.db, museum.instance.id, museum.editor.id, 3)
    expect((await keep(museum.as.editor, 'Mer')).status).toBe(403)
    expect((await museum.as.editor.get(`${url}/${id}/autosaves/${number}`)).json.content).toEqual(titled('Mitt'))
    await setRole(app.database.db, museum.instance.id, museum.editor.id, 2)
    const past = '2020-01-01T00:00:00.000Z'
    await app.database.db.updateTable('application_instances').set({ expires_at: past }).where('id', '=', museum.instance.id).execute()
    expect((await keep(museum.as.editor, 'Mer')).status, 'expired').toBe(403)
    expect(await words(museum.as.editor)).toEqual(['Mitt'])
    await app.database.db.deleteFrom('instance_users').where('user_id', '=', museum.editor.id).execute()
    expect((await museum.as.editor.get(`${url}/${id}/autosaves/${number}`)).json.code).toBe('documents.not_found')
  })
})

test('[V22] what is kept is bounded and stored like a document: size, depth, U+0000, markup; a version that is not there is refused', async () => {
  const draft = { version: 1, session_key: office }
  const as = museum.as.editor
  const large = await as.post(`${url}/${id}/autosaves`, { ...draft, content: { title: 'x'.repeat(documentLimits.bytes) } })
  expect(large.json).toMatchObject({ status: 413, code: 'documents.too_large' })
  expect((await as.post(`${url}/${id}/autosaves`, { ...draft, content: 'tekst' })).status).toBe(400)
  expect((await keep(as, 'Fra framtida', { version: 2 })).json).toMatchObject({ status: 400, errors: [{ pointer: '/version' }] })
  expect((await keep(as, 'x', { session_key: "'; drop table documents" })).status).toBe(400)
  const hostile = { title: { no: 'A\u0000B\ud800' }, blocks: [textBlock('aaaaaaaaaa', '<p>Hei<script>alert(1)</script></p>')] }
  const kept = await as.post(`${url}/${id}/autosaves`, { ...draft, content: hostile })
  expect(kept.status, kept.text).toBe(200)
  const { content } = (await as.get(`${url}/${id}/autosaves/${kept.json.id}`)).json
  expect(content).toEqual({ title: { no: 'AB\ufffd' }, blocks: [textBlock('aaaaaaaaaa', '<p>Hei</p>')] })
})

test('[DOC-06] words of a deleted document are kept, and go with it when it is removed for ever', async () => {
  await museum.as.editor.delete(`${url}/${id}`)
  expect((await keep(museum.as.editor, 'Skrev mens noen slettet')).status).toBe(200)
  expect(await unsaved(museum.as.editor)).toEqual(['Skrev mens noen slettet'])
  expect((await museum.as.admin.delete(`${url}/${id}?permanent=true`)).status).toBe(204)
  expect(await app.database.db.selectFrom('document_autosaves').selectAll().execute()).toEqual([])
})

test('[DOC-06] kept words are thinned to the last of each hour a day after they were saved; those that were not are left for ninety days', async () => {
  const { db } = app.database
  const at = async (title: string, kept_at: string, more: Kept = {}) => {
    const { json } = await keep(museum.as.editor, title, more)
    await sql`update document_autosaves set kept_at = ${kept_at}, begun_at = ${kept_at} where id = ${json.id}`.execute(db)
  }
  const today = new Date()
  const on = (days: number, clock: string) => `${new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10)}T${clock}Z`
  await at('Ti over ti', on(3, '10:10:00'))
  await at('Halv elleve', on(3, '10:30:00'))
  await at('Ti på elleve', on(3, '10:50:00'))
  await at('Ti over elleve', on(3, '11:10:00'))
  await save(museum.as.editor, 'Navngitt', 1, office)
  await at('Uten lagring, først', on(2, '10:10:00'), { version: 2 })
  await at('Uten lagring, så', on(2, '10:20:00'), { version: 2 })
  await at('For lenge siden', on(91, '10:20:00'), { version: 2, session_key: home })
  const thin = () => thinAutosaves(db, { wholeForMs: dayMs, keepForMs: 90 * dayMs })
  expect(await thin()).toBe(3)
  expect(await words(museum.as.editor)).toEqual(['Uten lagring, så', 'Uten lagring, først', 'Ti over elleve', 'Ti på elleve'])
  expect(await thin(), 'twice is once').toBe(0)
  // Saved today: whole for a day from when they were kept.
  await save(museum.as.editor, 'Navngitt igjen', 2, office)
  expect(await thin()).toBe(1)
  expect(await words(museum.as.editor)).toEqual(['Uten lagring, så', 'Ti over elleve', 'Ti på elleve'])
})
