import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { list } from './repository/index.ts'
import { createKnownKeys } from './service/index.ts'

const path = '/admin/api/api-keys'
let app: TestApp
let superuser: Caller
let application: { id: number }

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  application = await app.make.application({ name: 'Publikumsguide' })
})

const draft = (more: object = {}) => ({ name: 'Kiosk i Båthallen', application_id: application.id, ...more })
const make = async (more: object = {}) => (await superuser.post(path, draft(more))).json
const audit = () => app.database.db.selectFrom('audit_entries').select(['action', 'changes']).orderBy('id').execute()
const known = () => createKnownKeys(app.database.db)

describe('[ADM-50] keys', () => {
  test('a key is shown in full once; afterwards it is its first characters and dots', async () => {
    const made = await superuser.post(path, draft({ description: 'Skjermene', expires_at: '2031-01-01T00:00:00.000Z' }))
    expect(made.status).toBe(201)
    expect(made.json.key).toMatch(/^vit_[A-Za-z0-9_-]{43}$/)
    const read = (await superuser.get(`${path}/${made.json.id}`)).json
    expect(read).toEqual({ ...made.json, key: `${made.json.key.slice(0, 8)}••••••••` })
    expect(read).toMatchObject({
      name: 'Kiosk i Båthallen',
      description: 'Skjermene',
      application_name: 'Publikumsguide',
      expires_at: '2031-01-01T00:00:00.000Z',
      last_used_at: null,
      application_instance_authorizations: [],
      number_of_instances: 0,
      version: 1,
    })
    expect((await superuser.get(path)).json.items).toEqual([read])
  })

  test('[V20] neither the secret nor its hash is in the database, a log line, the audit, a later answer or an error', async () => {
    const { id, key: secret } = await make()
    await superuser.put(`${path}/${id}`, { ...draft({ name: 'Nytt navn', description: null, expires_at: null }), version: 1 })
    const conflict = await superuser.put(`${path}/${id}`, { ...draft({ description: null, expires_at: null }), version: 1 })
    expect(conflict.status).toBe(409)
    const row = await app.database.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow()
    const { key_hash, ...rest } = row
    const seen = [
      JSON.stringify(rest),
      JSON.stringify(await audit()),
      app.logged.join('\n'),
      conflict.text,
      (await superuser.get(path)).text,
      (await superuser.get(`${path}/${id}`)).text,
    ]
    for (const text of seen) {
      expect(text).not.toContain(secret.slice(8))
      expect(text).not.toContain(key_hash)
    }
    expect(key_hash).not.toContain(secret.slice(4))
  })

  test('[V1] no search, sort or filter tells anything about the secret', async () => {
    const { key } = await make()
    const { key_hash } = await app.database.db.selectFrom('api_keys').select('key_hash').executeTakeFirstOrThrow()
    for (const wanted of [key, key.slice(0, 8), key.slice(4, 8), key_hash, key_hash.slice(0, 6)])
      expect((await superuser.get(`${path}?search=${encodeURIComponent(wanted)}`)).json.total_count, wanted).toBe(0)
    for (const query of ['sort_by=key', 'sort_by=key_hash', 'sort_by=key_start', 'key=vit_', 'key_hash=x', 'sort_by=last_used_at'])
      expect((await superuser.get(`${path}?${query}`)).status, query).toBe(400)
  })

  test('[V12] the key, its use and its author are not taken from a body', async () => {
    const wishes = { key: 'vit_mine', key_hash: 'x', key_start: 'x', last_used_at: '2020-01-01T00:00:00.000Z', created_by: 'Ingen', id: 7 }
    const made = await make(wishes)
    expect(made.key).not.toBe('vit_mine')
    const saved = await superuser.put(`${path}/${made.id}`, { ...made, ...wishes, id: 7 })
    expect(saved.json).toMatchObject({ id: made.id, last_used_at: null, created_by: made.created_by })
    expect(await known().findKey(made.key)).toMatchObject({ api_key_id: made.id })
  })

  test('[ADM-03] a key needs a name and an application that is there; a change names its version', async () => {
    expect((await superuser.post(path, { name: '' })).json).toMatchObject({
      status: 400,
      errors: [{ pointer: '/name', code: 'required' }, { pointer: '/application_id' }],
    })
    expect((await superuser.post(path, draft({ application_id: 999_999 }))).json).toMatchObject({
      status: 409,
      code: 'api_keys.unknown_application',
      errors: [{ pointer: '/application_id' }],
    })
    expect((await superuser.post(path, draft({ expires_at: 'i morgen' }))).json).toMatchObject({ errors: [{ pointer: '/expires_at' }] })
    const made = await make()
    const change = draft({ description: null, expires_at: null })
    expect((await superuser.put(`${path}/${made.id}`, change)).json).toMatchObject({ status: 428 })
    expect((await superuser.put(`${path}/${made.id}`, { ...change, name: 'En', version: 1 })).json).toMatchObject({
      name: 'En',
      version: 2,
    })
    expect((await superuser.put(`${path}/${made.id}`, { ...change, name: 'To', version: 1 })).json).toMatchObject({
      status: 409,
      stored: { name: 'En', version: 2 },
    })
  })

  test('[ADM-04] a key is deleted, opens nothing, is restored, and removed for ever only when deleted', async () => {
    const { id, key } = await make()
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).json).toMatchObject({ status: 409, code: 'not_deleted' })
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)
    expect(await known().findKey(key)).toBeUndefined()
    expect((await superuser.get(path)).json.total_count).toBe(0)
    expect((await superuser.get(`${path}?is_deleted=true`)).json).toMatchObject({
      total_count: 1,
      items: [{ deleted_by: expect.any(String) }],
    })
    expect((await superuser.put(`${path}/${id}`, { ...draft({ description: null, expires_at: null }), version: 2 })).json.code).toBe(
      'is_deleted',
    )
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({ id, deleted_at: null })
    expect(await known().findKey(key)).toMatchObject({ api_key_id: id })
    await superuser.delete(`${path}/${id}`)
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${id}`)).json).toMatchObject({ status: 404, code: 'api_keys.not_found' })
    expect((await superuser.get(`${path}?include_deleted=true`)).json.total_count).toBe(0)
    expect((await audit()).map(({ action }) => action)).toEqual(['created', 'deleted', 'undeleted', 'deleted', 'removed'])
  })

  test('[LIST-10] the list is searched, sorted, filtered by application and paged, with as many queries for one as for many', async () => {
    const other = await app.make.application()
    await make({ name: 'Åpen dag' })
    await make({ name: 'Ærfugl', description: 'Fugler på skjerm' })
    await make({ name: 'Zoo', application_id: other.id })
    const names = async (query: string) => (await superuser.get(`${path}?${query}`)).json.items.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['Zoo', 'Ærfugl', 'Åpen dag'])
    expect(await names('sort_by=updated_at&order_asc=false')).toEqual(['Zoo', 'Ærfugl', 'Åpen dag'])
    expect(await names('search=skjerm')).toEqual(['Ærfugl'])
    expect(await names(`application_id=${other.id}`)).toEqual(['Zoo'])
    expect((await superuser.get(`${path}?page=1&page_size=2`)).json).toMatchObject({ count: 1, total_count: 3, total_is_exact: true })
    const query = { page: 0, sort_by: 'name', order_asc: true, include_deleted: false } as const
    const one = await countQueries(app.database.db, (db) => list(db, { ...query, page_size: 1 }))
    expect(await countQueries(app.database.db, (db) => list(db, { ...query, page_size: 100 }))).toBe(one)
  })

  test('[V23] keys go with an application that is removed for ever, and open nothing while it is deleted', async () => {
    const { id, key } = await make()
    await superuser.delete(`/admin/api/applications/${application.id}`)
    expect(await known().findKey(key)).toBeUndefined()
    expect((await superuser.delete(`/admin/api/applications/${application.id}?permanent=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${id}`)).status).toBe(404)
  })
})
