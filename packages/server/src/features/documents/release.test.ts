import { expect, test, vi } from 'vitest'
import { createEvents } from '#platform/events'
import type { TestApp } from '../../testing/test-app.ts'
import { createReleaseRun, createSchemaMemory } from './service/index.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, titled } from './testing.ts'

const url = '/admin/api/documents'
/** One more than are rewritten while someone waits. */
const many = 51
let app: TestApp
let museum: Museum

museumForEach(
  (opened) => {
    ;({ app, museum } = opened)
  },
  { jobs: 'running' },
)

const pointing = (no: string, ...targets: number[]) => ({
  title: { no },
  blocks: [
    { blockType: 'documents', id: 'aaaaaaaaaa', documents: targets.map((to_document_id) => ({ to_document_id, reference_key: '' })) },
  ],
})

async function pointedAtBy(count: number, status: (place: number) => string) {
  const target = await museum.add(titled('Mål'), { status: 'published' })
  const referrers: number[] = []
  for (let place = 0; place < count; place += 1)
    referrers.push((await museum.add(pointing(`Peker ${place}`, target.id), { status: status(place) })).id)
  const pointers = async () => {
    const { json } = await museum.as.guest.get(`${url}?page_size=100&include_content=true&d=${referrers.join()}`)
    const items: { content: { blocks: { documents: unknown[] }[] } }[] = json.items
    return items.filter(({ content }) => content.blocks[0]?.documents.length).length
  }
  const run = (removes: boolean, rest: () => Promise<unknown> = () => Promise.resolve()) => {
    const saving = { events: createEvents(), schemas: createSchemaMemory() }
    const handle = createReleaseRun({ db: app.database.db, saving, removes, rest, atATime: 10 })
    return handle({ document_id: target.id, user_id: museum.admin.id, version: 1 })
  }
  return { path: `${url}/${target.id}`, id: target.id, referrers, pointers, run }
}
const drafts = () => 'draft'

test('[DOC-07] what many point at is deleted at once; those that point at it follow by a job, and so it goes for ever', async () => {
  const { path, id, referrers, pointers } = await pointedAtBy(many, (place) => (place % 2 ? 'draft' : 'published'))
  expect((await museum.as.admin.delete(`${path}?force=true`)).status).toBe(204)
  expect((await museum.as.editor.get(path)).json.deleted_at).not.toBeNull()
  const late = await museum.as.editor.post(url, museum.draft(pointing('Ny', id)))
  expect(late.json.code, 'nobody begins to point at it').toBe('documents.unknown_relation')
  await vi.waitFor(async () => expect(await pointers()).toBe(0), { timeout: 20_000, interval: 100 })
  const left = await museum.as.editor.get(`${url}/${referrers[0]}`)
  expect(left.json).toMatchObject({ version: 2, status: 'published', updated_by: museum.admin.name })
  expect((await museum.as.admin.delete(`${path}?permanent=true`)).status).toBe(204)
  expect((await museum.as.editor.get(path)).status).toBe(404)
})

test('[INST-06] what many drafts point at goes for ever when the last of them no longer does', async () => {
  const { path, pointers } = await pointedAtBy(many, drafts)
  await museum.as.admin.delete(path)
  expect(await pointers()).toBe(many)
  expect((await museum.as.admin.delete(`${path}?permanent=true`)).status).toBe(204)
  await vi.waitFor(async () => expect((await museum.as.editor.get(path)).status).toBe(404), { timeout: 20_000, interval: 100 })
  expect(await pointers()).toBe(0)
})

test('[DOC-07] deleted by force once more, what is deleted already lets go of those that still point at it', async () => {
  const { path, pointers } = await pointedAtBy(many, drafts)
  await museum.as.admin.delete(path)
  expect(await pointers()).toBe(many)
  expect((await museum.as.admin.delete(`${path}?force=true`)).status).toBe(204)
  await vi.waitFor(async () => expect(await pointers()).toBe(0), { timeout: 20_000, interval: 100 })
  expect((await museum.as.editor.get(path)).json.deleted_at, 'and stays in the bin').not.toBeNull()
})

test('[DOC-07] the job takes some at a time, goes on where it was killed, and twice is as once', async () => {
  const { path, referrers, pointers, run } = await pointedAtBy(25, drafts)
  await museum.as.editor.delete(path)
  await expect(run(true, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
  expect(await pointers()).toBe(15)
  expect(
    (await museum.as.editor.get(`${url}/${referrers[24]}/relations`)).json.items,
    'what they point at is told as deleted',
  ).toMatchObject([{ deleted_at: expect.any(String) }])
  expect(await run(false)).toBe('done')
  expect(await pointers()).toBe(0)
  expect(await run(false)).toBe('done')
  expect((await museum.as.editor.get(`${url}/${referrers[0]}`)).json.version).toBe(2)
  expect(await run(true)).toBe('done')
  expect((await museum.as.editor.get(path)).status).toBe(404)
  expect(await run(true)).toBe('skipped')
})

test('[DOC-07] restored before the job came to it, it keeps those that point at it', async () => {
  const { path, pointers, run } = await pointedAtBy(3, drafts)
  await museum.as.editor.delete(path)
  await museum.as.editor.post(`${path}/undelete`)
  expect(await run(true)).toBe('skipped')
  expect(await pointers()).toBe(3)
})

test('[DOC-07] [INST-06] restored and deleted again before the job came to it, it stays in the bin with those that point at it', async () => {
  const { path, pointers, run } = await pointedAtBy(3, drafts)
  await museum.as.editor.delete(path)
  await museum.as.editor.post(`${path}/undelete`)
  await museum.as.editor.delete(path)
  expect(await run(true)).toBe('skipped')
  expect((await museum.as.editor.get(path)).json.deleted_at).not.toBeNull()
  expect(await pointers()).toBe(3)
})
