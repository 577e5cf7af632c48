import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/instances'
let app: TestApp
let superuser: Caller
let self: { id: number }
let owner: { id: number }
let application: { id: number }
let locales: { id: number; language_code: string; name: string }[]

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  self = await app.make.user({ name: 'Solveig Berg', is_admin: true })
  superuser = await app.as(self)
  owner = await app.make.owner({ slug: 'fjordmuseet', name: { no: 'Fjordmuseet' } })
  application = await app.make.application({ slug: 'guide', name: 'Publikumsguide', qr_code_base_url: 'https://guide.test/q/' })
  locales = []
  for (const language_code of ['no', 'sv', 'en']) locales.push(await app.make.locale({ language_code, name: language_code }))
})

const least = () => ({ owner_id: owner.id, application_id: application.id, available_locales: [{ id: locales[0]?.id }] })
const add = async (more: object = {}) => (await superuser.post(path, { ...least(), ...more })).json
const get = async (id: number) => (await superuser.get(`${path}/${id}`)).json

describe('[ADM-30] instances', () => {
  test('name and slug come from the application; a slug that is taken at that owner gets -2, also at once', async () => {
    const made = await Promise.all([1, 2].map(() => superuser.post(path, least())))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(made.map(({ json }) => json.slug).sort()).toEqual(['guide', 'guide-2'])
    expect(made[0]?.json).toMatchObject({
      name: 'Publikumsguide',
      application_name: 'Publikumsguide',
      owner_name: { no: 'Fjordmuseet' },
      owner_slug: 'fjordmuseet',
      max_users: null,
      expires_at: null,
      expired: false,
      shared_with: [],
      number_of_users: 0,
      qr_code_base_url: 'https://guide.test/q/',
      default_action_params: '',
    })
    const elsewhere = await app.make.owner()
    expect((await add({ owner_id: elsewhere.id })).slug).toBe('guide')
  })

  test('all fields are kept: languages in their order, shares by type, the path of both slugs', async () => {
    const receiver = await add({ name: 'Mottaker' })
    const wish = {
      name: 'Kystleia',
      slug: 'kystleia',
      max_users: 5,
      expires_at: '2040-01-31T23:00:00.000Z',
      available_locales: [{ id: locales[2]?.id }, { id: locales[0]?.id }],
      shared_with: [
        { to_application_instance_id: receiver.id, type: 'document' },
        { to_application_instance_id: receiver.id, type: 'media' },
      ],
    }
    const made = await add(wish)
    expect(made).toMatchObject({ ...wish, path: '/fjordmuseet/kystleia', version: 1, created_by: 'Solveig Berg' })
    expect(made.available_locales.map(({ language_code }: { language_code: string }) => language_code)).toEqual(['en', 'no'])
    expect(await get(made.id)).toEqual(made)

    const changed = await superuser.put(`${path}/${made.id}`, { ...made, shared_with: [], available_locales: [{ id: locales[1]?.id }] })
    expect(changed.json).toMatchObject({ version: 2, shared_with: [], available_locales: [{ language_code: 'sv' }] })
  })

  test('an instance opens where the first menu item of its application leads', async () => {
    const { json } = await superuser.get(`/admin/api/applications/${application.id}`)
    const { id: schema_id } = await app.make.schema({ application_id: application.id })
    const menu = [{ menu_items: [{ action: { schema_id } }] }]
    await superuser.put(`/admin/api/applications/${application.id}`, { ...json, menu })
    expect(await add()).toMatchObject({ default_action_params: `schema=${schema_id}` })
  })

  test('a change names the version it was read at; two at once: one wins, the other gets what is stored', async () => {
    const made = await add()
    const { version: _version, ...unversioned } = made
    expect((await superuser.put(`${path}/${made.id}`, unversioned)).json).toMatchObject({ status: 428 })
    const saves = await Promise.all(['A', 'B', 'C'].map((name) => superuser.put(`${path}/${made.id}`, { ...made, name })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const stored = await get(made.id)
    for (const { json } of saves.filter(({ status }) => status === 409)) expect(json).toMatchObject({ code: 'conflict', stored })
  })

  test('a slug someone chose and another instance of the owner has is refused at its field', async () => {
    await add({ slug: 'kystleia' })
    const refused = { status: 409, code: 'instances.slug_taken', errors: [{ pointer: '/slug', code: 'taken' }] }
    expect(await add({ slug: 'kystleia' })).toMatchObject(refused)
    const other = await add({ slug: 'annen' })
    expect((await superuser.put(`${path}/${other.id}`, { ...other, slug: 'kystleia' })).json).toMatchObject(refused)
  })

  test('what it points at must be there and not be deleted', async () => {
    const gone = { owner: await app.make.owner(), application: await app.make.application(), instance: await add() }
    await superuser.delete(`/admin/api/owners/${gone.owner.id}`)
    await superuser.delete(`/admin/api/applications/${gone.application.id}`)
    await superuser.delete(`${path}/${gone.instance.id}`)
    const shareWith = (...ids: number[]) => ids.map((to_application_instance_id) => ({ to_application_instance_id, type: 'media' }))
    const live = await add()
    for (const [more, code, pointer] of [
      [{ owner_id: gone.owner.id }, 'unknown_owner', '/owner_id'],
      [{ owner_id: 999 }, 'unknown_owner', '/owner_id'],
      [{ application_id: gone.application.id }, 'unknown_application', '/application_id'],
      [{ available_locales: [{ id: locales[0]?.id }, { id: 999 }] }, 'unknown_locale', '/available_locales/1/id'],
      [{ shared_with: shareWith(live.id, gone.instance.id) }, 'unknown_share', '/shared_with/1/to_application_instance_id'],
    ] as const)
      expect(await add(more)).toMatchObject({ status: 409, code: `instances.${code}`, errors: [{ pointer }] })
    expect((await superuser.put(`${path}/${live.id}`, { ...live, shared_with: shareWith(live.id) })).json).toMatchObject({
      status: 409,
      code: 'instances.shared_with_itself',
      errors: [{ pointer: '/shared_with/0/to_application_instance_id' }],
    })
  })

  test('every change is recorded field by field', async () => {
    const made = await add()
    await superuser.put(`${path}/${made.id}`, { ...made, max_users: 3, available_locales: [{ id: locales[1]?.id }] })
    const entries = await app.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('record_kind', '=', 'instance')
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'created', record_id: String(made.id), user_id: self.id },
      { action: 'updated', changes: { max_users: [null, 3], available_locales: [['no'], ['sv']] } },
    ])
    expect(Object.keys(entries[1]?.changes ?? {})).toHaveLength(2)
  })
})

test.each([
  [{ available_locales: [] }, '/available_locales', 'too_few'],
  [{ available_locales: undefined }, '/available_locales', 'required'],
  [{ available_locales: [{ id: 1 }, { id: 1 }] }, '/available_locales/1', 'duplicate'],
  [{ max_users: -1 }, '/max_users', 'too_small'],
  [{ max_users: 1.5 }, '/max_users', 'wrong_type'],
  [{ expires_at: 'i morgen' }, '/expires_at', 'pattern'],
  [{ owner_id: undefined }, '/owner_id', 'required'],
  [{ application_id: '1' }, '/application_id', 'wrong_type'],
  [{ slug: 'create' }, '/slug', 'reserved'],
  [{ slug: 'shared-instances' }, '/slug', 'reserved'],
  [{ slug: 'users' }, '/slug', 'reserved'],
  [{ name: '' }, '/name', 'required'],
  [{ shared_with: [{ to_application_instance_id: 1, type: 'schema' }] }, '/shared_with/0/type', 'not_an_option'],
  [{ shared_with: [{ type: 'media' }] }, '/shared_with/0/to_application_instance_id', 'required'],
  [{ shared_with: Array(2).fill({ to_application_instance_id: 1, type: 'media' }) }, '/shared_with/1', 'duplicate'],
])('[ADM-03] %j is refused at %s as %s', async (more, pointer, code) => {
  const refused = await add(more)
  expect(refused).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.errors).toContainEqual(expect.objectContaining({ pointer, code }))
})

test('[V12] read-only and unknown fields in a body are dropped', async () => {
  const hostile = { id: 77, version: 9, path: '/x/y', number_of_users: 9, expired: true, deleted_at: '1999-01-01T00:00:00Z', own_text: 'x' }
  const made = await add(hostile)
  expect(made).toMatchObject({ version: 1, path: '/fjordmuseet/guide', number_of_users: 0, expired: false, deleted_at: null })
  expect(made.id).not.toBe(77)
})

describe('[INST-01] an instance by the slugs of its address', () => {
  test('owner slug and instance slug lead to it; an id in the second place works too', async () => {
    const made = await add()
    expect((await superuser.get(`${path}/fjordmuseet/guide`)).json).toEqual(made)
    expect((await superuser.get(`${path}/fjordmuseet/${made.id}`)).json).toEqual(made)
    const numbered = await add({ slug: String(made.id) })
    expect((await superuser.get(`${path}/fjordmuseet/${made.id}`)).json.id).toBe(numbered.id)
  })

  test('[V19] what is deleted, foreign or never was answers alike', async () => {
    const [foreign, deleted] = [await add(), await add()]
    await superuser.delete(`${path}/${deleted.id}`)
    const guest = await app.as(await app.make.member('guest'))
    for (const address of [foreign.path, deleted.path, `/fjordmuseet/${foreign.id}`, '/fjordmuseet/nothing', '/nobody/guide'])
      expect((await guest.get(`${path}${address}`)).json).toMatchObject({ status: 404, code: 'instances.not_found' })
    expect((await guest.get(`${path}/Fjordmuseet/..%2f`)).status).toBe(400)
  })
})
