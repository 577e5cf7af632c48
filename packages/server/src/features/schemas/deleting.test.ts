import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/schemas'
const applications = '/admin/api/applications'
let app: TestApp
let superuser: Caller
let application_id: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  application_id = (await app.make.application({ name: 'Publikumsguide' })).id
})

const add = (name = 'Artikkel') => app.make.schema({ application_id, name })
const get = async (url: string) => (await superuser.get(url)).json
const menuOf = (...ids: number[]) => [
  {
    menu_items: ids.map((schema_id) => ({
      action: { doc_type: 'Schema', schema_id },
      sub_menu_items: [{ action: { doc_type: 'Schema', schema_id } }, { action: { doc_type: 'QR' } }],
    })),
  },
]
const setMenu = async (fields: object, id = application_id) =>
  superuser.put(`${applications}/${id}`, { ...(await get(`${applications}/${id}`)), ...fields })

describe('[ADM-04] deleting and restoring', () => {
  test('deleted, out of lists, restored with a suffix when the slug was taken meanwhile', async () => {
    const { id } = await app.make.schema({ application_id, slug: 'artikkel' })
    const before = await get(`${path}/${id}`)
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)
    expect(await get(path)).toMatchObject({ total_count: 0, items: [] })
    expect(await get(`${path}?is_deleted=true`)).toMatchObject({ total_count: 1, items: [{ id }] })
    expect((await superuser.put(`${path}/${id}`, { ...before, version: 2 })).json).toMatchObject({ status: 409, code: 'is_deleted' })
    await app.make.schema({ application_id, slug: 'artikkel' })
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({
      deleted_at: null,
      slug: 'artikkel-2',
      slug_before: 'artikkel',
      version: 3,
    })
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({ slug_before: null, version: 3 })
  })

  test('only what is deleted is removed for ever, and its versions with it', async () => {
    const { id } = await add()
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).json).toMatchObject({ status: 409, code: 'not_deleted' })
    await superuser.delete(`${path}/${id}`)
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).status).toBe(204)
    expect(await get(`${path}/${id}`)).toMatchObject({ status: 404, code: 'schemas.not_found' })
    expect(await app.database.db.selectFrom('schema_versions').selectAll().execute()).toEqual([])
  })

  test('one that a menu or the owner page names answers 409 with the application; force leaves no dangling reference', async () => {
    const { id } = await add()
    const { id: kept } = await add('Gruppe')
    expect((await setMenu({ menu: menuOf(id, kept), owner_schema_id: id })).status).toBe(200)
    const refused = {
      status: 409,
      code: 'in_use',
      used_by_count: 1,
      used_by: [{ kind: 'application', id: application_id, name: 'Publikumsguide' }],
    }
    expect((await superuser.delete(`${path}/${id}`)).json).toMatchObject(refused)
    const { version } = await get(`${applications}/${application_id}`)
    expect((await superuser.delete(`${path}/${id}?force=true`)).status).toBe(204)
    const after = await get(`${applications}/${application_id}`)
    expect(after).toMatchObject({ owner_schema_id: null, version: version + 1 })
    const ids = (item: { action: { schema_id?: number } }) => item.action.schema_id
    const [first, second] = after.menu[0].menu_items
    expect([ids(first), ids(first.sub_menu_items[0]), ids(second), ids(second.sub_menu_items[0])]).toEqual([null, null, kept, kept])
    const [entry] = await app.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('record_kind', '=', 'application')
      .orderBy('id', 'desc')
      .execute()
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['menu', 'owner_schema_id'])
  })

  test('one that a menu names does not move to another application', async () => {
    const { id } = await add()
    await setMenu({ menu: menuOf(id) })
    const other = await app.make.application()
    const schema = await get(`${path}/${id}`)
    expect((await superuser.put(`${path}/${id}`, { ...schema, application_id: other.id })).json).toMatchObject({
      status: 409,
      code: 'in_use',
    })
    await setMenu({ menu: [] })
    expect((await superuser.put(`${path}/${id}`, { ...schema, application_id: other.id })).json).toMatchObject({ application_id: other.id })
  })

  test('an application with schemas says so; by force they go with it, and come back after it', async () => {
    const { id } = await add()
    expect((await superuser.delete(`${applications}/${application_id}`)).json).toMatchObject({
      status: 409,
      code: 'in_use',
      used_by: [{ kind: 'schema', id, name: 'Artikkel' }],
    })
    expect((await superuser.delete(`${applications}/${application_id}?force=true`)).status).toBe(204)
    expect(await get(`${path}/${id}`)).toMatchObject({ deleted_at: expect.any(String), version: 2 })
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({ status: 409, code: 'schemas.application_deleted' })
    await superuser.post(`${applications}/${application_id}/undelete`)
    expect((await superuser.post(`${path}/${id}/undelete`)).status).toBe(200)
  })

  test('an application that goes for ever takes its schemas along', async () => {
    const { id } = await add()
    await setMenu({ menu: menuOf(id), owner_schema_id: id })
    await superuser.delete(`${applications}/${application_id}?force=true`)
    expect((await superuser.delete(`${applications}/${application_id}?permanent=true&force=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${id}`)).status).toBe(404)
  })
})

describe('[ADM-20] what a menu names', () => {
  test('schemas that are not there, are deleted or belong to another application are refused, each at its field', async () => {
    const { id: mine } = await add()
    const { id: foreign } = await app.make.schema()
    const { id: deleted } = await add()
    await superuser.delete(`${path}/${deleted}`)
    expect((await setMenu({ menu: menuOf(mine, foreign), owner_schema_id: deleted })).json).toMatchObject({
      status: 409,
      code: 'applications.unknown_schema',
      errors: [
        { pointer: '/owner_schema_id', code: 'not_an_option' },
        { pointer: '/menu/0/menu_items/1/action/schema_id' },
        { pointer: '/menu/0/menu_items/1/sub_menu_items/0/action/schema_id' },
      ],
    })
    expect((await setMenu({ menu: menuOf(mine), owner_schema_id: mine })).json).toMatchObject({
      owner_schema_id: mine,
      default_action_params: `schema=${mine}`,
    })
  })

  test('a new application has no schemas yet, so its menu can name none', async () => {
    const { id } = await add()
    expect((await superuser.post(applications, { name: 'Ny', menu: menuOf(id) })).json).toMatchObject({
      code: 'applications.unknown_schema',
    })
    expect((await get(applications)).total_count).toBe(1)
  })

  test('a menu saved while its schema is deleted never ends up naming what is gone', async () => {
    const { id } = await add()
    const application = await get(`${applications}/${application_id}`)
    const [saved, deleted] = await Promise.all([
      superuser.put(`${applications}/${application_id}`, { ...application, menu: menuOf(id) }),
      superuser.delete(`${path}/${id}`),
    ])
    expect([saved.status, deleted.status].sort()).toEqual(saved.status === 200 ? [200, 409] : [204, 409])
  })
})
