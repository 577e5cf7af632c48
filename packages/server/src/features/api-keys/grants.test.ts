import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createKnownKeys } from './service/index.ts'

const path = '/admin/api/api-keys'
let app: TestApp
let superuser: Caller
let first: { id: number; application_id: number }
let second: { id: number }
let key: { id: number; secret: string }

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  first = await app.make.instance()
  second = await app.make.instance({ application_id: first.application_id })
  key = await app.make.apiKey({ application_id: first.application_id })
})

const grants = async () =>
  (await superuser.get(`${path}/${key.id}`)).json.application_instance_authorizations.map(
    (one: { application_instance_id: number }) => one.application_instance_id,
  )
const known = () => createKnownKeys(app.database.db)
const actions = async () =>
  await app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('record_kind', '=', 'api-key')
    .orderBy('id')
    .execute()

describe('[ADM-50] [ADM-90] what a key opens', () => {
  test('is granted and revoked instance by instance; twice is the same as once, and is recorded once', async () => {
    for (const _time of [1, 2]) expect((await superuser.put(`${path}/${key.id}/instance/${first.id}`)).status).toBe(204)
    expect(await grants()).toEqual([first.id])
    expect(await known().opensInstance(key.id, first.id)).toBe(true)
    expect(await known().opensInstance(key.id, second.id)).toBe(false)
    for (const _time of [1, 2]) expect((await superuser.delete(`${path}/${key.id}/instance/${first.id}`)).status).toBe(204)
    expect(await grants()).toEqual([])
    expect(await known().opensInstance(key.id, first.id), '[V15] at once').toBe(false)
    expect(await actions()).toMatchObject([
      { action: 'granted', changes: { application_instance_authorizations: [[], [first.id]] } },
      { action: 'revoked', changes: { application_instance_authorizations: [[first.id], []] } },
    ])
  })

  test('is only of its own application, and nothing that is deleted', async () => {
    const foreign = await app.make.instance()
    expect((await superuser.put(`${path}/${key.id}/instance/${foreign.id}`)).json).toMatchObject({
      status: 409,
      code: 'api_keys.other_application',
    })
    expect((await superuser.put(`${path}/${key.id}/instance/999999`)).json).toMatchObject({
      status: 404,
      code: 'api_keys.unknown_instance',
    })
    await superuser.put(`${path}/${key.id}/instance/${first.id}`)
    await superuser.delete(`/admin/api/instances/${first.id}`)
    expect(await grants()).toEqual([])
    expect(await known().opensInstance(key.id, first.id)).toBe(false)
    expect((await superuser.put(`${path}/${key.id}/instance/${first.id}`)).status).toBe(404)
    await superuser.delete(`${path}/${key.id}`)
    expect((await superuser.put(`${path}/${key.id}/instance/${second.id}`)).json).toMatchObject({ status: 409, code: 'is_deleted' })
  })

  test('is let go when the key moves to another application', async () => {
    await superuser.put(`${path}/${key.id}/instances`)
    const other = await app.make.application()
    const { name } = (await superuser.get(`${path}/${key.id}`)).json
    const body = { name, description: null, expires_at: null, application_id: other.id, version: 1 }
    expect((await superuser.put(`${path}/${key.id}`, body)).json).toMatchObject({ number_of_instances: 0, application_id: other.id })
  })

  test('[V15] is let go when the instance moves to another application, and is not its own again when it comes back', async () => {
    await superuser.put(`${path}/${key.id}/instances`)
    const instance = (await superuser.get(`/admin/api/instances/${first.id}`)).json
    const other = await app.make.application()
    const available_locales = [await app.make.locale({ language_code: 'no', name: 'Norsk' })]
    const move = (application_id: number, version: number) =>
      superuser.put(`/admin/api/instances/${first.id}`, { ...instance, available_locales, application_id, version })
    expect((await move(other.id, instance.version)).json).toMatchObject({ application_id: other.id })
    expect(await known().opensInstance(key.id, first.id)).toBe(false)
    expect(await grants()).toEqual([second.id])
    expect((await actions()).at(-1)).toMatchObject({
      action: 'revoked',
      changes: { application_instance_authorizations: [[first.id], []] },
    })
    expect((await move(first.application_id, instance.version + 1)).status).toBe(200)
    expect(await grants()).toEqual([second.id])
  })

  test('two who grant at once are both heard', async () => {
    const both = await Promise.all([first, second].map(({ id }) => superuser.put(`${path}/${key.id}/instance/${id}`)))
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    expect(await grants()).toEqual([first.id, second.id])
  })

  test('is shown by pages with a search, and chosen all at once, among 5,000', async () => {
    const { db } = app.database
    await sql`insert into application_instances (application_id, owner_id, slug, name, name_sort, own_text, owner_text, application_text)
      select application_id, owner_id, 'mange-' || n, 'Mange ' || n, 'mange ' || lpad(n::text, 5, '0'), ' mange ' || n, '', ''
      from application_instances, generate_series(1, 4998) as n where id = ${first.id}`.execute(db)
    const page = await superuser.get(`${path}/${key.id}/instances?page_size=100`)
    expect(page.json).toMatchObject({ count: 100, total_count: 5000, total_is_exact: true })
    expect(page.json.items[2]).toMatchObject({
      name: 'Mange 1',
      is_authorized: false,
      expired: false,
      path: expect.stringMatching(/^\/.+\/mange-1$/),
    })
    expect((await superuser.put(`${path}/${key.id}/instances?search=mange 49`)).json).toEqual({ number_of_instances: 110 })
    expect((await superuser.get(`${path}/${key.id}/instances?search=mange 49`)).json).toMatchObject({
      total_count: 110,
      items: [{ is_authorized: true }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    expect((await superuser.put(`${path}/${key.id}/instances`)).json).toEqual({ number_of_instances: 5000 })
    expect(await grants(), 'a list names the first hundred').toHaveLength(100)
    expect((await superuser.delete(`${path}/${key.id}/instances?search=mange 49`)).json).toEqual({ number_of_instances: 4890 })
    expect((await superuser.delete(`${path}/${key.id}/instances`)).json).toEqual({ number_of_instances: 0 })
  })
})

describe('[ADM-50] a key that is shown', () => {
  test('[V16] is known by its hash; anything else is nothing', async () => {
    expect(await known().findKey(key.secret)).toEqual({ api_key_id: key.id, application_id: first.application_id })
    for (const wrong of [
      '',
      'vit_',
      `${key.secret}x`,
      key.secret.slice(0, -1),
      key.secret.toUpperCase(),
      `vit_${'x'.repeat(1_000_000)}`,
      "' or 1=1 --",
    ])
      expect(await known().findKey(wrong)).toBeUndefined()
  })

  test('[V15] opens nothing from the moment it has run out', async () => {
    const expire = (expires_at: string) => app.database.db.updateTable('api_keys').set({ expires_at }).execute()
    await expire(new Date(Date.now() + 3_600_000).toISOString())
    expect(await known().findKey(key.secret)).toBeDefined()
    await expire(new Date(Date.now() - 1000).toISOString())
    expect(await known().findKey(key.secret)).toBeUndefined()
  })

  test('writes when it was used at most once a minute, and raises no version by it', async () => {
    const read = async () => (await superuser.get(`${path}/${key.id}`)).json
    await known().findKey(key.secret)
    const { last_used_at } = await read()
    expect(Date.parse(last_used_at)).toBeGreaterThan(Date.now() - 60_000)
    await known().findKey(key.secret)
    expect(await read()).toMatchObject({ last_used_at, version: 1 })
    await sql`update api_keys set last_used_at = now() - interval '61 seconds'`.execute(app.database.db)
    await Promise.all([1, 2, 3].map(() => known().findKey(key.secret)))
    expect(Date.parse((await read()).last_used_at)).toBeGreaterThanOrEqual(Date.parse(last_used_at))
  })
})
