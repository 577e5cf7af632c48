import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/instances'
const past = '2020-01-01T00:00:00.000Z'
let app: TestApp
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
})

const get = async (id: number) => (await superuser.get(`${path}/${id}`)).json

describe('[ADM-04] deleting and restoring', () => {
  test('deleted, out of lists and closed to its people at once [V15]; restored with everything', async () => {
    const member = await app.make.member('admin')
    const admin = await app.as(member)
    const { id } = member.instance
    expect((await admin.get(`${path}/${id}`)).status).toBe(200)
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)
    expect((await admin.get(`${path}/${id}`)).status).toBe(404)
    expect((await admin.get(path)).json.total_count).toBe(0)
    expect((await superuser.get(`${path}?is_deleted=true`)).json).toMatchObject({ total_count: 1, items: [{ id }] })
    expect((await superuser.put(`${path}/${id}/user/${member.id}/role/2`)).status).toBe(404)

    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({
      id,
      deleted_at: null,
      slug_before: null,
      number_of_users: 1,
    })
    expect((await admin.get(`${path}/${id}`)).status).toBe(200)
  })

  test('a slug that was taken meanwhile gets a suffix, and the answer says what it was', async () => {
    const { id, owner_id, slug } = await app.make.instance()
    await superuser.delete(`${path}/${id}`)
    const other = await app.make.instance({ owner_id })
    await app.database.db.updateTable('application_instances').set({ slug }).where('id', '=', other.id).execute()
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({ slug: `${slug}-2`, slug_before: slug })
  })

  test('only what is deleted is removed for ever; its roles, languages and shares go with it', async () => {
    const { instance } = await app.make.member('editor')
    const receiver = await app.make.instance()
    await app.database.db
      .insertInto('application_instance_shares')
      .values([
        { application_instance_id: instance.id, to_application_instance_id: receiver.id, type: 'media' },
        { application_instance_id: receiver.id, to_application_instance_id: instance.id, type: 'document' },
      ])
      .execute()
    expect((await superuser.delete(`${path}/${instance.id}?permanent=true`)).json).toMatchObject({ status: 409, code: 'not_deleted' })
    await superuser.delete(`${path}/${instance.id}`)
    expect((await superuser.delete(`${path}/${instance.id}?permanent=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${instance.id}`)).status).toBe(404)
    expect(await app.database.db.selectFrom('instance_users').selectAll().execute()).toEqual([])
    expect(await app.database.db.selectFrom('application_instance_shares').selectAll().execute()).toEqual([])
  })

  test('an owner or an application that goes by force takes its instances along; they come back only after it', async () => {
    const instance = await app.make.instance()
    for (const [kind, parent] of [
      ['owners', instance.owner_id],
      ['applications', instance.application_id],
    ] as const) {
      expect((await superuser.delete(`/admin/api/${kind}/${parent}?force=true`)).status).toBe(204)
      expect((await get(instance.id)).deleted_at).not.toBeNull()
      expect((await superuser.post(`${path}/${instance.id}/undelete`)).json).toMatchObject({
        status: 409,
        code: 'instances.parent_deleted',
      })
      await superuser.post(`/admin/api/${kind}/${parent}/undelete`)
      expect((await superuser.post(`${path}/${instance.id}/undelete`)).status).toBe(200)
    }
  })

  test('an owner with a deleted instance is removed for ever only by force, and nothing is left behind', async () => {
    const { id, owner_id } = await app.make.instance()
    await superuser.delete(`/admin/api/owners/${owner_id}?force=true`)
    expect((await superuser.delete(`/admin/api/owners/${owner_id}?permanent=true`)).json).toMatchObject({
      code: 'in_use',
      used_by: [{ kind: 'instance', id }],
    })
    expect((await superuser.delete(`/admin/api/owners/${owner_id}?permanent=true&force=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${id}`)).status).toBe(404)
    const actions = await app.database.db.selectFrom('audit_entries').select('action').where('record_kind', '=', 'instance').execute()
    expect(actions.map(({ action }) => action)).toEqual(['deleted', 'removed'])
  })

  test('an instance that is made while its owner is deleted: never both', async () => {
    const { owner_id, application_id } = await app.make.instance()
    await superuser.delete(`${path}/1`)
    const locale = await app.make.locale({ language_code: 'no', name: 'Norsk' })
    const [made, removed] = await Promise.all([
      superuser.post(path, { owner_id, application_id, available_locales: [{ id: locale.id }] }),
      superuser.delete(`/admin/api/owners/${owner_id}`),
    ])
    expect([made.status, removed.status].sort()).not.toEqual([201, 204])
    expect([made.status, removed.status]).toContain(409)
  })
})

test('[ADM-04] an owner, its application and its instances deleted and changed at once: nobody locks anybody out', async () => {
  const first = await app.make.instance()
  const { owner_id, application_id } = first
  const ids = [first.id]
  for (let n = 0; n < 5; n += 1) ids.push((await app.make.instance({ owner_id, application_id })).id)
  const { json: owner } = await superuser.get(`/admin/api/owners/${owner_id}`)
  const { json: application } = await superuser.get(`/admin/api/applications/${application_id}`)
  const answers = await Promise.all([
    superuser.put(`/admin/api/owners/${owner_id}/limited`, { ...owner, name: { no: 'Nytt' } }),
    superuser.put(`/admin/api/applications/${application_id}`, { ...application, name: 'Nytt' }),
    ...ids.toReversed().map((id) => superuser.delete(`${path}/${id}`)),
    superuser.delete(`/admin/api/owners/${owner_id}?force=true`),
    superuser.delete(`/admin/api/applications/${application_id}?force=true`),
  ])
  for (const { status, text } of answers) expect(status, text).toBeLessThan(500)
  expect((await superuser.get(`${path}?include_expired=true`)).json).toMatchObject({ total_count: 0, items: [] })
})

test('[ADM-32] a share outlives that its receiver was deleted while the giver was saved, and is there when it is restored', async () => {
  const [giver, receiver] = [await app.make.instance(), await app.make.instance()]
  const { id: locale } = await app.make.locale({ language_code: 'no', name: 'Norsk' })
  const shared_with = [{ to_application_instance_id: receiver.id, type: 'document' }]
  const save = async (shares: object[]) =>
    superuser.put(`${path}/${giver.id}`, { ...(await get(giver.id)), available_locales: [{ id: locale }], shared_with: shares })
  expect((await save(shared_with)).status).toBe(200)
  await superuser.delete(`${path}/${receiver.id}`)
  expect((await save([])).json).toMatchObject({ shared_with: [] })
  await superuser.post(`${path}/${receiver.id}/undelete`)
  expect(await get(giver.id)).toMatchObject({ shared_with })
})

describe('[ADM-31] expired instances', () => {
  test('are told as expired, and listed only when asked for', async () => {
    const { id } = await app.make.instance({ expires_at: past })
    await app.make.instance({ expires_at: '2040-01-01T00:00:00.000Z' })
    expect(await get(id)).toMatchObject({ expired: true, expires_at: past })
    expect((await superuser.get(path)).json).toMatchObject({ total_count: 1 })
    expect((await superuser.get(`${path}?include_expired=true`)).json).toMatchObject({ total_count: 2, count: 2 })
  })

  test('one is deleted at once and for ever; one that has not expired is not', async () => {
    const [expired, running] = [await app.make.instance({ expires_at: past }), await app.make.instance()]
    expect((await superuser.delete(`${path}/expired/${running.id}`)).json).toMatchObject({ status: 409, code: 'instances.not_expired' })
    expect((await superuser.delete(`${path}/expired/${expired.id}`)).status).toBe(204)
    expect((await superuser.get(`${path}/${expired.id}`)).status).toBe(404)
    expect((await superuser.get(`${path}/${running.id}`)).status).toBe(200)
  })

  test('their people read them, and their admins change nothing', async () => {
    const member = await app.make.member('admin', await app.make.instance({ expires_at: past }))
    const admin = await app.as(member)
    const { id } = member.instance
    expect((await admin.get(`${path}/${id}`)).status).toBe(200)
    expect((await admin.get(`${path}/users?application_instance_id=${id}`)).status).toBe(200)
    expect((await admin.post(`${path}/${id}/users`, { username: 'ny@museum.test', user_role: 'guest' })).status).toBe(403)
    expect((await admin.delete(`${path}/${id}/user/${member.id}`)).status).toBe(403)
  })
})
