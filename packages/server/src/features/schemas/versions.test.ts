import { prepareSchema } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/schemas'
let app: TestApp
let superuser: Caller
let application_id: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.user({ name: 'Solveig Berg', is_admin: true }))
  application_id = (await app.make.application()).id
})

const schemaOf = (...names: string[]) =>
  JSON.stringify({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/localised' }])) })
const add = async () =>
  (await superuser.post(path, { name: 'Artikkel', application_id, json_schema: schemaOf('title'), title_field_json_path: '$.title' })).json
const history = async (id: number, query = '') => (await superuser.get(`${path}/${id}/history${query}`)).json

describe('[ADM-41] versions', () => {
  test('each save is one more; history says who, when and what became another one; an old one never changes', async () => {
    const first = await add()
    const second = (await superuser.put(`${path}/${first.id}`, { ...first, name: 'Fortelling', json_schema: schemaOf('title', 'b', 'a') }))
      .json
    expect(second.version).toBe(2)
    expect(await history(first.id)).toMatchObject({
      count: 2,
      total_count: 2,
      items: [
        { version: 2, action: 'updated', changed: ['name', 'json_schema'], restored_from: null, saved_by: 'Solveig Berg' },
        { version: 1, action: 'created', changed: [] },
      ],
    })
    const old = (await superuser.get(`${path}/${first.id}/version/1`)).json
    expect(old).toMatchObject({ version: 1, name: 'Artikkel', json_schema: schemaOf('title'), title_field_json_path: '$.title' })
    const now = (await superuser.get(`${path}/${first.id}/version/2`)).json
    expect(now).toMatchObject({ version: 2, name: 'Fortelling', saved_at: second.updated_at })
    expect(now.prepared_schema).toBe(JSON.stringify(prepareSchema(schemaOf('title', 'b', 'a')).schema))
    expect(Object.keys(JSON.parse(now.prepared_schema).properties)).toEqual(['title', 'b', 'a'])
  })

  test('an old version is restored as the next one; its address and application stay', async () => {
    const first = await add()
    const other = await app.make.application()
    const second = (
      await superuser.put(`${path}/${first.id}`, { ...first, name: 'B', slug: 'b', application_id: other.id, json_schema: schemaOf('b') })
    ).json
    const restore = `${path}/${first.id}/version/1/restore`
    expect((await superuser.post(restore, { version: 1 })).json).toMatchObject({ status: 409, code: 'conflict', stored: { version: 2 } })
    const third = (await superuser.post(restore, { version: second.version })).json
    expect(third).toMatchObject({ version: 3, name: 'Artikkel', json_schema: schemaOf('title'), slug: 'b', application_id: other.id })
    expect((await history(first.id)).items[0]).toMatchObject({
      version: 3,
      action: 'restored',
      restored_from: 1,
      changed: ['name', 'json_schema'],
    })
    expect((await superuser.get(`${path}/${first.id}/version/2`)).json).toMatchObject({ name: 'B' })
  })

  test('deleting and restoring are versions too, so that no number is missing', async () => {
    const { id } = await add()
    await superuser.delete(`${path}/${id}`)
    await superuser.post(`${path}/${id}/undelete`)
    const { items, total_count } = await history(id)
    expect(items.map(({ version, action }: { version: number; action: string }) => [version, action])).toEqual([
      [3, 'undeleted'],
      [2, 'deleted'],
      [1, 'created'],
    ])
    expect(total_count).toBe(3)
    const [one, three] = [1, 3].map(async (version) => (await superuser.get(`${path}/${id}/version/${version}`)).json.prepared_schema)
    expect(await three).toBe(await one)
  })

  test('a version that is not there, and one of something else, answer 404', async () => {
    const { id } = await add()
    expect((await superuser.get(`${path}/${id}/version/9`)).json).toMatchObject({ status: 404, code: 'schemas.version_not_found' })
    expect((await superuser.post(`${path}/${id}/version/9/restore`, { version: 1 })).status).toBe(404)
    expect((await superuser.post(`${path}/${id}/version/1/restore`, {})).json).toMatchObject({
      status: 400,
      errors: [{ pointer: '/version' }],
    })
  })

  test('history comes by pages', async () => {
    let schema = await add()
    for (let n = 0; n < 4; n += 1) schema = (await superuser.put(`${path}/${schema.id}`, { ...schema, name: `Navn ${n}` })).json
    const page = await history(schema.id, '?page=1&page_size=2')
    expect(page).toMatchObject({ count: 2, total_count: 5, page: 1, page_size: 2, items: [{ version: 3 }, { version: 2 }] })
    expect((await superuser.get(`${path}/${schema.id}/history?page_size=1000`)).status).toBe(400)
  })

  test('[V11] whoever works with the application reads the schema, but not how it came about', async () => {
    const member = await app.make.member('admin')
    const admin = await app.as(member)
    const { id } = await app.make.schema({ application_id: member.instance.application_id })
    expect((await admin.get(`${path}/${id}`)).status).toBe(200)
    expect((await admin.get(`${path}/${id}/history`)).status).toBe(403)
    expect((await admin.get(`${path}/${id}/version/1`)).status).toBe(403)
    expect((await admin.post(`${path}/${id}/version/1/restore`, { version: 1 })).status).toBe(403)
  })
})
