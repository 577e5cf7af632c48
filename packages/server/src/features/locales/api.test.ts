import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/locales'
let app: TestApp
let superuser: Caller
let guest: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  guest = await app.as(await app.make.member('guest'))
})

const finnish = { language_code: 'fi', name: 'Suomi' }

describe('[ADM-80] locales', () => {
  test('a superuser adds a language and finds it again', async () => {
    const made = await superuser.post(path, finnish)
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ ...finnish, version: 1, created_by: expect.any(String) })
    expect((await superuser.get(`${path}/${made.json.id}`)).json).toEqual(made.json)
  })

  test('everyone who signed in reads them, only superusers change them', async () => {
    const { json } = await superuser.post(path, finnish)
    expect((await guest.get(path)).json.items).toHaveLength(1)
    expect((await guest.get(`${path}/${json.id}`)).status).toBe(200)
    expect((await guest.post(path, { language_code: 'et', name: 'Eesti' })).json).toMatchObject({ status: 403, code: 'refused' })
    expect((await guest.put(`${path}/${json.id}`, { ...finnish, version: 1 })).status).toBe(403)
    expect((await app.anonymous.get(path)).json).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  test('a language code that is taken is refused at its field, also in other letters, also when two come at once', async () => {
    await superuser.post(path, finnish)
    const again = await superuser.post(path, { language_code: 'FI', name: 'Finsk' })
    expect(again.headers['content-type']).toContain('application/problem+json')
    expect(again.json).toMatchObject({ status: 409, code: 'locales.taken', errors: [{ pointer: '/language_code', code: 'taken' }] })

    const both = await Promise.all([1, 2].map(() => superuser.post(path, { language_code: 'et', name: 'Eesti' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('a change names the version it was read at; another one stored meanwhile is answered with what is stored', async () => {
    const { json } = await superuser.post(path, finnish)
    const url = `${path}/${json.id}`
    expect((await superuser.put(url, { ...finnish, name: 'Suomi 2' })).json).toMatchObject({ status: 428, code: 'version_missing' })
    expect((await superuser.put(url, { ...finnish, name: 'Suomi 2' }, { 'if-match': '"1"' })).json).toMatchObject({
      name: 'Suomi 2',
      version: 2,
    })
    const late = await superuser.put(url, { ...finnish, name: 'Suomi 3', version: 1 })
    expect(late.json).toMatchObject({ status: 409, code: 'conflict', stored: { name: 'Suomi 2', version: 2 } })
    expect((await superuser.put(url, { ...finnish, name: 'Suomi 3', version: 2 })).json).toMatchObject({ name: 'Suomi 3', version: 3 })
  })

  test('two saves of one version at once: one wins, the other is told', async () => {
    const { json } = await superuser.post(path, finnish)
    const saves = await Promise.all(['a', 'b', 'c'].map((name) => superuser.put(`${path}/${json.id}`, { ...finnish, name, version: 1 })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await superuser.get(`${path}/${json.id}`)).json.version).toBe(2)
  })

  test('what is not there is not found', async () => {
    expect((await superuser.get(`${path}/999`)).json).toMatchObject({ status: 404, code: 'locales.not_found' })
    expect((await superuser.put(`${path}/999`, { ...finnish, version: 1 })).status).toBe(404)
  })
})

test.each([
  [{ language_code: 'f', name: 'Suomi' }, '/language_code', 'too_short'],
  [{ language_code: 'f1', name: 'Suomi' }, '/language_code', 'pattern'],
  [{ language_code: 'fi', name: ' ' }, '/name', 'required'],
  [{ language_code: 'fi' }, '/name', 'required'],
  [{ language_code: 7, name: 'Suomi' }, '/language_code', 'wrong_type'],
  [{ language_code: 'fi', name: 'nul\u0000' }, '/name', 'pattern'],
])('[ADM-03] %j is refused at %s as %s, and nothing is written', async (draft, pointer, code) => {
  const refused = await superuser.post(path, draft)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect((await superuser.get(path)).json.total_count).toBe(0)
})

test('[V12] read-only and unknown fields in a body are dropped', async () => {
  const made = await superuser.post(path, {
    ...finnish,
    id: 77,
    version: 9,
    created_by: 'Ola',
    created_at: '1999-01-01T00:00:00Z',
    is_admin: true,
  })
  expect(made.json).toMatchObject({ ...finnish, version: 1 })
  expect(made.json.id).not.toBe(77)
  expect(made.json.created_at).not.toContain('1999')
})

test('lists sort by our own keys, search, and page', async () => {
  for (const [language_code, name] of [
    ['no', 'Åland'],
    ['sv', 'Ærø'],
    ['en', 'Zulu'],
    ['de', 'Alb'],
    ['fr', 'Ørland'],
  ])
    await app.make.locale({ language_code: language_code ?? '', name: name ?? '' })
  const names = async (query: string) => (await superuser.get(`${path}?${query}`)).json.items.map(({ name }: { name: string }) => name)
  expect(await names('sort_by=name')).toEqual(['Alb', 'Zulu', 'Ærø', 'Ørland', 'Åland'])
  expect(await names('sort_by=name&order_asc=false&page_size=2')).toEqual(['Åland', 'Ørland'])
  expect(await names('sort_by=language_code&page=1&page_size=2')).toEqual(['Ørland', 'Åland'])
  expect(await names('search=lan')).toEqual(['Ørland', 'Åland'])
})
