import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEvents } from '#platform/events'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createCarryRun, createSchemaMemory, createUndoRun } from './service/index.ts'
import { articleSchema, type Museum, openMuseum, titled } from './testing.ts'

const url = '/admin/api/documents'
const carries = `${url}/carry-over`
let app: TestApp
let museum: Museum
let superuser: Caller
let solveig: { id: number; name: string }

beforeAll(async () => {
  app = await openTestApp()
  // Started, so that its queues are there; stopped, so that these tests do its work when they choose.
  await app.jobs.start()
  await app.jobs.stop()
})
afterAll(() => app.close())
// Not emptied between: a version of a schema is remembered for good, and its id must not come again.
beforeEach(async () => {
  museum = await openMuseum(app)
  solveig = await app.make.user({ name: 'Solveig Berg', is_admin: true })
  superuser = await app.as(solveig)
})

const { internal_title: _gone, ...kept } = articleSchema.properties
const renamed = JSON.stringify({ ...articleSchema, properties: { ...kept, inventory: { type: 'string' } } })
const move = { action: 'move', path: '/internal_title', to: '/inventory' }

const saveSchema = async (carry_over: object[], json_schema = renamed) => {
  const path = `/admin/api/schemas/${museum.schema.id}`
  const stored = (await superuser.get(path)).json
  return superuser.put(path, { ...stored, json_schema, carry_over })
}
const latest = async () => (await superuser.get(`${carries}?schema_id=${museum.schema.id}`)).json.carry_over
const quick = async () => undefined
const needs = (rest: () => Promise<unknown> = quick) => ({
  db: app.database.db,
  saving: { events: createEvents(), schemas: createSchemaMemory() },
  rest,
  atATime: 5,
})
/** The worker, which these tests hold still, does what waits. */
const carry = async (rest?: () => Promise<unknown>) => createCarryRun(needs(rest))({ carry_id: (await latest()).id })
const undo = async (rest?: () => Promise<unknown>) => createUndoRun(needs(rest))({ carry_id: (await latest()).id, user_id: solveig.id })
const read = async (id: number) => (await museum.as.editor.get(`${url}/${id}`)).json
const kill = async () => {
  throw new Error('the process ended here')
}

test('[ADM-42] a renamed field takes its text along: one revision for each document that had some, found and listed anew', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884' }), { status: 'published' })
  const without = await museum.add(titled('Uten'))
  expect((await saveSchema([move])).status).toBe(200)
  expect(await latest()).toMatchObject({ state: 'waiting', from_version: 1, to_version: 2, choices: [move], started_by: 'Solveig Berg' })
  expect(await read(id), 'until the job comes it stands as it was saved').toMatchObject({ version: 1, schema_version: 1 })
  expect(await carry()).toBe('done')
  expect(await latest()).toMatchObject({ state: 'done', done: 2, total: 2, changed: 1, kept: 0 })
  expect(await read(id)).toMatchObject({
    version: 2,
    schema_version: 2,
    status: 'published',
    content: titled('Båten', { inventory: 'HM 1884' }),
  })
  expect(await read(without.id)).toMatchObject({ version: 1, schema_version: 1 })
  const revisions = (await museum.as.editor.get(`${url}/${id}/revisions`)).json.items
  expect(revisions).toMatchObject([{ version: 2, kind: 'carried', saved_by: 'Solveig Berg' }, { kind: 'created' }])
  expect(await carry(), 'a second time there is nothing to do').toBe('skipped')
  expect((await read(id)).version).toBe(2)
  expect((await superuser.get(`${carries}/${(await latest()).id}/documents`)).json).toMatchObject({
    total_count: 1,
    items: [{ document_id: id, title: 'Båten', outcome: 'carried', version: 2 }],
  })
})

test('[ADM-42] text is kept hidden by default and through later saves, and deleted only by choice', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884' }))
  expect((await saveSchema([])).status).toBe(200)
  expect(await latest()).toBeNull()
  const shown = await read(id)
  const saved = await museum.as.editor.put(`${url}/${id}`, { ...shown, content: { ...shown.content, title: { no: 'Båten igjen' } } })
  expect(saved.json).toMatchObject({ schema_version: 2, content: { internal_title: 'HM 1884' } })
  const published = await museum.as.editor.put(`${url}/${id}`, { ...saved.json, status: 'published' })
  expect(published.json.content).toEqual({ title: { no: 'Båten igjen' }, internal_title: 'HM 1884' })

  const { tags: _tags, ...fewer } = kept
  const tagged = await museum.add(titled('Merket', { tags: ['båt'] }))
  await saveSchema([{ action: 'delete', path: '/tags' }], JSON.stringify({ ...articleSchema, properties: fewer }))
  await carry()
  expect((await read(tagged.id)).content).toEqual(titled('Merket'))
  expect((await museum.as.editor.get(`${url}/${tagged.id}/revisions/1`)).json.content, 'its past keeps it').toEqual(
    titled('Merket', { tags: ['båt'] }),
  )
  expect((await read(id)).content.internal_title).toBe('HM 1884')
})

test('[ADM-42] a choice that does not fit is refused with the schema, and nothing is saved', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884' }))
  const refused = await saveSchema([{ ...move, to: '/tags' }])
  expect(refused.json).toMatchObject({ status: 409, code: 'documents.carry_impossible', errors: [{ pointer: '/carry_over/0/to' }] })
  expect((await superuser.get(`/admin/api/schemas/${museum.schema.id}`)).json.version).toBe(1)
  expect(await read(id)).toMatchObject({ version: 1 })
  // The version that was undone is not remembered as the next one.
  await saveSchema([], JSON.stringify({ type: 'object', required: ['intro'], properties: kept }))
  const publish = await museum.as.editor.put(`${url}/${id}`, { ...(await read(id)), status: 'published' })
  expect(publish.json).toMatchObject({ code: 'documents.not_publishable', errors: [{ pointer: '/content/intro' }] })
})

test('a published document that does not fit the new schema stays under the version it fits', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884' }), { status: 'published' })
  await saveSchema([move], JSON.stringify({ ...JSON.parse(renamed), required: ['title', 'intro'] }))
  await carry()
  expect(await read(id)).toMatchObject({ version: 2, schema_version: 1, status: 'published', content: { inventory: 'HM 1884' } })
})

test('[ADM-42] killed it goes on where it was, cancelled it stops, and each document is carried once', async () => {
  const ids: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const where = { schema_id: museum.schema.id, application_instance_id: museum.instance.id }
    ids.push((await app.make.document({ ...where, content: titled(`Nr ${number}`, { internal_title: `HM ${number}` }) })).id)
  }
  await saveSchema([move])
  await expect(carry(kill)).rejects.toThrow('ended here')
  expect(await latest()).toMatchObject({ state: 'running', done: 5, changed: 5 })
  const { id } = await latest()
  expect(await carry(() => superuser.post(`${carries}/${id}/cancel`))).toBe('skipped')
  expect(await latest()).toMatchObject({ state: 'cancelled', done: 10, changed: 10 })
  const versions = await app.database.db.selectFrom('documents').select('version').where('schema_id', '=', museum.schema.id).execute()
  expect(versions.filter(({ version }) => version === 2)).toHaveLength(10)

  // What was done before it was stopped can be taken back, from its place when that is killed too.
  expect((await superuser.post(`${carries}/${id}/undo`)).json).toMatchObject({ state: 'undoing', done: 0, total: 10 })
  await expect(undo(kill)).rejects.toThrow('ended here')
  expect(await latest()).toMatchObject({ state: 'undoing', taken_back: 5 })
  expect(await undo()).toBe('done')
  expect(await latest()).toMatchObject({ state: 'undone', taken_back: 10, left: 0 })
  const contents = await Promise.all([ids[0], ids[7], ids[11]].map(async (one = 0) => (await read(one)).content.internal_title))
  expect(contents).toEqual(['HM 0', 'HM 7', 'HM 11'])
})

test('[ADM-42] undone, documents are as they were; one that someone has written in since is left and told', async () => {
  const [plain, written, status] = [
    await museum.add(titled('Urørt', { internal_title: 'HM 1' }), { status: 'published' }),
    await museum.add(titled('Skrevet i', { internal_title: 'HM 2' })),
    await museum.add(titled('Publisert siden', { internal_title: 'HM 3' })),
  ]
  await saveSchema([move])
  await carry()
  const theirs = await read(written.id)
  await museum.as.editor.put(`${url}/${written.id}`, { ...theirs, content: { ...theirs.content, inventory: 'HM 2b' } })
  await museum.as.editor.post(`${url}/status`, { ids: [status.id], status: 'published' })

  const { id } = await latest()
  expect((await superuser.post(`${carries}/${id}/undo`)).status).toBe(202)
  expect((await superuser.post(`${carries}/${id}/undo`)).json).toMatchObject({ status: 409, code: 'documents.carry_not_undoable' })
  await undo()
  expect(await latest()).toMatchObject({ state: 'undone', taken_back: 2, left: 1 })
  expect(await read(plain.id)).toMatchObject({ version: 3, schema_version: 1, content: titled('Urørt', { internal_title: 'HM 1' }) })
  expect(await read(status.id)).toMatchObject({ status: 'published', content: { internal_title: 'HM 3' } })
  expect(await read(written.id)).toMatchObject({ version: 3, content: { inventory: 'HM 2b' } })
  expect((await superuser.get(`${carries}/${id}/documents?outcome=left`)).json.items).toMatchObject([{ document_id: written.id }])
  const revisions = (await museum.as.editor.get(`${url}/${plain.id}/revisions`)).json.items
  expect(revisions[0]).toMatchObject({ kind: 'restore', restored_from: 1, saved_by: 'Solveig Berg' })
})

test('[DOC-05] an editor that was open when a field was moved saves without a conflict, and its text goes where the rest went', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884', tags: ['a'] }))
  const open = await read(id)
  await saveSchema([move])
  await carry()
  const content = { ...open.content, internal_title: 'HM 1884 rettet', title: { no: 'Båten «Haabet»' } }
  const saved = await museum.as.editor.put(`${url}/${id}`, { content, version: open.version })
  expect(saved.json).toMatchObject({ version: 3, content: { title: { no: 'Båten «Haabet»' }, inventory: 'HM 1884 rettet', tags: ['a'] } })
  expect(saved.json.content).not.toHaveProperty('internal_title')
  // Someone else's words in between are a conflict as ever.
  const late = await museum.as.admin.put(`${url}/${id}`, { content, version: open.version })
  expect(late.json).toMatchObject({ status: 409, code: 'conflict', stored: { version: 3 } })
})

test('[DOC-05] what an old form writes after the carry-over has passed is moved too, a retry of it makes no second version, and hidden text stays', async () => {
  const { id } = await museum.add(titled('Uten nummer'))
  const both = await museum.add(titled('Begge', { internal_title: 'gammelt', inventory: 'opptatt' }))
  await saveSchema([move])
  await carry()
  expect(await latest()).toMatchObject({ changed: 0, kept: 1 })
  const draft = { content: titled('Uten nummer', { internal_title: 'HM 7' }), version: 1 }
  expect((await museum.as.editor.put(`${url}/${id}`, draft)).json).toMatchObject({ version: 2, content: { inventory: 'HM 7' } })
  expect((await museum.as.editor.put(`${url}/${id}`, draft)).json).toMatchObject({ version: 2 })
  const created = await museum.add(titled('Nytt', { internal_title: 'HM 8' }))
  expect(created.content).toEqual(titled('Nytt', { inventory: 'HM 8' }))
  const cleared = { content: titled('Begge', { internal_title: 'gammelt', inventory: '' }), version: 1 }
  expect((await museum.as.editor.put(`${url}/${both.id}`, cleared)).json.content).toMatchObject({
    internal_title: 'gammelt',
    inventory: '',
  })
})

test('a text that was older than its source is so after it was moved', async () => {
  const { id } = await museum.add(titled('Båten', { intro: { no: 'Om båten', en: 'About the boat' } }))
  await museum.as.editor.put(`${url}/${id}`, {
    content: titled('Båten', { intro: { no: 'Om båten, ny', en: 'About the boat' } }),
    version: 1,
  })
  const english = async () => (await read(id)).languages[1]
  expect(await english()).toMatchObject({ outdated: 1 })
  const { intro, ...others } = articleSchema.properties
  await saveSchema(
    [{ action: 'move', path: '/intro', to: '/ingress' }],
    JSON.stringify({ ...articleSchema, properties: { ...others, ingress: intro } }),
  )
  await carry()
  expect((await read(id)).content.ingress).toEqual({ no: 'Om båten, ny', en: 'About the boat' })
  expect(await english()).toMatchObject({ outdated: 1 })
})
