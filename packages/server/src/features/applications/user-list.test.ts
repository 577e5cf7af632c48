import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/users/csv'
let app: TestApp
let superuser: Caller
let instance: { id: number; name: string; application_id: number; owner_id: number }

beforeAll(async () => {
  app = await openTestApp()
  superuser = await app.as(await app.make.superuser())
  instance = await app.make.instance()
  const join = async (name: string, role_id: number) => {
    const { id } = await app.make.user({ name, username: `p${role_id}@museum.test` })
    await app.database.db.insertInto('instance_users').values({ application_instance_id: instance.id, user_id: id, role_id }).execute()
  }
  await join('=HYPERLINK("http://evil.test")', 1)
  await join('Åse, "Ås" Øvrebø', 2)
  await app.make.member('guest')
})
afterAll(() => app.close())

test('[ADM-21] the people of an application come as a CSV file to be saved, with their roles', async () => {
  const answer = await superuser.get(`${path}?application_id=${instance.application_id}`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="user_list.csv.csv"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const [heading, ...lines] = answer.text.split('\r\n')
  expect(heading).toBe('\uFEFF"name","username","role","instance","owner","activated","banned"')
  expect(lines).toHaveLength(3)
  expect(lines).toContainEqual(
    expect.stringMatching(/^"Åse, ""Ås"" Øvrebø","p2@museum.test","editor","Instans \d+","Museet \d+","true","false"$/),
  )
})

test('[V26] a name that is a formula is text in a spreadsheet', async () => {
  const { text } = await superuser.get(`${path}?application_id=${instance.application_id}`)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m)
})

test.each(['', 'application_id=x', 'application_id=1&application_id=2', 'application_id=1&search=x'])(
  '[V22] ?%s is refused as a problem, not as a file',
  async (query) => {
    const refused = await superuser.get(`${path}?${query}`)
    expect(refused.status).toBe(400)
    expect(refused.headers['content-type']).toContain('application/problem+json')
  },
)

test('[V20] the file names no secret of the login service', async () => {
  const { text } = await superuser.get(`${path}?application_id=${instance.application_id}`)
  for (const secret of ['issuer', 'subject', 'hash']) expect(text).not.toContain(secret)
})
