import { schemaRoutes } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list as listRows } from './repository/index.ts'

const path = '/admin/api/schemas'
let app: TestApp
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
})

const namesOf = async (caller: Caller, query: string) =>
  (await caller.get(`${path}?${query}`)).json.items.map(({ name }: { name: string }) => name)

test('[ADM-40] lists sort by name, description and time in our own order, search, and filter by application', async () => {
  const guide = await app.make.application({ name: 'Guide' })
  const kiosk = await app.make.application({ name: 'Kiosk' })
  for (const [name, description, application_id] of [
    ['Åpning', 'Zebra', guide.id],
    ['Artikkel 10', null, guide.id],
    ['Artikkel 9', 'Åre', kiosk.id],
  ] as const)
    await app.make.schema({ name, description, application_id })
  const names = (query: string) => namesOf(superuser, query)
  expect(await names('')).toEqual(['Artikkel 9', 'Artikkel 10', 'Åpning'])
  expect(await names('order_asc=false')).toEqual(['Åpning', 'Artikkel 10', 'Artikkel 9'])
  expect(await names('sort_by=description')).toEqual(['Artikkel 10', 'Åpning', 'Artikkel 9'])
  expect(await names('sort_by=updated_at')).toEqual(['Åpning', 'Artikkel 10', 'Artikkel 9'])
  expect(await names('search=artikkel')).toEqual(['Artikkel 9', 'Artikkel 10'])
  expect(await names('search=zebra')).toEqual(['Åpning'])
  expect(await names('search=%25')).toEqual([])
  expect(await names(`application_id=${guide.id}`)).toEqual(['Artikkel 10', 'Åpning'])
  const { json } = await superuser.get(`${path}?page_size=1&application_id=${kiosk.id}`)
  expect(json).toMatchObject({ count: 1, total_count: 1, total_is_exact: true, items: [{ application_name: 'Kiosk' }] })
  expect(json.items[0]).not.toHaveProperty('json_schema')
})

test.each(['sort_by=json_schema', 'sort_by=name;drop', 'application_id=x', 'page=-1', 'page_size=1000', 'evil=1'])(
  '[LIST-10] [V1] [V2] the parameter %s is refused',
  async (query) => {
    expect((await superuser.get(`${path}?${query}`)).json).toMatchObject({ status: 400, code: 'invalid' })
  },
)

test('[ROLE-01] [V1] [V21] people see the schemas of the applications they work with, whatever they ask for', async () => {
  const member = await app.make.member('guest')
  const foreign = await app.make.schema({ name: 'Hemmelig' })
  await app.make.schema({ application_id: member.instance.application_id, name: 'Artikkel' })
  const guest = await app.as(member)
  expect((await guest.get(`${path}?include_deleted=true`)).json).toMatchObject({ total_count: 1, items: [{ name: 'Artikkel' }] })
  expect(await namesOf(guest, 'search=hemmelig')).toEqual([])
  const { application_id } = (await superuser.get(`${path}/${foreign.id}`)).json
  expect((await guest.get(`${path}?application_id=${application_id}`)).json).toMatchObject({ total_count: 0, items: [] })
  expect((await guest.get(`${path}/${foreign.id}`)).json).toMatchObject({ status: 404, code: 'schemas.not_found' })
  expect((await (await app.as(await app.make.user())).get(path)).json).toMatchObject({ items: [], total_count: 0 })
})

test('[ROLE-01] someone whose instance has expired still reads its schemas', async () => {
  const instance = await app.make.instance({ expires_at: '2020-01-01T00:00:00Z' })
  const editor = await app.as(await app.make.member('editor', instance))
  const { id } = await app.make.schema({ application_id: instance.application_id })
  expect((await editor.get(`${path}/${id}`)).status).toBe(200)
})

test('[LIST-10] the number of queries does not grow with the page', async () => {
  const { id: application_id } = await app.make.application()
  for (let n = 0; n < 12; n += 1) await app.make.schema({ application_id })
  const queries = (page_size: number, search?: string) =>
    countQueries(app.database.db, async (db) => {
      const { items } = await listRows(db, schemaRoutes.list.query.parse({ page_size, search }), 'all')
      expect(items.length).toBeGreaterThanOrEqual(Math.min(page_size, 12))
    })
  expect(await queries(100)).toBe(await queries(1))
  expect(await queries(100, 'skjema')).toBe(await queries(1, 'skjema'))
})
