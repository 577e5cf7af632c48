import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepTranslationKeys } from './index.ts'
import { listKeys } from './repository/index.ts'

const path = '/admin/api/translations/keys'
let app: TestApp
let superuser: Caller
let no: number
let sv: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  no = (await app.make.locale({ language_code: 'no', name: 'Norsk' })).id
  sv = (await app.make.locale({ language_code: 'sv', name: 'Svenska' })).id
})

const add = async (translation_key: string, texts: [number, string][] = []) =>
  (await superuser.post(path, { translation_key, translations: texts.map(([locale_id, text]) => ({ locale_id, text })) })).json
const audit = () => app.database.db.selectFrom('audit_entries').select(['record_id', 'action', 'changes']).orderBy('id').execute()
const names = async (query: string) =>
  (await superuser.get(`${path}?${query}`)).json.items.map((item: { translation_key: string }) => item.translation_key)

describe('[ADM-90] [ADM-70] keys', () => {
  test('a key is made with its texts, found again, changed, and deleted with them', async () => {
    const made = await add('db.article.title', [[no, 'Tittel']])
    expect(made).toMatchObject({ translation_key: 'db.article.title', translations: [{ locale_id: no, text: 'Tittel' }] })
    expect((await superuser.get(`${path}/${made.id}`)).json).toEqual(made)
    const texts = [
      { locale_id: no, text: 'Overskrift' },
      { locale_id: sv, text: 'Rubrik' },
    ]
    const saved = await superuser.put(`${path}/${made.id}`, { ...made, translations: texts })
    expect(saved.json).toMatchObject({ translations: texts, version: made.version + 1 })
    expect((await app.anonymous.get('/admin/api/translations/sv.json')).json).toEqual({ 'db.article.title': 'Rubrik' })
    expect((await superuser.delete(`${path}/${made.id}`)).status).toBe(204)
    expect((await superuser.get(`${path}/${made.id}`)).json).toMatchObject({ status: 404, code: 'translation_keys.not_found' })
    expect((await app.anonymous.get('/admin/api/translations/sv.json')).json).toEqual({})
    expect((await superuser.get(path)).json).toMatchObject({ items: [], total_count: 0 })
  })

  test('the audit holds each text before and after', async () => {
    const made = await add('generic.saved', [[no, 'Lagret']])
    await superuser.put(`${path}/${made.id}`, { ...made, translations: [{ locale_id: no, text: 'Lagra' }] })
    await superuser.put('/admin/api/translations', { translation_key: 'generic.saved', language_code: 'sv', text: 'Sparat' })
    await superuser.delete(`${path}/${made.id}`)
    expect(await audit()).toMatchObject([
      { record_id: 'generic.saved', action: 'created', changes: { no: [null, 'Lagret'] } },
      { action: 'updated', changes: { no: ['Lagret', 'Lagra'] } },
      { action: 'updated', changes: { sv: [null, 'Sparat'] } },
      { action: 'deleted', changes: { no: ['Lagra', null], sv: ['Sparat', null] } },
    ])
  })

  test('two superusers who save the same key: the second gets both sides and nothing is lost', async () => {
    const made = await add('generic.saved', [[no, 'Lagret']])
    const url = `${path}/${made.id}`
    expect((await superuser.put(url, { translation_key: made.translation_key, translations: [] })).json).toMatchObject({ status: 428 })
    await superuser.put(url, { ...made, translations: [{ locale_id: no, text: 'Deres' }] })
    const late = await superuser.put(url, { ...made, translations: [{ locale_id: no, text: 'Mine' }] })
    expect(late.json).toMatchObject({
      status: 409,
      code: 'conflict',
      stored: { version: made.version + 1, translations: [{ locale_id: no, text: 'Deres' }] },
    })
    expect((await superuser.get(url)).json.translations).toEqual([{ locale_id: no, text: 'Deres' }])

    const before = (await superuser.get(url)).json
    const both = await Promise.all(['A', 'B'].map((text) => superuser.put(url, { ...before, translations: [{ locale_id: no, text }] })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await superuser.put('/admin/api/translations', { translation_key: 'generic.saved', language_code: 'no', text: 'Alene' })
    expect((await superuser.put(url, { ...before, version: before.version + 1 })).status, 'a single text counts as a change too').toBe(409)
  })

  test('an empty text is a missing one, and a language that is not named loses its text', async () => {
    const made = await add('generic.saved', [
      [no, 'Lagret'],
      [sv, 'Sparat'],
    ])
    const saved = await superuser.put(`${path}/${made.id}`, { ...made, translations: [{ locale_id: no, text: '' }] })
    expect(saved.json.translations).toEqual([])
    await superuser.put('/admin/api/translations', { translation_key: 'generic.saved', language_code: 'no', text: 'Lagret' })
    await superuser.put('/admin/api/translations', { translation_key: 'generic.saved', language_code: 'no', text: '' })
    expect((await app.anonymous.get('/admin/api/translations/no.json')).json).toEqual({})
  })

  test('a key that is taken is refused at its field, also when two come at once and when one is renamed to it', async () => {
    await add('db.a')
    expect((await superuser.post(path, { translation_key: 'db.a' })).json).toMatchObject({
      status: 409,
      code: 'translation_keys.taken',
      errors: [{ pointer: '/translation_key' }],
    })
    const both = await Promise.all([1, 2].map(() => superuser.post(path, { translation_key: 'db.b' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const c = await add('db.c', [[no, 'C']])
    expect((await superuser.put(`${path}/${c.id}`, { ...c, translation_key: 'db.a' })).json).toMatchObject({
      code: 'translation_keys.taken',
    })
    expect((await superuser.put(`${path}/${c.id}`, { ...c, translation_key: 'db.d' })).json).toMatchObject({ translation_key: 'db.d' })
    expect(await names('search=db.d')).toEqual(['db.d'])
  })

  test.each([
    ['a language that is not there', [{ locale_id: 999_999, text: 'x' }], 409, '/translations/0/locale_id'],
    ['a language twice', 'twice', 400, '/translations'],
    ['half a character', [{ locale_id: 1, text: '\ud83d' }], 400, '/translations/0/text'],
    ['U+0000', [{ locale_id: 1, text: 'a\u0000b' }], 400, '/translations/0/text'],
    ['a text that is too long', [{ locale_id: 1, text: 'x'.repeat(10_001) }], 400, '/translations/0/text'],
  ])('[V22] %s is refused where it stands', async (_what, translations, status, pointer) => {
    const twice = [no, no].map((locale_id) => ({ locale_id, text: 'x' }))
    const body = { translation_key: 'db.x', translations: translations === 'twice' ? twice : translations }
    expect((await superuser.post(path, body)).json).toMatchObject({ status, errors: [{ pointer }] })
    expect((await superuser.get(path)).json.total_count).toBe(0)
  })
})

describe('[ADM-71] [ADM-90] before a key is made', () => {
  test('it is asked whether it is there', async () => {
    await add('db.a')
    expect((await superuser.get(`${path}/validate/db.a`)).json).toEqual({ exists: true })
    expect((await superuser.get(`${path}/validate/db.b`)).json).toEqual({ exists: false })
    expect((await superuser.get(`${path}/validate/${encodeURIComponent("'; drop table")}`)).json).toMatchObject({ status: 400 })
  })

  test('[V19] only those who make keys may ask', async () => {
    const editor = await app.as(await app.make.member('editor'))
    await add('db.a')
    expect((await editor.get(`${path}/validate/db.a`)).status).toBe(403)
    expect((await editor.get(`${path}/validate/db.b`)).status).toBe(403)
  })

  test('[ADM-44] many keys are made if missing; those there keep their texts, version and time', async () => {
    const known = await add('db.known', [[no, 'Kjent']])
    const kept = await superuser.put(path, ['db.known', 'db.new', 'db.new', 'db.other'])
    expect(kept.json).toMatchObject({
      created: 2,
      items: [{ id: known.id }, { translation_key: 'db.new' }, { translation_key: 'db.other' }],
    })
    expect((await superuser.get(`${path}/${known.id}`)).json).toEqual(known)
    expect((await superuser.put(path, ['db.ok', 'not a key'])).json).toMatchObject({ status: 400, errors: [{ pointer: '/1' }] })
    expect(await names('search=db.ok')).toEqual([])
  })

  test('[ADM-44] they are made in the transaction of whoever needs them, and undone with it', async () => {
    const { id } = await app.make.superuser()
    const { db } = app.database
    const undone = db.transaction().execute(async (tx) => {
      expect(await keepTranslationKeys(tx, id, ['db.undone'])).toHaveLength(1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await db.transaction().execute((tx) => keepTranslationKeys(tx, id, ['db.done']))
    expect(await names('')).toEqual(['db.done'])
  })
})

describe('[ADM-70] [LIST-10] the list of keys', () => {
  beforeEach(async () => {
    await add('generic.saved', [
      [no, 'Lagret i Čáhcesuolu'],
      [sv, 'Sparat'],
    ])
    await add('db.article.title', [[no, 'Tittel']])
    await add('generic.close')
  })

  test('is searched in keys, in words of keys and in texts of every language', async () => {
    expect(await names('search=generic.s')).toEqual(['generic.saved'])
    expect(await names('search=ti')).toEqual(['db.article.title'])
    expect(await names('search=sparat')).toEqual(['generic.saved'])
    expect(await names('search=cahce')).toEqual(['generic.saved'])
    expect(await names('search=%25')).toEqual([])
  })

  test('is sorted by key and by change, and paged with exact totals', async () => {
    expect(await names('')).toEqual(['db.article.title', 'generic.close', 'generic.saved'])
    expect(await names('sort_by=updated_at&order_asc=false')).toEqual(['generic.close', 'db.article.title', 'generic.saved'])
    expect((await superuser.get(`${path}?page=1&page_size=2`)).json).toMatchObject({ count: 1, total_count: 3, total_is_exact: true })
    expect((await superuser.get(`${path}?search=generic`)).json).toMatchObject({ count: 2, total_count: 2 })
    expect((await superuser.get(`${path}?sort_by=search_text`)).json).toMatchObject({
      status: 400,
      errors: [{ pointer: '/query/sort_by' }],
    })
  })

  test('shows what a language lacks', async () => {
    expect(await names(`missing_locale_id=${sv}`)).toEqual(['db.article.title', 'generic.close'])
    expect(await names(`missing_locale_id=${sv}&search=title`)).toEqual(['db.article.title'])
  })

  test('takes as many queries for a page of one as for a page of many', async () => {
    const query = { page: 0, sort_by: 'translation_key', order_asc: true, search: undefined } as const
    const one = await countQueries(app.database.db, (db) => listKeys(db, { ...query, page_size: 1 }))
    expect(await countQueries(app.database.db, (db) => listKeys(db, { ...query, page_size: 25 }))).toBe(one)
  })

  test('of single texts is there too, of one language or all', async () => {
    const texts = '/admin/api/translations'
    expect((await superuser.get(`${texts}?language_code=sv`)).json).toMatchObject({
      items: [{ translation_key: 'generic.saved', language_code: 'sv', text: 'Sparat' }],
      total_count: 1,
    })
    expect((await superuser.get(`${texts}?page_size=2`)).json).toMatchObject({ count: 2, total_count: 3, total_is_exact: true })
    expect((await superuser.get(`${texts}?search=tittel`)).json.items).toMatchObject([{ translation_key: 'db.article.title' }])
  })
})

test('[ADM-04] a key that a schema names is neither deleted nor renamed, and the answer says which schema', async () => {
  const { instance } = await app.make.member('editor')
  const schema = await app.make.schema({
    application_id: instance.application_id,
    name: 'Gjenstand',
    json_schema: JSON.stringify({ type: 'object', properties: { title: { type: 'string', title: 'db.object.title' } } }),
  })
  const named = await add('db.object.title')
  const near = await add('db.object.titl')
  const used_by = [{ kind: 'schema', id: schema.id, name: 'Gjenstand' }]
  expect(await superuser.delete(`${path}/${named.id}`)).toMatchObject({ status: 409, json: { code: 'in_use', used_by, used_by_count: 1 } })
  const renamed = { ...named, translation_key: 'db.object.name' }
  expect(await superuser.put(`${path}/${named.id}`, renamed)).toMatchObject({ status: 409, json: { code: 'in_use', used_by } })
  expect((await superuser.delete(`${path}/${near.id}`)).status).toBe(204)
  expect((await superuser.delete(`/admin/api/schemas/${schema.id}`)).status).toBe(204)
  expect((await superuser.delete(`${path}/${named.id}`)).status).toBe(204)
})
