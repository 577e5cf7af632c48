import { applicationRoutes } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list as listRows } from './repository/index.ts'

const path = '/admin/api/applications'
let app: TestApp
let superuser: Caller
let self: { id: number }

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  self = await app.make.user({ name: 'Solveig Berg', is_admin: true })
  superuser = await app.as(self)
})

const menu = [
  {
    title: { no: 'Innhold', en: 'Content' },
    menu_items: [
      {
        mui_icon: 'Article',
        title: { no: 'Artikler' },
        action: { doc_type: 'Schema', schema_id: null, single_document: true, chip_content: '$.type' },
        sub_menu_items: [
          { mui_icon: null, title: { no: 'Bilder' }, action: { doc_type: 'Media', media_type: 'image' }, sub_menu_items: [] },
          { mui_icon: null, title: { no: 'Koder' }, action: { doc_type: 'QR' }, sub_menu_items: [] },
        ],
      },
      { mui_icon: 'Delete', title: { no: 'Papirkurv' }, action: { doc_type: 'DocumentBin' }, sub_menu_items: [] },
      { mui_icon: null, title: {}, action: { doc_type: 'MediaBin' }, sub_menu_items: [] },
    ],
  },
]
const whole = {
  name: 'Publikumsguide',
  slug: 'guide',
  description: 'En guide på mobilen.\nMed kart.',
  image_url: 'https://museum.test/guide.png',
  url: 'https://guide.test/',
  qr_code_base_url: 'https://guide.test/q/',
  owner_schema_id: null,
  menu_heading: 'Guiden',
  menu,
}
const get = async (id: number) => (await superuser.get(`${path}/${id}`)).json

describe('[ADM-20] applications', () => {
  test('a superuser adds one with all its fields and its menu, and finds it again', async () => {
    const made = await superuser.post(path, whole)
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ ...whole, version: 1, created_by: 'Solveig Berg', deleted_at: null })
    expect(made.json.default_action_params).toBe('schema=0&mediaType=image')
    expect(await get(made.json.id)).toEqual(made.json)
  })

  test('a name is enough; the rest has its defaults, and the slug is made of the name', async () => {
    expect((await superuser.post(path, { name: 'Båtguide' })).json).toMatchObject({
      slug: 'batguide',
      description: null,
      image_url: null,
      url: null,
      qr_code_base_url: null,
      owner_schema_id: null,
      menu_heading: null,
      menu: [],
      default_action_params: '',
    })
  })

  test('a menu item that says little gets the defaults: a schema not yet chosen, many documents', async () => {
    const { json } = await superuser.post(path, { name: 'Guide', menu: [{ menu_items: [{}, { action: { doc_type: 'Media' } }] }] })
    expect(json.menu).toEqual([
      {
        title: {},
        menu_items: [
          {
            mui_icon: null,
            title: {},
            action: { doc_type: 'Schema', schema_id: null, single_document: false, chip_content: null },
            sub_menu_items: [],
          },
          { mui_icon: null, title: {}, action: { doc_type: 'Media', media_type: 'image' }, sub_menu_items: [] },
        ],
      },
    ])
    expect(json.default_action_params).toBe('schema=0&mediaType=image')
  })

  test('slugs: a default that is taken gets -2, also at once; a chosen one that is taken is refused at its field', async () => {
    const made = await Promise.all([1, 2, 3].map(() => superuser.post(path, { name: 'Guide' })))
    expect(made.map(({ json }) => json.slug).sort()).toEqual(['guide', 'guide-2', 'guide-3'])
    expect((await superuser.post(path, whole)).json).toMatchObject({
      status: 409,
      code: 'applications.slug_taken',
      errors: [{ pointer: '/slug', code: 'taken' }],
    })
  })

  test('a change names the version it was read at; two at once: one wins, the other gets what is stored', async () => {
    const { json } = await superuser.post(path, whole)
    const { version: _version, ...unversioned } = json
    expect((await superuser.put(`${path}/${json.id}`, unversioned)).json).toMatchObject({ status: 428 })
    const saves = await Promise.all(['A', 'B', 'C'].map((name) => superuser.put(`${path}/${json.id}`, { ...json, name })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const winner = saves.find(({ status }) => status === 200)?.json
    expect(winner.version).toBe(2)
    for (const { json: late } of saves.filter(({ status }) => status === 409))
      expect(late).toMatchObject({ code: 'conflict', stored: { name: winner.name, version: 2, menu } })
  })

  test('every change is recorded field by field', async () => {
    const { json } = await superuser.post(path, whole)
    await superuser.put(`${path}/${json.id}`, { ...json, menu: [], url: null })
    const entries = await app.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute()
    expect(entries).toMatchObject([
      { action: 'created', record_kind: 'application', record_id: String(json.id), user_id: self.id },
      { action: 'updated', changes: { url: ['https://guide.test/', null] } },
    ])
    expect(Object.keys(entries[1]?.changes ?? {}).sort()).toEqual(['menu', 'url'])
  })
})

test.each([
  [{ name: ' ' }, '/name', 'required'],
  [{ ...whole, slug: 'Å' }, '/slug', 'pattern'],
  [{ ...whole, url: 'ftp://x' }, '/url', 'url'],
  [{ ...whole, image_url: 'http://museum.test/a.png' }, '/image_url', 'url'],
  [{ ...whole, qr_code_base_url: 'guide' }, '/qr_code_base_url', 'url'],
  [{ ...whole, owner_schema_id: 1.5 }, '/owner_schema_id', 'wrong_type'],
  [{ ...whole, menu: {} }, '/menu', 'wrong_type'],
  [{ ...whole, menu: [{ menu_items: [{ action: { doc_type: 'Evil' } }] }] }, '/menu/0/menu_items/0/action/doc_type', 'invalid'],
  [{ ...whole, menu: [{ menu_items: [{ mui_icon: '../x' }] }] }, '/menu/0/menu_items/0/mui_icon', 'pattern'],
  [
    { ...whole, menu: [{ menu_items: [{ sub_menu_items: [{ sub_menu_items: [{}] }] }] }] },
    '/menu/0/menu_items/0/sub_menu_items/0/sub_menu_items',
    'too_many',
  ],
])('[ADM-03] [ADM-20] %j is refused at %s as %s, and nothing is written', async (draft, pointer, code) => {
  const refused = await superuser.post(path, draft)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect((await superuser.get(path)).json.total_count).toBe(0)
})

test('[V12] read-only and unknown fields are dropped, in the menu too', async () => {
  const { json } = await superuser.post(path, {
    ...whole,
    id: 77,
    version: 9,
    default_action_params: 'schema=evil',
    menu: [{ evil: 1, menu_items: [{ evil: 2, action: { doc_type: 'QR', schema_id: 4, onclick: 'x' } }] }],
  })
  expect(json).toMatchObject({ version: 1, default_action_params: 'schema=qr' })
  expect(json.id).not.toBe(77)
  expect(json.menu).toEqual([{ title: {}, menu_items: [{ mui_icon: null, title: {}, action: { doc_type: 'QR' }, sub_menu_items: [] }] }])
})

describe('[ADM-04] deleting and restoring', () => {
  test('deleted, out of lists, restored with a suffix when the slug was taken meanwhile', async () => {
    const { json } = await superuser.post(path, whole)
    expect((await superuser.delete(`${path}/${json.id}`)).status).toBe(204)
    expect((await superuser.get(path)).json.total_count).toBe(0)
    expect((await superuser.get(`${path}?is_deleted=true`)).json.items).toHaveLength(1)
    expect((await superuser.put(`${path}/${json.id}`, json)).json).toMatchObject({ status: 409, code: 'is_deleted' })
    await superuser.post(path, whole)
    expect((await superuser.post(`${path}/${json.id}/undelete`)).json).toMatchObject({
      deleted_at: null,
      slug: 'guide-2',
      slug_before: 'guide',
    })
  })

  test('one with instances answers 409 with their list; only what is deleted is removed for ever', async () => {
    const { json } = await superuser.post(path, whole)
    const instance = await app.make.instance({ application_id: json.id })
    expect((await superuser.delete(`${path}/${json.id}`)).json).toMatchObject({
      status: 409,
      code: 'in_use',
      used_by_count: 1,
      used_by: [{ kind: 'instance', id: instance.id, name: instance.name }],
    })
    const { json: unused } = await superuser.post(path, { name: 'Ubrukt' })
    expect((await superuser.delete(`${path}/${unused.id}?permanent=true`)).json).toMatchObject({ status: 409, code: 'not_deleted' })
    await superuser.delete(`${path}/${unused.id}`)
    expect((await superuser.delete(`${path}/${unused.id}?permanent=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${unused.id}`)).json).toMatchObject({ status: 404, code: 'applications.not_found' })
  })
})

describe('lists', () => {
  test('sort by our own keys, slug and time, search, and count what is deleted apart', async () => {
    for (const [name, slug] of [
      ['Åpen', 'b'],
      ['Guide 10', 'c'],
      ['Guide 9', 'a'],
    ] as const)
      await app.make.application({ name, slug })
    const names = async (query: string) => (await superuser.get(`${path}?${query}`)).json.items.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['Guide 9', 'Guide 10', 'Åpen'])
    expect(await names('sort_by=slug&order_asc=false')).toEqual(['Guide 10', 'Åpen', 'Guide 9'])
    expect(await names('sort_by=updated_at')).toEqual(['Åpen', 'Guide 10', 'Guide 9'])
    expect(await names('search=guide')).toEqual(['Guide 9', 'Guide 10'])
    expect(await names('search=%25')).toEqual([])
    expect((await superuser.get(`${path}?page_size=1`)).json).toMatchObject({ count: 1, total_count: 3, total_is_exact: true })
    expect((await superuser.get(`${path}?sort_by=menu`)).status).toBe(400)
  })

  test('[ROLE-01] [V1] [V21] people see the applications they work with, nobody else any', async () => {
    const member = await app.make.member('guest')
    const foreign = await app.make.member('editor')
    const guest = await app.as(member)
    expect((await guest.get(`${path}?include_deleted=true`)).json).toMatchObject({
      total_count: 1,
      items: [{ id: member.instance.application_id }],
    })
    expect((await guest.get(`${path}?search=guide`)).json.total_count).toBe(1)
    expect((await guest.get(`${path}/${foreign.instance.application_id}`)).status).toBe(404)
    expect((await (await app.as(await app.make.user())).get(path)).json).toMatchObject({ items: [], total_count: 0 })
  })
})

test('[LIST-10] the number of queries does not grow with the page', async () => {
  for (let n = 0; n < 12; n += 1) await app.make.application()
  const queries = (page_size: number, search?: string) =>
    countQueries(app.database.db, async (db) => {
      const { items } = await listRows(db, applicationRoutes.list.query.parse({ page_size, search }), 'all')
      expect(items.length).toBeGreaterThanOrEqual(Math.min(page_size, 12))
    })
  expect(await queries(100)).toBe(await queries(1))
  expect(await queries(100, 'guide')).toBe(await queries(1, 'guide'))
})
