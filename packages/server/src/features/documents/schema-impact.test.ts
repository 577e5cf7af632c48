import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createImpactRun, createSchemaMemory } from './service/index.ts'
import { museumForEach } from './testing/museum-for-each.ts'
import { articleSchema, type Museum, titled } from './testing.ts'

const url = '/admin/api/documents/schema-impact'
let app: TestApp
let museum: Museum
let superuser: Caller

museumForEach(
  (opened) => {
    ;({ app, museum } = opened)
  },
  { jobs: 'running' },
)
beforeEach(async () => {
  superuser = await app.as(await app.make.superuser())
})

/** The article's schema with its properties as `change` makes them. */
const changed = (change: (properties: Record<string, object>) => object, more: object = {}) =>
  JSON.stringify({ ...articleSchema, ...more, properties: change(articleSchema.properties) })
const renamed = changed(({ internal_title, ...rest }) => ({ ...rest, inventory: { type: 'string', maxLength: 10 } }))
const ask = async (json_schema: string, carry_over: object[] = []) => {
  const { json, status, text } = await superuser.post(url, { schema_id: museum.schema.id, json_schema, carry_over })
  expect(status, text).toBe(202)
  await expect.poll(async () => (await superuser.get(`${url}/${json.id}`)).json.state, { timeout: 20_000 }).toBe('done')
  return (await superuser.get(`${url}/${json.id}`)).json
}

test('[ADM-42] before a field goes, the documents that have text in it are counted and listed, and a new field of its kind is suggested', async () => {
  const out = await museum.add(titled('Ute', { internal_title: 'HM 1' }), { status: 'published' })
  const draft = await museum.add(titled('Kladd', { internal_title: 'HM 2' }))
  await museum.add(titled('Uten'))
  await museum.add(titled('Tomt', { internal_title: '' }))
  const gone = await museum.add(titled('I søpla', { internal_title: 'HM 3' }))
  await museum.as.editor.delete(`/admin/api/documents/${gone.id}`)

  const impact = await ask(renamed)
  expect(impact).toMatchObject({
    schema_version: 1,
    done: 5,
    total: 5,
    documents: { published: 1, draft: 3 },
    breaking: { published: 0, draft: 0 },
    fields: [],
    vanished: [{ path: '/internal_title', published: 1, draft: 1, deleted: 1, suggestion: '/inventory', targets: ['/inventory'] }],
    carried: 0,
  })
  const list = (await superuser.get(`${url}/${impact.id}/documents?vanished=/internal_title&page_size=1`)).json
  expect(list).toMatchObject({ total_count: 2, items: [{ document_id: out.id, title: 'Ute', status: 'published' }] })
  const { owner_slug, instance_slug } = museum.instance.slugs
  expect(list.items[0].path).toBe(`/${owner_slug}/${instance_slug}/${out.id}`)
  const second = (await superuser.get(`${url}/${impact.id}/documents?vanished=/internal_title&page_size=1&page=1`)).json
  expect(second.items).toMatchObject([{ document_id: draft.id, vanished: ['/internal_title'], errors: [] }])
  expect((await superuser.get(`${url}/${impact.id}/documents?vanished=/title`)).json.total_count).toBe(0)
})

test('[ADM-42] what would break is told by field, without positions; a draft that was incomplete before is not among it', async () => {
  const stops = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } }
  const blocks = [
    { blockType: 'anchor', id: 'aaaaaaaaaa', name: 'første' },
    { blockType: 'anchor', id: 'bbbbbbbbbb', name: 'andre' },
  ]
  await museum.add(titled('Merker', { tags: ['lang merkelapp', 'enda en lang'] }), { status: 'published' })
  await museum.add({ tags: ['lang merkelapp'] })
  await museum.add({ blocks })
  const shorter = changed((all) => ({ ...all, tags: { type: 'array', items: { type: 'string', maxLength: 5 } }, stops }), {
    required: ['title', 'intro'],
  })
  const impact = await ask(shorter)
  expect(impact).toMatchObject({ breaking: { published: 1, draft: 2 }, vanished: [] })
  expect(impact.fields).toEqual([
    { path: '/intro', code: 'required', published: 1, draft: 2 },
    { path: '/tags/*', code: 'too_long', published: 1, draft: 1 },
  ])
  const { items } = (await superuser.get(`${url}/${impact.id}/documents`)).json
  expect(items[0].errors).toEqual(
    expect.arrayContaining([
      { path: '/intro', code: 'required' },
      { path: '/tags/*', code: 'too_long' },
    ]),
  )
})

test('[ADM-42] a dry run counts what the choices would change, shows some of it, and changes nothing', async () => {
  const { id } = await museum.add(titled('Båten', { internal_title: 'HM 1884' }), { status: 'published' })
  await museum.add(titled('Opptatt', { internal_title: 'HM 2', inventory: 'fra før' }))
  const required = changed(({ internal_title, ...rest }) => ({ ...rest, inventory: { type: 'string', maxLength: 10 } }), {
    required: ['title', 'inventory'],
  })
  expect(await ask(required)).toMatchObject({ breaking: { published: 1, draft: 0 } })
  const impact = await ask(required, [{ action: 'move', path: '/internal_title', to: '/inventory' }])
  expect(impact).toMatchObject({
    breaking: { published: 0, draft: 0 },
    carried: 1,
    kept: 1,
    samples: [{ document_id: id, title: 'Båten', path: '/internal_title', to: '/inventory', text: 'HM 1884' }],
  })
  expect((await museum.as.editor.get(`/admin/api/documents/${id}`)).json).toMatchObject({
    version: 1,
    content: { internal_title: 'HM 1884' },
  })
})

test('a schema or a choice that cannot be is refused where it stands', async () => {
  const refused = async (json_schema: string, carry_over: object[]) =>
    (await superuser.post(url, { schema_id: museum.schema.id, json_schema, carry_over })).json
  expect(await refused('{ "type": ', [])).toMatchObject({ status: 400, errors: [{ pointer: '/json_schema', code: 'invalid_schema' }] })
  const move = (path: string, to: string) => ({ action: 'move', path, to })
  const choices: [object[], string][] = [
    [[move('/title', '/inventory')], '/carry_over/0/path'],
    [[move('/internal_title', '/tags')], '/carry_over/0/to'],
    [[move('/internal_title', '/nowhere')], '/carry_over/0/to'],
    [[{ action: 'delete', path: '/internal_title' }, move('/internal_title', '/inventory')], '/carry_over/1/path'],
  ]
  for (const [carry_over, pointer] of choices)
    expect(await refused(renamed, carry_over)).toMatchObject({ status: 409, code: 'documents.carry_impossible', errors: [{ pointer }] })
  expect((await superuser.post(url, { schema_id: 999_999, json_schema: '{}' })).json.code).toBe('documents.unknown_schema')
})

test('a look that is killed goes on from its place and counts nobody twice; one that is cancelled stops', async () => {
  for (let number = 0; number < 12; number += 1)
    await app.make.document({
      schema_id: museum.schema.id,
      application_instance_id: museum.instance.id,
      content: titled(`Nr ${number}`, { internal_title: 'x' }),
    })
  const schemas = createSchemaMemory()
  const { db } = app.database
  await app.jobs.stop()
  const { id } = (await superuser.post(url, { schema_id: museum.schema.id, json_schema: renamed })).json
  const kill = async () => {
    throw new Error('the process ended here')
  }
  await expect(createImpactRun({ db, schemas, rest: kill, atATime: 5 })({ impact_id: id })).rejects.toThrow('ended here')
  expect((await superuser.get(`${url}/${id}`)).json).toMatchObject({ state: 'running', done: 5, total: 12 })
  const run = createImpactRun({ db, schemas, rest: async () => undefined })
  expect(await run({ impact_id: id })).toBe('done')
  expect((await superuser.get(`${url}/${id}`)).json).toMatchObject({ state: 'done', done: 12, vanished: [{ draft: 12 }] })
  expect(await run({ impact_id: id })).toBe('skipped')

  const again = (await superuser.post(url, { schema_id: museum.schema.id, json_schema: renamed })).json
  expect((await superuser.get(`${url}/${id}`)).json.code, 'asked anew, the first is forgotten').toBe('documents.impact_not_found')
  const cancelling = createImpactRun({ db, schemas, atATime: 5, rest: () => superuser.post(`${url}/${again.id}/cancel`) })
  expect(await cancelling({ impact_id: again.id })).toBe('skipped')
  expect((await superuser.get(`${url}/${again.id}`)).json).toMatchObject({ state: 'cancelled', done: 5 })
})

test('a look costs as many queries for each hundred documents, whatever stands in them', async () => {
  const { db } = app.database
  const cost = async () => {
    const { id } = (await superuser.post(url, { schema_id: museum.schema.id, json_schema: renamed })).json
    return countQueries(db, (counted) =>
      createImpactRun({ db: counted, schemas: createSchemaMemory(), rest: async () => undefined })({ impact_id: id }),
    )
  }
  const add = () => museum.add(titled('Båten', { internal_title: 'x' }))
  await add()
  const one = await cost()
  for (let number = 0; number < 20; number += 1) await add()
  expect(await cost()).toBe(one)
})
