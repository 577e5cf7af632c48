import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/users'
let app: TestApp
let superuser: Caller
let editor: Caller

const names = ['Åse Øvrebø', 'Ærlend Dahl', 'Aase Moe', 'Berit 100', 'Berit 9', 'Zoë Lind', 'per_cent 100%', "O'Hara"]

beforeAll(async () => {
  app = await openTestApp()
  superuser = await app.as(await app.make.user({ name: 'Solveig', username: 'solveig@museum.test', is_admin: true }))
  editor = await app.as(await app.make.user({ name: 'Editor', username: 'editor@museum.test', activated: false }))
  for (const [index, name] of names.entries()) await app.make.user({ name, username: `p${index}@museum.test` })
  const [banned] = (await superuser.get(`${path}?search=Lind`)).json.items
  await superuser.post(`${path}/ban/${banned.id}`)
})
afterAll(() => app.close())

const list = async (query: string) => (await superuser.get(`${path}?${query}`)).json
const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)

test('[LIST-10] a list answers items, count, total_count, page and page_size', async () => {
  const first = await list('page_size=3')
  expect(first).toMatchObject({ count: 3, total_count: 10, total_is_exact: true, page: 0, page_size: 3 })
  expect((await list('page=3&page_size=3')).count).toBe(1)
})

test('[LIST-10] a page past the end is empty and tells the true total', async () => {
  expect(await list('page=400&page_size=100')).toMatchObject({ items: [], count: 0, total_count: 10, page: 400 })
})

test('[ADM-60] names sort as Norwegians read them, numbers by value', async () => {
  expect(await namesOf('sort_by=name&page_size=100')).toEqual([
    'Berit 9',
    'Berit 100',
    'Editor',
    "O'Hara",
    'per_cent 100%',
    'Solveig',
    'Zoë Lind',
    'Ærlend Dahl',
    'Aase Moe',
    'Åse Øvrebø',
  ])
  expect(await namesOf('sort_by=name&order_asc=false&page_size=2')).toEqual(['Åse Øvrebø', 'Aase Moe'])
})

test('[ADM-60] lists sort by e-mail, updated and created', async () => {
  expect((await list('sort_by=username&page_size=2')).items.map(({ username }: { username: string }) => username)).toEqual([
    'editor@museum.test',
    'p0@museum.test',
  ])
  expect(await namesOf('sort_by=created_at&order_asc=true&page_size=2')).toEqual(['Solveig', 'Editor'])
  expect(await namesOf('sort_by=updated_at&order_asc=false&page_size=1')).toEqual(['Zoë Lind'])
})

test('[ADM-60] filters superuser, activated and banned, alone, negated and together', async () => {
  expect(await namesOf('is_superuser=true')).toEqual(['Solveig'])
  expect(await namesOf('is_activated=false')).toEqual(['Editor'])
  expect(await namesOf('is_banned=true')).toEqual(['Zoë Lind'])
  expect(await list('is_banned=false')).toMatchObject({ total_count: 9 })
  expect(await list('is_superuser=false')).toMatchObject({ total_count: 9 })
  expect(await list('is_activated=true&is_banned=true')).toMatchObject({ total_count: 1, count: 1 })
  expect(await list('is_superuser=true&is_banned=true')).toMatchObject({ total_count: 0 })
})

test('search finds name and e-mail, any part from three letters, the beginning of a word below that', async () => {
  expect(await namesOf('search=berit')).toEqual(['Berit 9', 'Berit 100'])
  expect(await namesOf('search=zoe')).toEqual(['Zoë Lind'])
  expect(await namesOf('search=p3@museum')).toEqual(['Berit 100'])
  expect(await namesOf('search=%C3%98V')).toEqual(['Åse Øvrebø'])
  expect(await namesOf('search=vr')).toEqual([])
  expect(await list('search=museum.test&is_banned=false')).toMatchObject({ total_count: 9, total_is_exact: true })
})

test.each([
  ['%', []],
  ['0%', ['per_cent 100%']],
  ['_cent', ['per_cent 100%']],
  ["o'hara", ["O'Hara"]],
  ['\\', []],
  ["' or 1=1 --", []],
])('[V2] a search for %s is text, never pattern or SQL', async (search, found) => {
  expect(await namesOf(`search=${encodeURIComponent(search)}`)).toEqual(found)
})

test.each([
  ['page=-1', '/query/page'],
  ['page=x', '/query/page'],
  ['page=1.5', '/query/page'],
  ['page=99999999999999999999', '/query/page'],
  ['page=1e3', '/query/page'],
  ['page_size=0', '/query/page_size'],
  ['page_size=-5', '/query/page_size'],
  ['page_size=101', '/query/page_size'],
  ['page_size=NaN', '/query/page_size'],
  ['page=1&page=2', '/query/page'],
  ['sort_by=subject', '/query/sort_by'],
  ['sort_by=password_hash', '/query/sort_by'],
  ['sort_by=name;drop table users', '/query/sort_by'],
  ['order_asc=maybe', '/query/order_asc'],
  ['is_banned=1', '/query/is_banned'],
  ['issuer=x', '/query/issuer'],
  ['filter[subject][$startsWith]=a', '/query/filter[subject][$startsWith]'],
  [`search=${'a'.repeat(201)}`, '/query/search'],
  ['search=%00', '/query/search'],
])('[LIST-10] [V1] [V2] [V22] ?%s is refused and %s named', async (query, pointer) => {
  const refused = await superuser.get(`${path}?${query}`)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer }))
})

test('[V1] [V19] one who may not list people learns nothing by any parameter', async () => {
  const answers = await Promise.all(
    ['', '?search=solveig', '?search=nobody-at-all', '?sort_by=username', '?is_superuser=true', '?page=3'].map((query) =>
      editor.get(`${path}${query}`),
    ),
  )
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.code} ${json.detail}`))).toEqual(new Set(['403 refused undefined']))
  const ids = await Promise.all([1, 2, 3, 999].map((id) => editor.get(`${path}/${id}`)))
  expect(new Set(ids.map(({ status, json }) => `${status} ${json.code}`))).toEqual(new Set(['404 users.not_found']))
})

test('[V1] no answer carries what a user is called by the login service, nor anything of passwords', async () => {
  const { text } = await superuser.get(`${path}?page_size=100`)
  for (const secret of ['issuer', 'subject', 'password', 'token', 'search_text', 'name_sort']) expect(text).not.toContain(secret)
})

test('[LIST-10] above 10 000 hits the total says so; the page is still right', async () => {
  await sql`
    insert into users (username, name, name_sort, search_text, activated)
    select 'many' || n || '@museum.test', 'Many ' || n, 'many ' || lpad(n::text, 6, '0'), ' many ' || n, true
    from generate_series(1, 10001) as n`.execute(app.database.db)
  const many = await list('search=many&page_size=2&order_asc=false')
  expect(many).toMatchObject({ total_count: 10_000, total_is_exact: false, count: 2 })
  expect(many.items.map(({ name }: { name: string }) => name)).toEqual(['Many 10001', 'Many 10000'])
  expect(await list('is_activated=true&is_banned=false')).toMatchObject({ total_count: 10_000, total_is_exact: false })
  // Nothing or one filter: kept counters, exact at any size.
  expect(await list('is_activated=true')).toMatchObject({ total_count: 10_010, total_is_exact: true })
  expect(await list('')).toMatchObject({ total_count: 10_011, total_is_exact: true })
})

test('[LIST-10] roles are listed up to 10 000 a page', async () => {
  const roles = (query: string) => superuser.get(`/admin/api/roles?${query}`)
  expect((await roles('page_size=10000')).json.items.map(({ name }: { name: string }) => name)).toEqual(['admin', 'editor', 'guest'])
  expect((await roles('page_size=10001')).status).toBe(400)
  expect((await roles('search=edit')).json).toMatchObject({ total_count: 1, items: [{ id: 2, name: 'editor' }] })
})
