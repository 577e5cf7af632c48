import { documentRoutes, type QueryOf } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createLists } from './service/index.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { type Museum, textBlock, titled } from './testing.ts'

const url = '/admin/api/documents'
let app: TestApp
let museum: Museum

museumForEach(
  (opened) => {
    ;({ app, museum } = opened)
  },
  { jobs: 'running' },
)

const titles = (json: { items: { title: string }[] }) => json.items.map(({ title }) => title)
const list = async (query: string, by = museum.as.editor) =>
  (await by.get(`${url}?application_instance_id=${museum.instance.id}&${query}`)).json
const search = async (q: string, more = '') => (await museum.as.guest.get(`${url}/search?q=${encodeURIComponent(q)}&${more}`)).json

test('[INST-05] [ADM-90] a list is sorted by each of its sorts in the order of the language', async () => {
  await museum.add({ title: { no: 'Ørn', en: 'Eagle' }, internal_title: 'B-10', intro: { no: 'b' } })
  await museum.add({ title: { no: 'Aalesund', en: 'Town' }, internal_title: 'B-9', intro: { no: 'c' } })
  await museum.add({ title: { no: 'Zoo' }, internal_title: 'A', intro: { no: 'a' } })
  expect(titles(await list('sort_by_title=true&order_asc=true'))).toEqual(['Zoo', 'Ørn', 'Aalesund'])
  expect(titles(await list('sort_by_title=true&order_asc=true&locale=en'))).toEqual(['Eagle', 'Town', 'Zoo (no)'])
  expect(titles(await list('sort_by_internal_title=true&order_asc=true'))).toEqual(['Zoo', 'Aalesund', 'Ørn'])
  expect(titles(await list('sort_by_description=true&order_asc=false'))).toEqual(['Aalesund', 'Ørn', 'Zoo'])
  expect(titles(await list(''))).toEqual(['Zoo', 'Aalesund', 'Ørn'])
  expect(titles(await list('sort=title&order_asc=true&page_size=2&page=1'))).toEqual(['Aalesund'])
})

test('[INST-05] [ADM-90] a list is narrowed by status, schema, who made, changed or deleted it, and ids; an empty list of ids is none', async () => {
  const made = await museum.add(titled('Mitt'), { status: 'published' })
  const other = await museum.as.admin.post(url, museum.draft(titled('Ditt')))
  await museum.as.admin.put(`${url}/${made.id}`, { content: titled('Mitt endra'), version: 1 })
  await museum.as.editor.delete(`${url}/${other.json.id}`)
  expect(titles(await list(`created_by=${museum.editor.id}`))).toEqual(['Mitt endra'])
  expect(await list(`updated_by=${museum.editor.id}`), 'another has changed it since').toMatchObject({ items: [], total_count: 0 })
  expect(titles(await list(`created_by=${museum.editor.id}&search=endra`))).toEqual(['Mitt endra'])
  expect(titles(await list(`updated_by=${museum.admin.id}&include_deleted=true&sort=title&order_asc=true`))).toEqual(['Ditt', 'Mitt endra'])
  expect(titles(await list(`deleted_by=${museum.editor.id}&is_deleted=true`))).toEqual(['Ditt'])
  expect(titles(await list('status=draft'))).toEqual([])
  expect(titles(await list(`schema_ids=${museum.schema.id}`))).toEqual(['Mitt endra'])
  expect(titles(await list('schema_ids=999999'))).toEqual([])
  expect(await list('schema_ids=')).toMatchObject({ items: [], total_count: 0 })
  expect(await list('d=')).toMatchObject({ items: [], total_count: 0 })
  expect(titles(await list(`d=${made.id}&d=${other.json.id}`))).toEqual(['Mitt endra'])
})

test('[INST-06] what is deleted is in the bin and counted there, and restored it is back', async () => {
  const { id } = await museum.add(titled('Båten'))
  await museum.as.editor.delete(`${url}/${id}`)
  expect(await list('')).toMatchObject({ total_count: 0 })
  expect(await list('is_deleted=true&sort=deleted_at')).toMatchObject({ total_count: 1, items: [{ id, deleted_by: museum.editor.name }] })
  expect((await museum.as.editor.post(`${url}/${id}/undelete`)).json).toMatchObject({ deleted_at: null, version: 3 })
  expect(await list('')).toMatchObject({ total_count: 1 })
  expect(await list('is_deleted=true')).toMatchObject({ total_count: 0 })
})

test('[INST-01] how many documents there are of each schema is told in one answer, the bin apart', async () => {
  const counts = async (by = museum.as.guest) => (await by.get(`${url}/counts?application_instance_id=${museum.instance.id}`)).json
  expect(await counts()).toEqual({ items: [], deleted_count: 0 })
  await museum.add(titled('Båten'), { status: 'published' })
  await museum.add(titled('Kaia'))
  const { id } = await museum.add(titled('Naustet'))
  await museum.as.editor.delete(`${url}/${id}`)
  expect(await counts()).toEqual({ items: [{ schema_id: museum.schema.id, count: 2 }], deleted_count: 1 })
})

test('a page costs as many queries whatever it holds', async () => {
  const principal = { user_id: museum.editor.id, is_superuser: true, memberships: [] }
  const cost = (query: object) =>
    countQueries(app.database.db, (counted) =>
      createLists(counted).list(
        principal,
        documentRoutes.list.query.parse({ page_size: 100, ...query }) as QueryOf<typeof documentRoutes.list>,
      ),
    )
  await museum.add(titled('Båt én'))
  const [few, fewFound] = [await cost({}), await cost({ search: 'båt', sort: 'title' })]
  for (let number = 0; number < 15; number += 1) await museum.add(titled(`Båt ${number}`))
  expect(await cost({})).toBe(few)
  expect(await cost({ search: 'båt', sort: 'title' })).toBe(fewFound)
  expect(few).toBeLessThanOrEqual(6)
})

test('[V22] contents come in the order asked for until they weigh what one answer carries; the others are null', async () => {
  // A database presses the same letter a million times to next to nothing; the answer does not.
  const heavy = () => 'å'.repeat(1_600_000)
  const ids: number[] = []
  for (const title of ['Én', 'To', 'Tre']) ids.push((await museum.add({ title: { no: title }, hidden: heavy() })).id)
  const carried = ({ items }: { items: { content: { title: object } | null }[] }) => items.map(({ content }) => content?.title ?? null)
  expect(carried(await list('sort=title&order_asc=true&include_content=true'))).toEqual([{ no: 'Én' }, { no: 'To' }, null])
  const relations = async (d: number[]) => carried((await museum.as.guest.get(`${url}/relations?d=${d.join()}&include_content=true`)).json)
  expect(await relations(ids.toReversed())).toEqual([{ no: 'Tre' }, { no: 'To' }, null])
  const [first = 0] = ids
  expect(await relations([first, first, first]), 'each time it is told it weighs as much').toEqual([{ no: 'Én' }, { no: 'Én' }, null])
})

test('[V2] [V22] parameters outside the contract are refused, whatever they try', async () => {
  for (const query of [
    'sort=updated_at;drop',
    "locale=no'--",
    'page=-1',
    'page_size=1000',
    'chip_content=$..x',
    'schema_ids=1;2',
    'nothing=1',
    'd=1,x',
  ])
    expect((await museum.as.editor.get(`${url}?${query}`)).status, query).toBe(400)
  for (const q of ["'", ':*', 'a & | !', "båt'); drop table documents; --", '\\', '%_', '(((', '<->', 'é̂', '🙂'])
    expect((await museum.as.editor.get(`${url}/search?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
  const many = Array.from({ length: 501 }, (_each, place) => place + 1).join(',')
  expect((await museum.as.editor.get(`${url}/relations?d=${many}`)).status).toBe(400)
})

test('[DOC-08] a word is found by another form of it, by its beginning and with a typo; the title ranks first', async () => {
  const inTitle = await museum.add({ title: { no: 'Fiskebåter i nord', en: 'Fishing boats' }, intro: { no: 'Om havet' }, tags: ['kyst'] })
  const inIntro = await museum.add({ title: { no: 'Havna' }, intro: { no: 'Her lå fiskebåten' } })
  const inBlock = await museum.add({
    title: { no: 'Seil' },
    blocks: [textBlock('aaaaaaaaaa', '<p>To <strong>fiskebåter</strong> til.</p>')],
  })
  const ids = async (q: string, more = '') => (await search(q, more)).items.map((hit: { document_id: number }) => hit.document_id)
  expect(await ids('fiskebåt')).toEqual([inTitle.id, inIntro.id, inBlock.id])
  expect(await ids('fiskebåtene')).toEqual([inTitle.id, inIntro.id, inBlock.id])
  expect(await ids('fiskeb')).toHaveLength(3)
  expect(await ids('fikseb åt')).toEqual([])
  expect(await ids('fiskbåter')).toContain(inTitle.id)
  expect(await ids('Hanva')).toEqual([inIntro.id])
  expect(await ids('boat', 'locale=en')).toEqual([inTitle.id])
  expect(await ids('boat', 'locale=no')).toEqual([])
  expect(await ids('fiskebåt nord')).toEqual([inTitle.id])
  expect(await ids('fiskebåt', 'schema_ids=999999')).toEqual([])
  expect(await ids('fiskebåt', 'schema_ids=')).toEqual([])
  const hit = (await search('kyst')).items[0]
  expect(hit.fields).toEqual([
    { jsonpath: '$.title', text: 'Fiskebåter i nord' },
    { jsonpath: '$.intro', text: 'Om havet' },
    { jsonpath: '$.tags[*]', text: 'kyst' },
  ])
  expect(titles(await list('search=fiskbåter&sort=title&order_asc=true'))).toEqual(['Fiskebåter i nord', 'Havna', 'Seil'])
})

test('[DOC-08] once in the title ranks before often in a later field, in one language and in all of them', async () => {
  const often = await museum.add({
    title: { no: 'Vinterhandel', en: 'Trade' },
    intro: { no: 'Kyst, kyst og kyst. Langs kysten, ved kysten.' },
  })
  const once = await museum.add({ title: { no: 'Kystkvinnene', en: 'Women' }, intro: { no: 'Om arbeid' } })
  const inEnglish = await museum.add({ title: { no: 'Båter', en: 'Kystruten' }, intro: { no: 'Rute langs kysten' } })
  const ids = async (more: string) => (await search('kyst', more)).items.map((hit: { document_id: number }) => hit.document_id)
  expect(await ids('locale=no')).toEqual([once.id, often.id, inEnglish.id])
  expect(await ids('locale=no&every_language=true')).toEqual([once.id, inEnglish.id, often.id])
  expect(titles(await list('search=kyst'))[0]).toBe('Kystkvinnene')
})

test('[DOC-08] a typo is forgiven in a list also where the mistyped word stands in a document that the list does not show', async () => {
  await museum.add(titled('Lanterne'))
  const gone = await museum.add(titled('Lantrene'))
  const out = await museum.add(titled('Lantrene'), { status: 'published' })
  await museum.as.editor.delete(`${url}/${gone.id}`)
  expect(titles(await list('search=lantrene&status=draft'))).toEqual(['Lanterne'])
  expect(titles(await list('search=lantrene')), 'what has the word itself is enough').toEqual(['Lantrene'])
  await museum.as.editor.delete(`${url}/${out.id}`)
  expect(titles(await list('search=lantrene'))).toEqual(['Lanterne'])
  expect(await list('search=lantrene&page=1')).toMatchObject({ items: [], total_count: 1 })
})

test('[DOC-08] a search in every language finds a document once, the wanted language first, with a typo in any of them', async () => {
  const boat = await museum.add({ title: { no: 'Båten', en: 'The lantern boat' } })
  const lamp = await museum.add({ title: { no: 'Lantern i baugen', en: 'Lamp' } })
  const ids = async (q: string, more: string) =>
    (await search(q, `every_language=true&${more}`)).items.map((hit: { document_id: number }) => hit.document_id)
  expect(await ids('lantern', 'locale=no')).toEqual([lamp.id, boat.id])
  expect(await ids('lantern', 'locale=en')).toEqual([boat.id, lamp.id])
  expect(await ids('lantren', 'locale=en')).toHaveLength(2)
  expect(await ids('båten', 'locale=en')).toEqual([boat.id])
  expect(await search('lantern', 'every_language=true&page_size=1&page=1')).toMatchObject({ total_count: 2, items: [{}] })
  expect(await ids('lantern', 'application_instance_id=999999')).toEqual([])
})

test('[DOC-08] what was saved is found at once, and what was deleted or written over is not', async () => {
  const { id } = await museum.add(titled('Lanterne'))
  expect((await search('lanterne')).total_count).toBe(1)
  await museum.as.editor.put(`${url}/${id}`, { content: titled('Kompass'), version: 1 })
  expect((await search('lanterne')).total_count).toBe(0)
  await museum.as.editor.delete(`${url}/${id}`)
  expect((await search('kompass')).total_count).toBe(0)
})

test('[ADM-42] a reindex derives everything anew as a job whose progress is told; reads answer from the old rows meanwhile', async () => {
  for (const title of ['Én', 'To', 'Tre']) await museum.add({ title: { no: title }, internal_title: `Nr ${title}` })
  const superuser = await app.as(await app.make.superuser())
  const progress = async () => (await superuser.get(`${url}/reindex/progress?schema_id=${museum.schema.id}`)).json
  expect(await progress()).toMatchObject({ state: 'none', done: 0 })
  const stored = (await superuser.get(`/admin/api/schemas/${museum.schema.id}`)).json
  const saved = await superuser.put(`/admin/api/schemas/${museum.schema.id}`, { ...stored, title_field_json_path: '$.internal_title' })
  expect(saved.status, saved.text).toBe(200)
  expect(await list('')).toMatchObject({ total_count: 3 })
  await expect.poll(progress, { timeout: 20_000 }).toMatchObject({ state: 'done', done: 3, total: 3 })
  expect(titles(await list('sort=title&order_asc=true'))).toEqual(['Nr Én', 'Nr To', 'Nr Tre'])
  const again = await superuser.post(`${url}/reindex?schema_id=${museum.schema.id}`)
  expect(again.json).toMatchObject({ state: 'waiting', done: 0, total: 3 })
  const cancelled = await superuser.post(`${url}/reindex/cancel?schema_id=${museum.schema.id}`)
  expect(['cancelled', 'done']).toContain(cancelled.json.state)
  expect((await superuser.post(`${url}/reindex?schema_id=999999`)).json.code).toBe('documents.unknown_schema')
})

test('[DOC-08] [LIST-03] a searched list begins with what fits best, by another sort when one is asked for; without a search relevance is the last changed', async () => {
  const inIntro = { title: { no: 'Havna' }, intro: { no: 'Her lå fiskebåten' } }
  await museum.add({ title: { no: 'Fiskebåter' }, intro: { no: 'Om havet' } })
  await museum.add(inIntro)
  await museum.add({ ...inIntro, title: { no: 'Kaia' } })
  expect(titles(await list('search=fiskebåt'))).toEqual(['Fiskebåter', 'Kaia', 'Havna'])
  expect(titles(await list('search=fiskebåt&sort=relevance&order_asc=true')), 'the best first, always').toEqual([
    'Fiskebåter',
    'Kaia',
    'Havna',
  ])
  expect(titles(await list('search=fiskebåt&page=1&page_size=1'))).toEqual(['Kaia'])
  expect(titles(await list('search=fiskebåt&sort=updated_at'))).toEqual(['Kaia', 'Havna', 'Fiskebåter'])
  expect(titles(await list('search=fiskebåt&sort_by_title=true&order_asc=true'))).toEqual(['Fiskebåter', 'Havna', 'Kaia'])
  expect(titles(await list('search=fiskbåter')), 'with a typo too').toEqual(['Fiskebåter', 'Kaia', 'Havna'])
  for (const query of ['', 'sort=relevance', 'search=%2E', 'search=%2E&sort=relevance'])
    expect(titles(await list(query)), query).toEqual(['Kaia', 'Havna', 'Fiskebåter'])
})
