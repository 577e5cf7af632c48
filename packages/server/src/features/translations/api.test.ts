import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/translations'
let app: TestApp
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  await app.make.locale({ language_code: 'no', name: 'Norsk' })
})

const saved = { translation_key: 'generic.saved', language_code: 'no', text: 'Nå er det lagret' }

test('[LANG-04] a text that a superuser sets is in the dictionary that everyone loads next', async () => {
  expect((await app.anonymous.get(`${path}/no.json`)).json).toEqual({})
  expect((await superuser.put(path, saved)).json).toEqual(saved)
  expect((await app.anonymous.get(`${path}/no.json`)).json).toEqual({ 'generic.saved': 'Nå er det lagret' })
  await superuser.put(path, { ...saved, text: 'Lagra' })
  expect((await superuser.get(`${path}/generic.saved/no`)).json).toEqual({ ...saved, text: 'Lagra' })
})

test('[LANG-04] taking a text back lets the built dictionary show again', async () => {
  await superuser.put(path, saved)
  expect((await superuser.delete(`${path}/generic.saved/no`)).status).toBe(204)
  expect((await app.anonymous.get(`${path}/no.json`)).json).toEqual({})
  expect((await superuser.delete(`${path}/generic.saved/no`)).json).toMatchObject({ status: 404, code: 'translations.not_found' })
})

test('[LANG-04] database keys (db.) come with the dictionary of their language only', async () => {
  await app.make.locale({ language_code: 'en', name: 'English' })
  await superuser.put(path, { translation_key: 'db.article.title', language_code: 'en', text: 'Article' })
  expect((await app.anonymous.get(`${path}/en.json`)).json).toEqual({ 'db.article.title': 'Article' })
  expect((await app.anonymous.get(`${path}/no.json`)).json).toEqual({})
  expect((await app.anonymous.get(`${path}/xx.json`)).json).toEqual({})
})

test('only superusers write; a language that is not there is refused', async () => {
  const editor = await app.as(await app.make.member('editor'))
  expect((await editor.put(path, saved)).status).toBe(403)
  expect((await editor.delete(`${path}/generic.saved/no`)).status).toBe(403)
  expect((await superuser.put(path, { ...saved, language_code: 'fi' })).json).toMatchObject({
    status: 409,
    code: 'translations.unknown_locale',
  })
})

test('two superusers setting one new key at once make one key', async () => {
  const texts = ['a', 'b', 'c', 'd']
  const answers = await Promise.all(texts.map((text) => superuser.put(path, { ...saved, text })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(texts).toContain((await app.anonymous.get(`${path}/no.json`)).json['generic.saved'])
})

test.each(['__proto__', 'a.constructor.b', '../no', 'a b', 'key.', '.key', "k'; drop table users;--"])(
  '[V2] the key %j is refused',
  async (translation_key) => {
    const refused = await superuser.put(path, { ...saved, translation_key })
    expect(refused.json).toMatchObject({ status: 400, errors: [{ pointer: '/translation_key' }] })
  },
)
