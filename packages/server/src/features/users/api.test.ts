import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/users'
let app: TestApp
let superuser: Caller
let self: { id: number }

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  self = await app.make.user({ name: 'Solveig Berg', username: 'solveig@museum.test', is_admin: true })
  superuser = await app.as(self)
})

const jonas = { name: 'Jonas Aune', username: 'Jonas@Museum.test', image_url: null, is_admin: false }

describe('[ADM-60] inviting and changing people', () => {
  test('a new person is invited, not yet activated, and gets a one-time link with the embedded login service', async () => {
    const made = await superuser.post(path, jonas)
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      name: 'Jonas Aune',
      username: 'jonas@museum.test',
      activated: false,
      is_banned: false,
      number_of_instances: 0,
      created_by: 'Solveig Berg',
    })
    expect(made.json.invitation_url).toMatch(/\/oidc\/invitation#.{20,}/)
    const { invitation_url: _once, ...user } = made.json
    expect((await superuser.get(`${path}/${user.id}`)).json).toEqual(user)
  })

  test('an e-mail address belongs to one person, whatever its letters look like', async () => {
    await superuser.post(path, { ...jonas, username: 'ase@museum.test' })
    for (const username of ['ase@museum.test', 'ASE@MUSEUM.TEST', ' ase@museum.test '])
      expect((await superuser.post(path, { ...jonas, username })).json).toMatchObject({
        status: 409,
        code: 'users.taken',
        errors: [{ pointer: '/username', code: 'taken' }],
      })
    // Look-alikes are not folded into someone else's address, they are refused.
    for (const username of ['ａse@museum.test', 'aſe@museum.test', 'ase@museum。test'])
      expect((await superuser.post(path, { ...jonas, username })).json).toMatchObject({ status: 400, errors: [{ pointer: '/username' }] })
    expect((await superuser.get(path)).json.total_count).toBe(2)
  })

  test('a person can be invited again: a new link, and the next sign-in ties them anew', async () => {
    const { json } = await superuser.post(path, jonas)
    await app.database.db.updateTable('users').set({ activated: true, issuer: 'x', subject: 'y' }).where('id', '=', json.id).execute()
    const again = await superuser.post(`${path}/${json.id}/invite`)
    expect(again.json.invitation_url).toMatch(/\/oidc\/invitation#.{20,}/)
    expect(again.json.invitation_url).not.toBe(json.invitation_url)
    expect((await superuser.get(`${path}/${json.id}`)).json).toMatchObject({ activated: false, version: 1 })
    expect((await superuser.post(`${path}/999/invite`)).status).toBe(404)
  })

  test('a change names every field: what is left out is not taken for a wish', async () => {
    const { json } = await superuser.post(path, { ...jonas, is_admin: true })
    const refused = await superuser.put(`${path}/${json.id}`, { name: 'Jonas', version: 1 })
    expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/image_url', '/is_admin'])
  })

  test('the number of instances counts what is not deleted', async () => {
    const member = await app.make.member('editor')
    const gone = await app.make.instance()
    await app.database.db
      .insertInto('instance_users')
      .values({ application_instance_id: gone.id, user_id: member.id, role_id: 2 })
      .execute()
    expect((await superuser.get(`${path}/${member.id}`)).json.number_of_instances).toBe(2)
    await app.database.db
      .updateTable('application_instances')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', gone.id)
      .execute()
    expect((await superuser.get(`${path}/${member.id}`)).json.number_of_instances).toBe(1)
  })

  test('a change keeps the e-mail address, raises the version and says who did it', async () => {
    const { json } = await superuser.post(path, jonas)
    const changed = await superuser.put(`${path}/${json.id}`, { ...json, name: 'Jonas A.', username: 'other@museum.test' })
    expect(changed.json).toMatchObject({ name: 'Jonas A.', username: 'jonas@museum.test', version: 2, updated_by: 'Solveig Berg' })
  })

  test('clearing the picture writes null; a picture must be a safe web address', async () => {
    const { json } = await superuser.post(path, { ...jonas, image_url: 'https://museum.test/jonas.jpg' })
    expect((await superuser.put(`${path}/${json.id}`, { ...json, image_url: null })).json.image_url).toBeNull()
    for (const image_url of ['javascript:alert(1)', 'http://museum.test/a.jpg', 'jonas.jpg', 'data:image/svg+xml,<svg/>'])
      expect((await superuser.post(path, { ...jonas, image_url })).json.errors).toContainEqual(
        expect.objectContaining({ pointer: '/image_url' }),
      )
  })

  test('someone must remain superuser, also when two take it from each other at once', async () => {
    const { json: me } = await superuser.get(`${path}/${self.id}`)
    expect((await superuser.put(`${path}/${self.id}`, { ...me, is_admin: false })).json).toMatchObject({ code: 'users.last_superuser' })

    const other = await app.make.superuser()
    const asOther = await app.as(other)
    const { json: them } = await superuser.get(`${path}/${other.id}`)
    const answers = await Promise.all([
      superuser.put(`${path}/${other.id}`, { ...them, is_admin: false }),
      asOther.put(`${path}/${self.id}`, { ...me, is_admin: false }),
    ])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect((await app.database.db.selectFrom('users').select('id').where('is_admin', '=', true).execute()).length).toBeGreaterThan(0)
  })

  test('every change is recorded with who, when, which record and which fields', async () => {
    const { json } = await superuser.post(path, jonas)
    await superuser.put(`${path}/${json.id}`, { ...json, name: 'Jonas A.' })
    await superuser.post(`${path}/ban/${json.id}`)
    const entries = await app.database.db
      .selectFrom('audit_entries')
      .select(['user_id', 'record_kind', 'record_id', 'action', 'changes'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      expect.objectContaining({ user_id: self.id, record_kind: 'user', record_id: String(json.id), action: 'created' }),
      expect.objectContaining({ action: 'updated', changes: { name: ['Jonas Aune', 'Jonas A.'] } }),
      expect.objectContaining({ action: 'banned', changes: { is_banned: [false, true] } }),
    ])
  })
})

describe('[ADM-60] [V15] ban and unban', () => {
  test('a ban counts on the very next request, and the person is told why', async () => {
    const editor = await app.make.member('editor')
    const asEditor = await app.as(editor)
    expect((await asEditor.get(`${path}/user-info`)).status).toBe(200)

    expect((await superuser.post(`${path}/ban/${editor.id}`)).json).toMatchObject({ id: editor.id, is_banned: true })
    expect((await asEditor.get(`${path}/user-info`)).status).toBe(401)
    const again = await app.as(editor)
    expect((await again.get(`${path}/user-info`)).json).toMatchObject({ status: 403, code: 'banned' })

    expect((await superuser.post(`${path}/unban/${editor.id}`)).json).toMatchObject({ is_banned: false })
    expect((await again.get(`${path}/user-info`)).status).toBe(200)
    expect((await asEditor.get(`${path}/user-info`)).status).toBe(401)
  })

  test('nobody shuts themselves out, and nobody who is not there', async () => {
    expect((await superuser.post(`${path}/ban/${self.id}`)).json).toMatchObject({ status: 409, code: 'users.not_yourself' })
    expect((await superuser.post(`${path}/ban/999`)).json).toMatchObject({ status: 404, code: 'users.not_found' })
  })

  test('[V15] [V21] a role that is taken away is gone on the next request', async () => {
    const editor = await app.make.member('editor')
    const asEditor = await app.as(editor)
    expect((await asEditor.get(`${path}/user-info`)).json.instances).toHaveLength(1)
    await app.database.db.deleteFrom('instance_users').where('user_id', '=', editor.id).execute()
    expect((await asEditor.get(`${path}/user-info`)).json.instances).toEqual([])

    const other = await app.make.superuser()
    const asOther = await app.as(other)
    const { json } = await asOther.get(`${path}/${other.id}`)
    await superuser.put(`${path}/${other.id}`, { ...json, is_admin: false })
    expect((await asOther.get(path)).status).toBe(403)
  })

  test('[V18] the GET twins need the bearer header and a caller of our own', async () => {
    const { id } = await app.make.user()
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await superuser.get(`${path}/ban/${id}`, { 'sec-fetch-site': site })).json).toMatchObject({
        status: 403,
        code: 'foreign_caller',
      })
    expect((await app.anonymous.get(`${path}/ban/${id}`, { cookie: 'vitrine_refresh=x' })).status).toBe(401)
    expect((await superuser.get(`${path}/${id}`)).json.is_banned).toBe(false)
    expect((await superuser.get(`${path}/ban/${id}`)).json.is_banned).toBe(true)
    expect((await superuser.get(`${path}/unban/${id}`, { 'sec-fetch-site': 'same-origin' })).json.is_banned).toBe(false)
  })
})

test('[AUTH-09] user-info names the person and the instances they work in, expired ones marked', async () => {
  const member = await app.make.member('admin')
  const past = await app.make.instance({ expires_at: '2020-01-01T00:00:00.000Z' })
  await app.database.db.insertInto('instance_users').values({ application_instance_id: past.id, user_id: member.id, role_id: 3 }).execute()
  const { json } = await (await app.as(member)).get(`${path}/user-info`)
  expect(json).toMatchObject({ id: member.id, name: member.name, is_admin: false })
  expect(json.instances).toEqual([
    expect.objectContaining({ application_instance_id: member.instance.id, role: 'admin', expired: false, expires_at: null }),
    expect.objectContaining({ application_instance_id: past.id, role: 'guest', expired: true, expires_at: '2020-01-01T00:00:00.000Z' }),
  ])
  expect(json.instances[0].path).toMatch(/^\/owner-\d+\/instance-\d+$/)
})

test('[V12] what is read-only cannot be written', async () => {
  const hostile = {
    ...jonas,
    id: 999,
    is_banned: true,
    activated: true,
    version: 50,
    issuer: 'x',
    subject: 'y',
    number_of_instances: 9,
    created_by: 'x',
  }
  const { json } = await superuser.post(path, hostile)
  expect(json).toMatchObject({ is_banned: false, activated: false, version: 1, number_of_instances: 0, created_by: 'Solveig Berg' })
  const changed = await superuser.put(`${path}/${json.id}`, { ...json, is_banned: true, activated: true, id: 1, username: 'x@y.test' })
  expect(changed.json).toMatchObject({ id: json.id, is_banned: false, activated: false, username: 'jonas@museum.test' })
})
