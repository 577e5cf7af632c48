import { auditEntry, type auditRoutes, type QueryOf } from '@vitrine/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordChange } from '#platform/audit'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list } from './repository.ts'

let app: TestApp
let me: { id: number; name: string }
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  me = await app.make.superuser()
  superuser = await app.as(me)
})

const read = async (query = '') => (await superuser.get(`/admin/api/audit?${query}`)).json
const write = (action: string, at: string, changes = {}) =>
  app.database.db
    .insertInto('audit_entries')
    .values({ user_id: me.id, record_kind: 'locale', record_id: '1', action, at, changes: JSON.stringify(changes) })
    .execute()

test('a change can be read: who, when, what, field by field, with the names of people and records', async () => {
  const made = (await superuser.post('/admin/api/owners', { name: { no: 'Havnes' } })).json
  await superuser.put(`/admin/api/owners/${made.id}`, { ...made, name: { no: 'Havnes museum' }, slug: 'havnes-museum' })
  const { items, total_count } = await read(`record_kind=owner&record_id=${made.id}`)
  expect(total_count).toBe(2)
  expect(items[0]).toMatchObject({
    user_id: me.id,
    user_name: me.name,
    record_kind: 'owner',
    record_id: String(made.id),
    record_name: { no: 'Havnes museum' },
    action: 'updated',
    changes: [
      { field: 'name', before: { no: 'Havnes' }, after: { no: 'Havnes museum' }, is_left_out: false },
      { field: 'slug', before: 'havnes', after: 'havnes-museum' },
    ],
  })
  expect(items[1].action).toBe('created')
})

test('a field that points at a person or record is read by its name; what is gone for ever keeps the name it had', async () => {
  const person = await app.make.user({ name: 'Kari' })
  const instance = await app.make.instance()
  await superuser.post(`/admin/api/instances/${instance.id}/user/${person.id}/role/3`)
  const [added] = (await read('action=user_added')).items
  expect(added?.changes).toMatchObject([
    { field: 'user_id', before: null, after: person.id, before_name: null, after_name: 'Kari' },
    { field: 'user_role', before: null, after: 'guest', after_name: null },
  ])
  const owner = (await superuser.post('/admin/api/owners', { name: { no: 'Borte' } })).json
  for (const query of ['', '?permanent=true']) await superuser.delete(`/admin/api/owners/${owner.id}${query}`)
  const gone = (await read(`record_kind=owner&record_id=${owner.id}`)).items
  expect(gone.map(({ action, record_name }: { action: string; record_name: unknown }) => [action, record_name])).toEqual([
    ['removed', { no: 'Borte' }],
    ['deleted', null],
    ['created', { no: 'Borte' }],
  ])
})

test('API keys and news are read by their names, as everything else', async () => {
  const nameNow = async (query: string) => (await read(query)).items[0]?.record_name
  const application_id = (await superuser.post('/admin/api/applications', { name: 'Guide' })).json.id
  const key = (await superuser.post('/admin/api/api-keys', { name: 'Kiosk', application_id })).json
  expect(await nameNow(`record_kind=api-key&record_id=${key.id}`)).toBe('Kiosk')
  const news = (await superuser.post('/admin/api/news', { title: 'Nytt hus', description: '' })).json
  expect(await nameNow(`record_kind=news&record_id=${news.id}`)).toBe('Nytt hus')
  await superuser.delete(`/admin/api/news/${news.id}`)
  expect(await nameNow('record_kind=news&action=removed')).toBe('Nytt hus')
})

describe('the list', () => {
  beforeEach(async () => {
    await write('created', '2026-01-01T00:00:00Z', { name: [null, 'Norsk'] })
    await write('updated', '2026-01-02T00:00:00Z', { name: ['Norsk', 'Bokmål'] })
    await recordChange(app.database.db, { user_id: null, record_kind: 'translation', record_id: 'generic.saved', action: 'updated' })
  })
  const actions = async (query: string) => (await read(query)).items.map(({ action }: { action: string }) => action)

  test.each([
    ['', ['updated', 'updated', 'created']],
    ['record_kind=locale', ['updated', 'created']],
    ['record_kind=locale&record_id=1', ['updated', 'created']],
    ['record_kind=locale&record_id=2', []],
    ['record_kind=translation&record_id=generic.saved', ['updated']],
    ['action=created', ['created']],
    ['from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z', ['updated']],
    ['to=2026-01-02T00:00:00Z', ['created']],
    ['page=1&page_size=1', ['updated']],
    ['page=7&page_size=5', []],
    ['record_kind=unknown', []],
  ])('?%s is narrowed, the latest first', async (query, expected) => {
    expect(await actions(query)).toEqual(expected)
  })

  test('is narrowed to a person', async () => {
    const other = await app.make.superuser()
    expect(await actions(`user_id=${me.id}`)).toEqual(['updated', 'created'])
    expect(await actions(`user_id=${other.id}`)).toEqual([])
  })
})

test.each([
  ['record_id=1', '/query/record_kind'],
  ['record_kind=Owner', '/query/record_kind'],
  ["action=a'--", '/query/action'],
  ['user_id=0', '/query/user_id'],
  ['from=yesterday', '/query/from'],
  ['to=2026-13-01T00:00:00Z', '/query/to'],
  ['page=-1', '/query/page'],
  ['page_size=1000', '/query/page_size'],
  ['sort_by=changes', '/query/sort_by'],
  ['search=x', '/query/search'],
])('[V1] [V2] [V22] ?%s is refused and %s named', async (query, pointer) => {
  const { status, json } = await superuser.get(`/admin/api/audit?${query}`)
  expect([status, json.errors[0].pointer]).toEqual([400, pointer])
})

test('[V22] what is too long to be read is left out, and the rest answered', async () => {
  await write('updated', '2026-01-01T00:00:00Z', { json_schema: ['x'.repeat(2_000_000), 'y'], name: ['a', 'b'] })
  const { headers, json } = await superuser.get('/admin/api/audit')
  expect(json.items[0].changes).toMatchObject([
    { field: 'json_schema', before: null, after: null, is_left_out: true },
    { field: 'name', before: 'a', after: 'b', is_left_out: false },
  ])
  expect(Number(headers['content-length'] ?? 0)).toBeLessThan(5_000)
})

test('[V20] a secret that someone wrote into the audit by mistake does not leave it', async () => {
  await write('updated', '2026-01-01T00:00:00Z', {
    password: ['hemmelig', 'x'],
    key_hash: [null, 'hemmelig'],
    secret_name: ['hemmelig', null],
  })
  const { text, json } = await superuser.get('/admin/api/audit')
  expect(text).not.toContain('hemmelig')
  expect(json.items[0].changes.every(({ is_left_out }: { is_left_out: boolean }) => is_left_out)).toBe(true)
})

test('[V20] nothing that people did left a password, a token or a hash in the audit', async () => {
  const person = (await superuser.post('/admin/api/users', { username: 'ny@museum.test', name: 'Ny' })).json
  await superuser.post(`/admin/api/users/${person.id}/invite`)
  await superuser.post(`/admin/api/users/ban/${person.id}`)
  const { text } = await superuser.get('/admin/api/audit?page_size=50')
  expect(text).not.toContain(new URL(person.invitation_url).hash.slice(1))
  const fields: string[] = JSON.parse(text).items.flatMap(({ changes }: { changes: { field: string }[] }) =>
    changes.map(({ field }) => field),
  )
  expect([...new Set(fields)].sort()).toEqual(
    ['image_url', 'is_admin', 'is_banned', 'name', 'username'].filter((name) => fields.includes(name)),
  )
})

test('[LIST-04] beyond ten thousand it says more, and further back is reached by narrowing', async () => {
  await sql`insert into audit_entries (at, user_id, record_kind, record_id, action)
    select timestamptz '2026-01-01' + make_interval(secs => n), ${me.id}, 'locale', (n % 50)::text, 'updated'
    from generate_series(1, 10001) as n`.execute(app.database.db)
  expect(await read('record_kind=locale&page_size=5')).toMatchObject({ total_count: 10_000, total_is_exact: false, count: 5 })
  expect(await read('record_kind=locale&page=200&page_size=50')).toMatchObject({ items: [], total_is_exact: false })
  expect(await read('record_kind=locale&to=2026-01-01T00:00:02Z')).toMatchObject({ total_count: 1, total_is_exact: true })
})

test('[ADM-03] a page costs as many queries whatever stands on it', async () => {
  const query = (page_size: number): QueryOf<typeof auditRoutes.list> => ({ page: 0, page_size })
  const one = await countQueries(app.database.db, (db) => list(db, query(50)))
  for (let day = 1; day <= 28; day += 1) await write('updated', `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`, { name: ['a', 'b'] })
  expect([one, await countQueries(app.database.db, (db) => list(db, query(50)))]).toEqual([2, 2])
  const { items } = await list(app.database.db, query(50))
  expect(items.map((item) => auditEntry.safeParse(item).success)).toEqual(Array(28).fill(true))
})
