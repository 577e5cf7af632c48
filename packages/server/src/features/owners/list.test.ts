import { ownerRoutes } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list as listRows } from './repository/index.ts'

const path = '/admin/api/owners'
let app: TestApp
let superuser: Caller
let person: { id: number }
let foreign: { instance: { owner_id: number } }

const names = [
  { no: 'Ålesund museum', sv: 'Zornmuseet' },
  { no: 'Aas bygdetun', sv: 'Ägarhuset' },
  { no: 'Ærfuglhuset', sv: 'Ödegården' },
  { no: 'Museum 10', sv: 'Åmuseet' },
  { no: 'Museum 9', en: 'Ninth museum' },
]

beforeAll(async () => {
  app = await openTestApp()
  superuser = await app.as(await app.make.superuser())
  for (const name of names) await app.make.owner({ name, identifier: `id-${name.no.length}` })
  const gone = await app.make.owner({ name: { no: 'Borte' }, slug: 'borte' })
  await superuser.delete(`${path}/${gone.id}`)

  person = await app.make.user({ name: 'Jonas' })
  const join = async (role_id: number, expires_at: string | null = null) => {
    const instance = await app.make.instance({ expires_at })
    await app.database.db
      .insertInto('instance_users')
      .values({ application_instance_id: instance.id, user_id: person.id, role_id })
      .execute()
    return instance
  }
  await join(1)
  await join(2)
  await join(3)
  await join(2, '2020-01-01T00:00:00.000Z')
  foreign = await app.make.member('editor')
})
afterAll(() => app.close())

const list = async (query: string, by = superuser) => (await by.get(`${path}?${query}`)).json
const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: { no: string } }) => name.no)

test('[ADM-10] names sort by the alphabet and the text of the language asked for, numbers by value', async () => {
  const own = (await namesOf('page_size=100')).filter((name: string) => names.some(({ no }) => no === name))
  expect(own).toEqual(['Museum 9', 'Museum 10', 'Ærfuglhuset', 'Ålesund museum', 'Aas bygdetun'])
  const inSwedish = (await list('locale=sv&page_size=100')).items.flatMap(({ name }: { name: { sv?: string } }) => name.sv ?? [])
  expect(inSwedish).toEqual(['Zornmuseet', 'Åmuseet', 'Ägarhuset', 'Ödegården'])
})

test('[ADM-10] lists sort by slug and by when they were changed', async () => {
  const slugs = (await list('sort_by=slug&page_size=100')).items.map(({ slug }: { slug: string }) => slug)
  expect(slugs).toEqual([...slugs].sort())
  const { items } = await list('page_size=1&sort_by=name')
  await superuser.put(`${path}/${items[0].id}`, { ...items[0], identifier: 'changed' })
  expect((await list('sort_by=updated_at&order_asc=false&page_size=1')).items[0].id).toBe(items[0].id)
})

test('search finds names in any language, slugs and identifiers', async () => {
  expect(await namesOf('search=zorn')).toEqual(['Ålesund museum'])
  expect(await namesOf('search=ninth')).toEqual(['Museum 9'])
  expect(await namesOf('search=%C3%A6rf')).toEqual(['Ærfuglhuset'])
  expect(await list('search=owner-')).toMatchObject({ total_is_exact: true })
  expect(await namesOf('search=id-9')).toEqual(['Museum 10'])
})

test('[V2] a search is text, never pattern or SQL', async () => {
  for (const search of ['%', '_useum', "' or 1=1 --", '\\']) expect(await namesOf(`search=${encodeURIComponent(search)}`)).toEqual([])
})

test('[LIST-10] totals are right with and without what is deleted', async () => {
  const { total_count } = await list('page_size=5')
  expect(total_count).toBe((await list('page_size=100')).items.length)
  expect(await list('is_deleted=true')).toMatchObject({ total_count: 1, items: [{ slug: 'borte' }] })
  expect(await list('include_deleted=true&page_size=100')).toMatchObject({ total_count: total_count + 1, count: total_count + 1 })
  expect(await list('page=400')).toMatchObject({ items: [], total_count })
})

test('[ROLE-01] [V1] a person sees the owners they work for, by no parameter any other', async () => {
  const by = await app.as(person)
  const ids = async (query: string) => (await list(query, by)).items.map(({ id }: { id: number }) => id)
  expect(await list('page_size=100', by)).toMatchObject({ total_count: 4, total_is_exact: true })
  for (const query of [
    'include_deleted=true',
    'is_deleted=true',
    'search=borte',
    'search=museet',
    'sort_by=updated_at',
    'only_edit_privileges=true',
  ])
    expect(await ids(`${query}&page_size=100`)).not.toContain(foreign.instance.owner_id)
  expect(await list('search=borte&include_deleted=true', by)).toMatchObject({ total_count: 0 })
  expect((await by.get(`${path}/${foreign.instance.owner_id}`)).json).toMatchObject({ status: 404, code: 'owners.not_found' })
})

test('[ADM-11] [OWN-01] only_edit_privileges leaves out where one is guest and what has expired', async () => {
  expect(await list('only_edit_privileges=true', await app.as(person))).toMatchObject({ total_count: 2, count: 2 })
})

test('[V21] one who works nowhere sees none, not all', async () => {
  const by = await app.as(await app.make.user())
  for (const query of ['', 'only_edit_privileges=true', 'include_deleted=true'])
    expect(await list(query, by)).toMatchObject({ items: [], total_count: 0 })
})

test.each([
  ['sort_by=identifier', '/query/sort_by'],
  ['locale=de', '/query/locale'],
  ['only_edit_privileges=1', '/query/only_edit_privileges'],
  ['page_size=101', '/query/page_size'],
  ['search_text=x', '/query/search_text'],
])('[V1] [V2] [V22] ?%s is refused and %s named', async (query, pointer) => {
  expect((await list(query)).errors).toContainEqual(expect.objectContaining({ pointer }))
})

test('[LIST-10] the number of queries does not grow with the page', async () => {
  for (let n = 0; n < 12; n += 1) await app.make.owner()
  const queries = (page_size: number, search?: string) =>
    countQueries(app.database.db, async (db) => {
      const { items } = await listRows(db, ownerRoutes.list.query.parse({ page_size, search }), 'all')
      expect(items.length).toBeGreaterThanOrEqual(Math.min(page_size, 12))
    })
  expect(await queries(100)).toBe(await queries(1))
  expect(await queries(100, 'museet')).toBe(await queries(1, 'museet'))
})
