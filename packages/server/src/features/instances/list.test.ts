import { instanceRoutes } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list as listRows } from './repository/index.ts'

const path = '/admin/api/instances'
let app: TestApp
let superuser: Caller
let guest: Caller
let made: { id: number; owner_id: number; application_id: number; name: string }[]
let receiver: { id: number; instance: { id: number } }

beforeAll(async () => {
  app = await openTestApp()
  superuser = await app.as(await app.make.superuser())
  const owner = await app.make.owner({ name: { no: 'Sjøfartsmuseet', sv: 'Båtmuseet' } })
  const application = await app.make.application({ name: 'Skjermer', description: 'hemmelig beskrivelse' })
  const locale = await app.make.locale({ language_code: 'no', name: 'Norsk' })
  receiver = await app.make.member('guest')
  guest = await app.as(receiver)
  made = []
  for (const [name, types] of [
    ['Ålesund', ['document']],
    ['Hall 10', ['media']],
    ['Hall 9', ['document', 'media']],
  ] as const) {
    const shared_with = types.map((type) => ({ to_application_instance_id: receiver.instance.id, type }))
    const draft = { name, owner_id: owner.id, application_id: application.id, available_locales: [{ id: locale.id }], shared_with }
    made.push((await superuser.post(path, draft)).json)
  }
})
afterAll(() => app.close())

const list = async (query: string, by = superuser) => (await by.get(`${path}?${query}`)).json
const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)

test('[ADM-30] lists sort by name, slug, time of change and expiry', async () => {
  const own = (names: string[]) => names.filter((name) => made.some((one) => one.name === name))
  expect(own(await namesOf(''))).toEqual(['Hall 9', 'Hall 10', 'Ålesund'])
  expect(own(await namesOf('order_asc=false'))).toEqual(['Ålesund', 'Hall 10', 'Hall 9'])
  expect(own(await namesOf('sort_by=updated_at'))).toEqual(['Ålesund', 'Hall 10', 'Hall 9'])
  expect(own(await namesOf('sort_by=slug'))).toEqual(['Ålesund', 'Hall 10', 'Hall 9'])
  expect((await list('sort_by=expires_at')).count).toBe(4)
})

test('[ADM-90] filters by application, owner and user, alone and together', async () => {
  const [first] = made
  expect(await list(`application_id=${first?.application_id}`)).toMatchObject({ total_count: 3, total_is_exact: true })
  expect(await list(`owner_id=${first?.owner_id}&search=hall`)).toMatchObject({ total_count: 2 })
  expect(await list(`user_id=${receiver.id}`)).toMatchObject({ total_count: 1, items: [{ id: receiver.instance.id }] })
  expect(await list(`user_id=${receiver.id}&application_id=${first?.application_id}`)).toMatchObject({ total_count: 0 })
})

test('search finds an instance by its own name, its owner in any language and its application, also after those changed', async () => {
  expect(await namesOf('search=ålesund')).toEqual(['Ålesund'])
  expect(await namesOf('search=båtmus')).toHaveLength(3)
  expect(await namesOf('search=skjermer')).toHaveLength(3)
  expect(await namesOf('search=hemmelig')).toEqual([])
  const [first] = made
  const { json: owner } = await superuser.get(`/admin/api/owners/${first?.owner_id}`)
  await superuser.put(`/admin/api/owners/${owner.id}/limited`, { ...owner, name: { no: 'Kystmuseet' } })
  const { json: application } = await superuser.get(`/admin/api/applications/${first?.application_id}`)
  await superuser.put(`/admin/api/applications/${application.id}`, { ...application, name: 'Kiosker' })
  expect(await namesOf('search=kystmus')).toHaveLength(3)
  expect(await namesOf('search=båtmus')).toEqual([])
  expect(await namesOf('search=kiosker')).toHaveLength(3)
  expect(await namesOf('search=%25')).toEqual([])
})

test('[ADM-32] an instance is told who gives to it, by type', async () => {
  const givers = async (query: string, by = guest) =>
    (await by.get(`${path}/${receiver.instance.id}/shared-instances?${query}`)).json.items.map(
      ({ name, types }: { name: string; types: string[] }) => `${name}: ${types.join(' ')}`,
    )
  expect(await givers('')).toEqual(['Hall 9: document media', 'Hall 10: media', 'Ålesund: document'])
  expect(await givers('type=document')).toEqual(['Hall 9: document media', 'Ålesund: document'])
  expect(await givers('type=media', superuser)).toEqual(['Hall 9: document media', 'Hall 10: media'])
  expect((await guest.get(`${path}/${receiver.instance.id}/shared-instances?type=schema`)).status).toBe(400)
  expect((await guest.get(`${path}/${made[0]?.id}/shared-instances`)).status).toBe(404)
})

test('[ROLE-01] [V1] a share lets nobody read the giving instance itself, and a giver tells its people nothing of receivers', async () => {
  expect((await guest.get(`${path}/${made[0]?.id}`)).status).toBe(404)
  const giver = await app.make.user()
  await superuser.post(`${path}/${made[0]?.id}/user/${giver.id}/role/1`)
  const admin = await app.as(giver)
  expect((await admin.get(`${path}/${made[0]?.id}`)).json.shared_with).toEqual([])
  expect((await admin.get(path)).json.items[0].shared_with).toEqual([])
  expect((await superuser.get(`${path}/${made[0]?.id}`)).json.shared_with).toHaveLength(1)
})

test('[V1] [V21] people see the instances they work in, by no parameter any other', async () => {
  for (const query of [
    '',
    'search=hall',
    'include_deleted=true',
    'is_deleted=true',
    `application_id=${made[0]?.application_id}`,
    'include_expired=true',
  ])
    for (const { id } of (await list(`${query}&page_size=100`, guest)).items) expect(id).toBe(receiver.instance.id)
  expect(await list(`application_id=${made[0]?.application_id}`, guest)).toMatchObject({ total_count: 0 })
  expect(await list('user_id=1', guest)).toMatchObject({ status: 403 })
  const nobody = await app.as(await app.make.user())
  expect(await list('include_expired=true&include_deleted=true', nobody)).toMatchObject({ items: [], total_count: 0 })
})

test.each(['sort_by=max_users', 'application_id=0', 'user_id=-1', 'include_expired=1', 'page_size=1000', 'owner=1'])(
  '[V2] [V22] ?%s is refused',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 'invalid' })
  },
)

test('[LIST-10] the number of queries does not grow with the page', async () => {
  for (let n = 0; n < 12; n += 1) await app.make.instance()
  const queries = (page_size: number, search?: string) =>
    countQueries(app.database.db, async (db) => {
      const { items } = await listRows(db, instanceRoutes.list.query.parse({ page_size, search }), 'all')
      expect(items.length).toBeGreaterThanOrEqual(Math.min(page_size, 12))
    })
  expect(await queries(100)).toBe(await queries(1))
  expect(await queries(100, 'museet')).toBe(await queries(1, 'museet'))
})
