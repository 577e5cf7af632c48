import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/owners'
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

const whole = {
  name: { no: 'Fjordmuseet', en: 'The Fjord Museum' },
  description: { no: 'Båter og fiske.\nSiden 1907.' },
  slug: 'fjordmuseet',
  identifier: 'FM-1',
  google_analytics_code: 'G-123',
  owner_id: null,
  availability_url: 'https://fjord.test/tilgjengelighet',
  image_url: 'https://fjord.test/logo.png',
  location: { lat: 62.47, lng: 6.15 },
}

describe('[ADM-10] owners', () => {
  test('a superuser adds one with all its fields and finds it again', async () => {
    const made = await superuser.post(path, whole)
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ ...whole, version: 1, created_by: 'Solveig Berg', deleted_at: null, deleted_by: null })
    expect((await superuser.get(`${path}/${made.json.id}`)).json).toEqual(made.json)
  })

  test('a name is enough; the rest is empty, and the slug is made of the name', async () => {
    const { json } = await superuser.post(path, { name: { no: 'Båthallen på Ærø' } })
    expect(json).toMatchObject({
      slug: 'bathallen-pa-aero',
      description: {},
      identifier: null,
      google_analytics_code: null,
      owner_id: null,
      availability_url: null,
      image_url: null,
      location: null,
    })
  })

  test('a slug made of a name that is taken or reserved gets -2, -3 …, also when three come at once', async () => {
    const slugs = async (name: string) =>
      (await Promise.all([1, 2, 3].map(() => superuser.post(path, { name: { no: name } })))).map(({ json }) => json.slug).sort()
    expect(await slugs('Fjordmuseet')).toEqual(['fjordmuseet', 'fjordmuseet-2', 'fjordmuseet-3'])
    expect(await slugs('Media')).toEqual(['media-2', 'media-3', 'media-4'])
    expect(await slugs('日本')).toEqual(['museum', 'museum-2', 'museum-3'])
  })

  test('a slug someone chose and another has is refused at its field, also when two come at once', async () => {
    const { json: other } = await superuser.post(path, { name: { no: 'Havnes' } })
    const both = await Promise.all([1, 2].map(() => superuser.post(path, whole)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = { status: 409, code: 'owners.slug_taken', errors: [{ pointer: '/slug', code: 'taken' }] }
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject(refused)
    expect((await superuser.put(`${path}/${other.id}`, { ...whole, version: 1 })).json).toMatchObject(refused)
  })

  test('a change names the version it was read at; another one stored meanwhile is answered with what is stored', async () => {
    const { json } = await superuser.post(path, whole)
    const url = `${path}/${json.id}`
    expect((await superuser.put(url, { ...whole })).json).toMatchObject({ status: 428, code: 'version_missing' })
    expect((await superuser.put(url, { ...json, identifier: null })).json).toMatchObject({ identifier: null, version: 2 })
    const late = await superuser.put(url, { ...json, identifier: 'FM-2' })
    expect(late.json).toMatchObject({ status: 409, code: 'conflict', stored: { identifier: null, version: 2 } })
    expect((await superuser.put(`${path}/999`, { ...json })).json).toMatchObject({ status: 404, code: 'owners.not_found' })
  })

  test('two saves of one version at once: one wins, the others are told, whichever call they use', async () => {
    const { json } = await superuser.post(path, whole)
    const saves = await Promise.all([
      superuser.put(`${path}/${json.id}`, { ...json, identifier: 'a' }),
      superuser.put(`${path}/${json.id}/limited`, { ...json, name: { no: 'b' } }),
      superuser.put(`${path}/${json.id}`, { ...json, identifier: 'c' }),
    ])
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await superuser.get(`${path}/${json.id}`)).json.version).toBe(2)
  })

  test('a text that is emptied is not kept, and a language we do not write in is dropped', async () => {
    const { json } = await superuser.post(path, { ...whole, description: { no: '', sv: 'Båtar', xx: 'x' } })
    expect(json.description).toEqual({ sv: 'Båtar' })
  })

  test('every change is recorded with who, which record and which fields', async () => {
    const { json } = await superuser.post(path, { name: { no: 'Havnes' } })
    await superuser.put(`${path}/${json.id}`, { ...json, name: { no: 'Havnes', en: 'Havnes', sv: 'Havnes' }, identifier: 'H' })
    await superuser.delete(`${path}/${json.id}`)
    await superuser.post(`${path}/${json.id}/undelete`)
    await superuser.delete(`${path}/${json.id}`)
    await superuser.delete(`${path}/${json.id}?permanent=true`)
    const entries = await app.database.db
      .selectFrom('audit_entries')
      .select(['user_id', 'record_kind', 'record_id', 'action', 'changes'])
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted', 'undeleted', 'deleted', 'removed'])
    expect(entries[0]).toMatchObject({ user_id: self.id, record_kind: 'owner', record_id: String(json.id) })
    expect(entries[0]?.changes).toEqual({ name: [null, { no: 'Havnes' }], description: [null, {}], slug: [null, 'havnes'] })
    expect(entries[1]?.changes).toEqual({
      identifier: [null, 'H'],
      name: [{ no: 'Havnes' }, { no: 'Havnes', en: 'Havnes', sv: 'Havnes' }],
    })
  })
})

describe('[ADM-11] the limited update', () => {
  const limited = {
    name: { no: 'Nytt navn' },
    description: { no: 'Ny tekst' },
    availability_url: 'https://ny.test/',
    location: { lat: 1.5, lng: -2 },
  }

  test.each(['editor', 'admin'] as const)('an %s of an instance of the owner changes the fields of the owner editor', async (role) => {
    const member = await app.make.member(role)
    const saved = await (await app.as(member)).put(`${path}/${member.instance.owner_id}/limited`, { ...limited, version: 1 })
    expect(saved.json).toMatchObject({ ...limited, version: 2, updated_by: member.name })
  })

  test('[V12] and nothing else, whatever the body says', async () => {
    const member = await app.make.member('editor')
    const url = `${path}/${member.instance.owner_id}`
    const { json: before } = await superuser.get(url)
    const parent = await app.make.owner()
    const hostile = {
      ...whole,
      ...limited,
      slug: 'taken-over',
      owner_id: parent.id,
      id: parent.id,
      deleted_at: '2020-01-01T00:00:00Z',
      version: 1,
    }
    const { json } = await (await app.as(member)).put(`${url}/limited`, hostile)
    expect(json).toMatchObject({ ...limited, id: before.id, slug: before.slug, identifier: null, google_analytics_code: null })
    expect(json).toMatchObject({ owner_id: null, image_url: null, deleted_at: null })
    expect((await superuser.get(`${path}/${parent.id}`)).json.version).toBe(1)
  })

  test('[V10] [ROLE-01] a guest, an editor of an expired instance and strangers may not', async () => {
    const guest = await app.make.member('guest')
    const expired = await app.make.member('editor', await app.make.instance({ expires_at: '2020-01-01T00:00:00.000Z' }))
    const put = async (person: { id: number }, owner: number) =>
      (await (await app.as(person)).put(`${path}/${owner}/limited`, { ...limited, version: 1 })).status
    expect(await put(guest, guest.instance.owner_id)).toBe(403)
    expect(await put(expired, expired.instance.owner_id)).toBe(403)
    expect(await put(guest, expired.instance.owner_id)).toBe(404)
    expect(await put(guest, 999)).toBe(404)
  })

  test('[V15] a role that is taken away counts from the next request', async () => {
    const member = await app.make.member('editor')
    const editor = await app.as(member)
    expect((await editor.get(`${path}/${member.instance.owner_id}`)).status).toBe(200)
    await app.database.db.deleteFrom('instance_users').where('user_id', '=', member.id).execute()
    expect((await editor.put(`${path}/${member.instance.owner_id}/limited`, { ...limited, version: 1 })).status).toBe(404)
  })
})

test.each([
  [{ name: {} }, '/name', 'required'],
  [{ name: { xx: 'Ukjent' } }, '/name', 'required'],
  [{ name: { no: ' ' } }, '/name/no', 'required'],
  [{ name: { no: 'Fjord', en: '' } }, '/name/en', 'required'],
  [{ name: 'Fjord' }, '/name', 'wrong_type'],
  [{ name: { no: 7 } }, '/name/no', 'wrong_type'],
  [{ ...whole, slug: 'Fjord' }, '/slug', 'pattern'],
  [{ ...whole, slug: 'a'.repeat(61) }, '/slug', 'too_long'],
  [{ ...whole, slug: 'admin' }, '/slug', 'reserved'],
  [{ ...whole, slug: '' }, '/slug', 'required'],
  [{ ...whole, availability_url: 'javascript:alert(1)' }, '/availability_url', 'url'],
  [{ ...whole, image_url: 'http://fjord.test/a.png' }, '/image_url', 'url'],
  [{ ...whole, location: { lat: 91, lng: 0 } }, '/location/lat', 'too_large'],
  [{ ...whole, location: { lat: 1 } }, '/location/lng', 'required'],
  [{ ...whole, owner_id: 0 }, '/owner_id', 'too_small'],
])('[ADM-03] %j is refused at %s as %s, and nothing is written', async (draft, pointer, code) => {
  const refused = await superuser.post(path, draft)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect((await superuser.get(path)).json.total_count).toBe(0)
})

test('[V12] read-only and unknown fields in a body are dropped', async () => {
  const hostile = { ...whole, id: 77, version: 9, created_by: 'Ola', deleted_at: '1999-01-01T00:00:00Z', search_text: 'x', is_admin: true }
  const { json } = await superuser.post(path, hostile)
  expect(json).toMatchObject({ version: 1, created_by: 'Solveig Berg', deleted_at: null })
  expect(json.id).not.toBe(77)
})
