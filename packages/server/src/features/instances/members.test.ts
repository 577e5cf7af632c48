import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/instances'
let app: TestApp
let superuser: Caller
let admin: Caller
let self: { id: number }
let member: Awaited<ReturnType<TestApp['make']['member']>>
let at: string

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  member = await app.make.member('admin')
  self = member
  admin = await app.as(member)
  at = `${path}/${member.instance.id}`
})

const limit = (max_users: number | null) =>
  app.database.db.updateTable('application_instances').set({ max_users }).where('id', '=', member.instance.id).execute()
const people = async () => (await superuser.get(`${path}/users?application_instance_id=${member.instance.id}&page_size=100`)).json
const rolesOf = (user_id: number) =>
  app.database.db
    .selectFrom('instance_users')
    .select('role_id')
    .where('application_instance_id', '=', member.instance.id)
    .where('user_id', '=', user_id)
    .execute()

describe('[ROLE-03] one role per person and instance', () => {
  test('a person gets a role, another replaces it, and it can be taken away', async () => {
    const person = await app.make.user({ name: 'Kari', username: 'kari@museum.test' })
    const added = await superuser.post(`${at}/user/${person.id}/role/2`)
    expect(added.json).toEqual({
      user_id: person.id,
      application_instance_id: member.instance.id,
      role_id: 2,
      user_role: 'editor',
      name_of_user: 'Kari',
      username: 'kari@museum.test',
      application_instance_name: member.instance.name,
      application_instance_owner_name: { no: expect.any(String) },
      expired: false,
    })
    expect((await superuser.put(`${at}/user/${person.id}/role/3`)).json).toMatchObject({ user_role: 'guest' })
    expect((await superuser.post(`${at}/user/${person.id}/role/1`)).json).toMatchObject({ user_role: 'admin' })
    expect(await rolesOf(person.id)).toEqual([{ role_id: 1 }])

    expect((await superuser.delete(`${at}/user/${person.id}/role/2`)).json).toMatchObject({ status: 404, code: 'instances.not_a_user' })
    expect((await superuser.delete(`${at}/user/${person.id}/role/1`)).status).toBe(204)
    expect((await superuser.delete(`${at}/user/${person.id}`)).json).toMatchObject({ status: 404, code: 'instances.not_a_user' })
    expect(await rolesOf(person.id)).toEqual([])
  })

  test('two requests at once leave one role', async () => {
    const person = await app.make.user()
    const answers = await Promise.all([1, 2, 3, 2, 1].map((role) => superuser.post(`${at}/user/${person.id}/role/${role}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rolesOf(person.id)).toHaveLength(1)
  })

  test('a role, a person or a link that is not there is not found', async () => {
    const person = await app.make.user()
    expect((await superuser.post(`${at}/user/${person.id}/role/4`)).json).toMatchObject({ status: 404, code: 'instances.unknown_role' })
    expect((await superuser.post(`${at}/user/999/role/2`)).json).toMatchObject({ status: 404, code: 'users.not_found' })
    expect((await superuser.put(`${at}/user/${person.id}/role/2`)).json).toMatchObject({ status: 404, code: 'instances.not_a_user' })
    expect((await superuser.post(`${path}/999/user/${person.id}/role/2`)).json).toMatchObject({ code: 'instances.not_found' })
    expect((await superuser.post(`${at}/user/x/role/2`)).status).toBe(400)
  })

  test('[V15] a session that is open sees the new role at once', async () => {
    const person = await app.make.user()
    await superuser.post(`${at}/user/${person.id}/role/3`)
    const caller = await app.as(person)
    const list = () => caller.get(`${path}/users?application_instance_id=${member.instance.id}`)
    expect((await list()).status).toBe(403)
    await superuser.put(`${at}/user/${person.id}/role/1`)
    expect((await list()).status).toBe(200)
    await superuser.delete(`${at}/user/${person.id}`)
    expect((await list()).status).toBe(404)
    expect((await caller.get('/admin/api/users/user-info')).json.instances).toEqual([])
  })

  test('every change is recorded with both roles; setting the same role again changes nothing', async () => {
    const person = await app.make.user()
    for (const role of [2, 2, 3]) await superuser.post(`${at}/user/${person.id}/role/${role}`)
    await superuser.delete(`${at}/user/${person.id}`)
    const entries = await app.database.db.selectFrom('audit_entries').select(['action', 'changes']).orderBy('id').execute()
    expect(entries).toEqual([
      { action: 'user_added', changes: { user_id: [null, person.id], user_role: [null, 'editor'] } },
      { action: 'role_changed', changes: { user_id: [person.id, person.id], user_role: ['editor', 'guest'] } },
      { action: 'user_removed', changes: { user_id: [person.id, null], user_role: ['guest', null] } },
    ])
  })
})

describe('[ADM-32] max_users', () => {
  test('holds when many come at once, by id and by e-mail address', async () => {
    await limit(3)
    const persons = await Promise.all(Array.from({ length: 4 }, () => app.make.user()))
    const answers = await Promise.all([
      ...persons.map(({ id }) => superuser.post(`${at}/user/${id}/role/2`)),
      ...[1, 2, 3, 4].map((n) => admin.post(`${at}/users`, { username: `ny${n}@museum.test`, user_role: 'guest' })),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(2)
    for (const { json } of answers.filter(({ status }) => status >= 300))
      expect(json).toMatchObject({ status: 409, code: 'instances.full' })
    expect((await people()).total_count).toBe(3)
  })

  test('whoever is there already can change role in a full one, and leaving makes room', async () => {
    await limit(1)
    const person = await app.make.user()
    expect((await superuser.put(`${at}/user/${self.id}/role/2`)).status).toBe(200)
    expect((await superuser.post(`${at}/user/${self.id}/role/1`)).status).toBe(200)
    expect((await superuser.post(`${at}/user/${person.id}/role/2`)).json).toMatchObject({ code: 'instances.full' })
    await superuser.delete(`${at}/user/${self.id}`)
    expect((await superuser.post(`${at}/user/${person.id}/role/2`)).status).toBe(200)
  })

  test('none is none, and no limit is no limit', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()]
    await limit(0)
    expect((await superuser.post(`${at}/user/${one.id}/role/2`)).json).toMatchObject({ code: 'instances.full' })
    await limit(null)
    for (const { id } of [one, other]) expect((await superuser.post(`${at}/user/${id}/role/2`)).status).toBe(200)
  })

  test('someone who found no room is not left behind as an invited user', async () => {
    await limit(1)
    await admin.post(`${at}/users`, { username: 'ny@museum.test', user_role: 'guest' })
    expect((await superuser.get('/admin/api/users?search=ny@museum')).json.total_count).toBe(0)
  })
})

describe('[ROLE-01] admins of an instance', () => {
  test('[V19] ask people in by e-mail address, and the answer is the same whether we know them or not', async () => {
    await app.make.user({ name: 'Kjent Person', username: 'kjent@museum.test' })
    const invite = (username: string) => admin.post(`${at}/users`, { username, user_role: 'editor' })
    for (const username of ['kjent@museum.test', 'ukjent@museum.test', 'kjent@museum.test']) {
      const answer = await invite(username)
      expect(answer.status).toBe(201)
      expect(answer.json).toEqual({ username, user_role: 'editor' })
    }
    expect((await people()).items.map(({ username }: { username: string }) => username).sort()).toEqual(
      expect.arrayContaining(['kjent@museum.test', 'ukjent@museum.test']),
    )
    expect((await superuser.get('/admin/api/users?search=ukjent')).json.items).toMatchObject([
      { username: 'ukjent@museum.test', activated: false, is_admin: false },
    ])
  })

  test('one unknown address asked in to two instances at once becomes one user', async () => {
    const other = await app.make.member('admin')
    const otherAdmin = await app.as(other)
    const body = { username: 'ny@museum.test', user_role: 'guest' }
    const answers = await Promise.all([admin.post(`${at}/users`, body), otherAdmin.post(`${path}/${other.instance.id}/users`, body)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await superuser.get('/admin/api/users?search=ny@museum')).json).toMatchObject({
      total_count: 1,
      items: [{ number_of_instances: 2 }],
    })
  })

  test('change roles of their people and remove them', async () => {
    const person = await app.make.member('guest', member.instance)
    expect((await admin.put(`${at}/user/${person.id}/role/2`)).json).toMatchObject({ user_role: 'editor' })
    expect((await admin.delete(`${at}/user/${person.id}`)).status).toBe(204)
  })

  test('[V19] do not learn by id who there is elsewhere', async () => {
    const stranger = await app.make.user()
    const answers = await Promise.all([stranger.id, 999].map((id) => admin.post(`${at}/user/${id}/role/2`)))
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.code}`))).toEqual(new Set(['404 users.not_found']))
    expect((await admin.get(`${path}/user-roles?user_id=${stranger.id}`)).json).toMatchObject({ status: 404, code: 'users.not_found' })
  })

  test('[V10] [V12] get nowhere in another instance, and cannot make anyone a superuser', async () => {
    const foreign = await app.make.member('guest')
    for (const answer of [
      await admin.put(`${path}/${foreign.instance.id}/user/${foreign.id}/role/1`),
      await admin.delete(`${path}/${foreign.instance.id}/user/${foreign.id}`),
      await admin.post(`${path}/${foreign.instance.id}/users`, { username: 'x@museum.test', user_role: 'admin' }),
      await admin.get(`${path}/users?application_instance_id=${foreign.instance.id}`),
    ])
      expect(answer.json).toMatchObject({ status: 404, code: 'instances.not_found' })
    await admin.post(`${at}/users`, { username: 'x@museum.test', user_role: 'admin', is_admin: true, name: 'X' })
    expect((await superuser.get('/admin/api/users?search=x@museum')).json.items).toMatchObject([{ is_admin: false, name: 'x@museum.test' }])
    expect((await admin.post(`${at}/users`, { username: 'x@museum.test', user_role: 'superuser' })).status).toBe(400)
    expect((await admin.post(`${at}/users`, { username: 'ｘ@museum.test', user_role: 'guest' })).status).toBe(400)
  })
})

describe('[ADM-30] [ADM-61] lists of links', () => {
  test('the people of an instance are paged, sorted and searched', async () => {
    for (const [name, username] of [
      ['Åse', 'a@museum.test'],
      ['Zoë', 'b@museum.test'],
    ] as const) {
      const { id } = await app.make.user({ name, username })
      await superuser.post(`${at}/user/${id}/role/3`)
    }
    const names = async (query: string) =>
      (await admin.get(`${path}/users?application_instance_id=${member.instance.id}&${query}`)).json.items.map(
        ({ name_of_user }: { name_of_user: string }) => name_of_user,
      )
    expect(await names('')).toEqual([member.name, 'Zoë', 'Åse'])
    expect(await names('sort_by=username&page_size=2')).toEqual(['Åse', 'Zoë'])
    expect(await names('search=zoe')).toEqual(['Zoë'])
    expect((await people()).total_count).toBe(3)
  })

  test("a person's instances with their roles, for themselves and for superusers; what is deleted is left out", async () => {
    const gone = await app.make.instance()
    await superuser.post(`${path}/${gone.id}/user/${self.id}/role/3`)
    const roles = async (caller: Caller) => (await caller.get(`${path}/user-roles?user_id=${self.id}`)).json
    expect((await roles(superuser)).items).toMatchObject([
      { application_instance_id: member.instance.id, user_role: 'admin' },
      { application_instance_id: gone.id, user_role: 'guest' },
    ])
    await superuser.delete(`${path}/${gone.id}`)
    expect(await roles(admin)).toMatchObject({ total_count: 1, items: [{ application_instance_id: member.instance.id }] })
  })

  test.each(['users', 'user-roles', 'users?application_instance_id=x', 'user-roles?user_id=1&role=2'])(
    '[V22] GET %s is refused',
    async (address) => {
      expect((await superuser.get(`${path}/${address}`)).status).toBe(400)
    },
  )
})
