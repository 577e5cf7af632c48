import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createLanguageRun, createReindexRun } from './service/index.ts'
import { holdRederived, keepRederived, rederive } from './service/rederive.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum
let superuser: Caller

museumForEach(
  (opened) => {
    ;({ app, museum } = opened)
  },
  { jobs: 'waiting' },
)
beforeEach(async () => {
  superuser = await app.as(await app.make.superuser())
})

const kill = async () => {
  throw new Error('the process ended here')
}
const quick = async () => undefined
const progress = async () => (await superuser.get(`${url}/reindex/progress?schema_id=${museum.schema.id}`)).json
const latestRun = async () =>
  (await app.database.db.selectFrom('document_reindexes').select('run').where('schema_id', '=', museum.schema.id).executeTakeFirstOrThrow())
    .run
/** The worker, which these tests hold still, does what waits. */
const reindex = async (rest: () => Promise<unknown> = quick) =>
  createReindexRun({ db: app.database.db, rest, atATime: 5 })({ schema_id: museum.schema.id, run: await latestRun() })
const saveSchema = async (changes: object) => {
  const path = `/admin/api/schemas/${museum.schema.id}`
  const answer = await superuser.put(path, { ...(await superuser.get(path)).json, ...changes })
  expect(answer.status, answer.text).toBe(200)
}
const found = async (q: string) => (await museum.as.editor.get(`${url}/search?q=${q}`)).json.total_count
const many = async (count: number) => {
  const where = { schema_id: museum.schema.id, application_instance_id: museum.instance.id }
  for (let number = 0; number < count; number += 1)
    await app.make.document({ ...where, content: titled(`Nr ${number}`, { internal_title: 'lanterne' }) })
}

test('[ADM-42] a schema is reindexed when what is searched or shown became another, and not when its form did', async () => {
  await museum.add(titled('Båten'))
  await saveSchema({ name: 'Fortelling', json_schema: '{"type":"object","properties":{"title":{"$ref":"#/$defs/localised"}}}' })
  expect(await progress()).toMatchObject({ state: 'none' })
  await saveSchema({ searchable_fields: [{ jsonpath: '$.title' }] })
  expect(await progress()).toMatchObject({ state: 'waiting', done: 0, total: 1 })
})

test('[ADM-42] a reindex that is killed goes on from its place; searches answer from the old rows until the new are there', async () => {
  await many(8)
  await saveSchema({ searchable_fields: [{ jsonpath: '$.internal_title' }] })
  expect(await found('lanterne')).toBe(0)
  expect(await found('nr')).toBe(8)
  await expect(reindex(kill)).rejects.toThrow('ended here')
  expect(await progress()).toMatchObject({ state: 'running', done: 5, total: 8 })
  expect([await found('lanterne'), await found('nr')]).toEqual([5, 3])
  expect(await reindex()).toBe('done')
  expect(await progress()).toMatchObject({ state: 'done', done: 8, total: 8 })
  expect([await found('lanterne'), await found('nr')]).toEqual([8, 0])
})

test('[ADM-42] cancelled it stops after what it is at; started anew, the run before finds that it was overtaken', async () => {
  await many(8)
  const start = () => superuser.post(`${url}/reindex?schema_id=${museum.schema.id}`)
  await start()
  expect(await reindex(() => superuser.post(`${url}/reindex/cancel?schema_id=${museum.schema.id}`))).toBe('skipped')
  expect(await progress()).toMatchObject({ state: 'cancelled', done: 5 })
  expect(await reindex()).toBe('skipped')
  await start()
  expect(await reindex(start)).toBe('skipped')
  expect(await progress()).toMatchObject({ state: 'waiting', done: 0 })
  expect(await reindex()).toBe('done')
})

test('[LANG-03] a language that an instance gets is asked for when all its documents have rows of it, also after a kill', async () => {
  const where = { schema_id: museum.schema.id, application_instance_id: museum.instance.id }
  for (let number = 0; number < 8; number += 1)
    await app.make.document({ ...where, content: { title: { no: `Båt ${number}`, nn: `Båten ${number}` } } })
  const { id } = await app.make.locale({ language_code: 'nn', name: 'Nynorsk' })
  const path = `/admin/api/instances/${museum.instance.id}`
  const stored = (await superuser.get(path)).json
  const available_locales = [{ id }, ...stored.available_locales]
  expect((await superuser.put(path, { ...stored, available_locales })).status).toBe(200)
  const titles = async () =>
    (
      await museum.as.editor.get(
        `${url}?${new URLSearchParams({ application_instance_id: String(museum.instance.id), locale: 'nn', sort: 'title', order_asc: 'true', page_size: '5' })}`,
      )
    ).json
  expect((await titles()).items[0], 'not all have it: the source stands in').toMatchObject({ title: 'Båt 0' })

  const row = await app.database.db.selectFrom('document_derivings').selectAll().executeTakeFirstOrThrow()
  const step = { application_instance_id: row.application_instance_id, run: row.run }
  await expect(createLanguageRun({ db: app.database.db, rest: kill, atATime: 5 })(step)).rejects.toThrow('ended here')
  expect((await titles()).items[0].title).toBe('Båt 0')
  expect(await createLanguageRun({ db: app.database.db, rest: quick })(step)).toBe('done')
  const after = await titles()
  expect(after).toMatchObject({ total_count: 8, items: [{ title: 'Båten 0' }, {}, {}, {}, {}] })
  expect(after.items[0].languages[0], 'the first is the source').toMatchObject({ locale: 'nn', is_source: true })
  expect(await createLanguageRun({ db: app.database.db, rest: quick })(step)).toBe('skipped')
})

test('[ADM-42] [LANG-03] what a job derived before the schema or the languages became others is not written over what came of these', async () => {
  const { id } = await museum.add({ title: { no: 'Båt', nn: 'Båten' }, internal_title: 'lanterne' })
  const { db } = app.database
  const keep = (early: Awaited<ReturnType<typeof rederive>>) =>
    db.transaction().execute(async (tx) => keepRederived(tx, await holdRederived(tx, early)))

  const beforeSchema = await rederive(db, [id])
  await saveSchema({ searchable_fields: [{ jsonpath: '$.internal_title' }] })
  expect(await reindex()).toBe('done')
  await keep(beforeSchema)
  expect([await found('lanterne'), await found('båt')]).toEqual([1, 0])

  const beforeLanguage = await rederive(db, [id])
  const nynorsk = await app.make.locale({ language_code: 'nn', name: 'Nynorsk' })
  const path = `/admin/api/instances/${museum.instance.id}`
  const stored = (await superuser.get(path)).json
  await superuser.put(path, { ...stored, available_locales: [...stored.available_locales, { id: nynorsk.id }] })
  const { application_instance_id, run } = await db.selectFrom('document_derivings').selectAll().executeTakeFirstOrThrow()
  expect(await createLanguageRun({ db, rest: quick })({ application_instance_id, run })).toBe('done')
  await keep(beforeLanguage)
  const listed = await museum.as.editor.get(`${url}?application_instance_id=${application_instance_id}&locale=nn`)
  expect(listed.json.items[0].languages.map(({ locale }: { locale: string }) => locale)).toContain('nn')
})

test('[INST-03] a chip that is new in the menu is derived for the documents that are there already', async () => {
  await museum.add(titled('Båten', { internal_title: 'HM 1884' }))
  const path = `/admin/api/applications/${museum.instance.application_id}`
  const setMenu = async (action: object) => {
    const stored = (await superuser.get(path)).json
    const menu = [{ menu_items: [{ action: { doc_type: 'Schema', schema_id: museum.schema.id, ...action } }] }]
    const answer = await superuser.put(path, { ...stored, menu })
    expect(answer.status, answer.text).toBe(200)
  }
  await setMenu({})
  expect(await progress()).toMatchObject({ state: 'none' })
  await setMenu({ chip_content: '$.internal_title' })
  expect(await progress()).toMatchObject({ state: 'waiting', total: 1 })
  const chip = async () =>
    (await museum.as.editor.get(`${url}?application_instance_id=${museum.instance.id}&chip_content=$.internal_title`)).json.items[0].chip
  expect(await chip()).toBeNull()
  await reindex()
  expect(await chip()).toBe('HM 1884')
  await setMenu({ chip_content: '$.internal_title' })
  expect(await progress()).toMatchObject({ state: 'done' })
})
