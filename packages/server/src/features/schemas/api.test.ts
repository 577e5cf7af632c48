import { globalDefinitions } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/schemas'
let app: TestApp
let superuser: Caller
let self: { id: number }
let application_id: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  self = await app.make.user({ name: 'Solveig Berg', is_admin: true })
  superuser = await app.as(self)
  application_id = (await app.make.application({ name: 'Publikumsguide' })).id
})

const json_schema = `{
  "type": "object",
  "required": ["title"],
  "properties": { "title": { "$ref": "#/$defs/localised" }, "blocks": { "type": "array", "items": { "$ref": "#/$defs/block" } } }
}`
const whole = () => ({
  name: 'Artikkel',
  slug: 'artikkel',
  description: 'En fortelling.\nMed blokker.',
  application_id,
  single_document_per_instance: true,
  json_schema,
  ui_schema: '{ "blocks": { "ui:options": { "template": "Blocks" } } }',
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.blocks[*].text', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  internal_title_field_json_path: '$.internal_title',
  description_field_json_path: '$.intro',
  image_field_json_path: '$.image',
  description_field_override: '{{content.title}} – {{translation.db.article}}',
  preview_url: 'https://guide.test/preview',
})
const get = async (id: number) => (await superuser.get(`${path}/${id}`)).json
const makeKeys = async () =>
  (await app.database.db.selectFrom('translation_keys').select('translation_key').orderBy('translation_key').execute()).map(
    ({ translation_key }) => translation_key,
  )

describe('[ADM-40] schemas', () => {
  test('a superuser adds one with all its fields and finds it again, the text as it was written', async () => {
    const made = await superuser.post(path, whole())
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({
      ...whole(),
      searchable_fields: [
        { jsonpath: '$.title', include_in_hit: true, hit_order: 0 },
        { jsonpath: '$.blocks[*].text', include_in_hit: false, hit_order: 1 },
      ],
      version: 1,
      application_name: 'Publikumsguide',
      created_by: 'Solveig Berg',
      deleted_at: null,
    })
    expect(await get(made.json.id)).toEqual(made.json)
  })

  test('a name and an application are enough; the rest has its defaults', async () => {
    expect((await superuser.post(path, { name: 'Gruppe på båt', application_id })).json).toMatchObject({
      slug: 'gruppe-pa-bat',
      description: null,
      single_document_per_instance: false,
      json_schema: '{}',
      ui_schema: '{}',
      searchable_fields: [],
      title_field_json_path: null,
      internal_title_field_json_path: null,
      description_field_json_path: null,
      image_field_json_path: null,
      description_field_override: null,
      preview_url: null,
    })
  })

  test('slugs are unique in their application: a default gets -2, also at once; a chosen one is refused at its field', async () => {
    const made = await Promise.all([1, 2, 3].map(() => superuser.post(path, { name: 'Artikkel', application_id })))
    expect(made.map(({ json }) => json.slug).sort()).toEqual(['artikkel', 'artikkel-2', 'artikkel-3'])
    const refused = { status: 409, code: 'schemas.slug_taken', errors: [{ pointer: '/slug', code: 'taken' }] }
    expect((await superuser.post(path, whole())).json).toMatchObject(refused)
    const { id } = await app.make.application()
    expect((await superuser.post(path, { ...whole(), application_id: id })).status).toBe(201)
  })

  test('a change names the version it was read at; two at once: one wins, the other gets what is stored', async () => {
    const { json } = await superuser.post(path, whole())
    const { version: _version, ...unversioned } = json
    expect((await superuser.put(`${path}/${json.id}`, unversioned)).json).toMatchObject({ status: 428 })
    const saves = await Promise.all(['A', 'B', 'C'].map((name) => superuser.put(`${path}/${json.id}`, { ...json, name })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const stored = await get(json.id)
    expect(stored.version).toBe(2)
    for (const { json: late } of saves.filter(({ status }) => status === 409)) expect(late).toMatchObject({ code: 'conflict', stored })
  })

  test('the application must be there and not be deleted', async () => {
    const refused = { status: 409, code: 'schemas.unknown_application', errors: [{ pointer: '/application_id' }] }
    expect((await superuser.post(path, { ...whole(), application_id: 999_999 })).json).toMatchObject(refused)
    const { json } = await superuser.post(path, whole())
    const other = await app.make.application()
    await superuser.delete(`/admin/api/applications/${other.id}`)
    expect((await superuser.put(`${path}/${json.id}`, { ...json, application_id: other.id })).json).toMatchObject(refused)
  })

  test('every change is recorded field by field', async () => {
    const { json } = await superuser.post(path, whole())
    await superuser.put(`${path}/${json.id}`, { ...json, ui_schema: '{}', name: 'Fortelling' })
    const entries = await app.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('record_kind', '=', 'schema')
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'created', record_kind: 'schema', record_id: String(json.id), user_id: self.id },
      { action: 'updated', changes: { name: ['Artikkel', 'Fortelling'] } },
    ])
    expect(Object.keys(entries[1]?.changes ?? {}).sort()).toEqual(['name', 'ui_schema'])
  })

  test('[V12] read-only and unknown fields are dropped', async () => {
    const { json } = await superuser.post(path, {
      ...whole(),
      id: 77,
      version: 9,
      created_by: 'Evil',
      prepared_schema: '{}',
      searchable_fields: [{ jsonpath: '$.a', include_in_hit: true, hit_order: 5, sql: 'drop' }],
    })
    expect(json).toMatchObject({ version: 1, created_by: 'Solveig Berg' })
    expect(json.id).not.toBe(77)
    expect(json.searchable_fields).toEqual([{ jsonpath: '$.a', include_in_hit: true, hit_order: 0 }])
  })
})

test('[ADM-43] the global definitions are served to everyone signed in, and every one can be named by a schema', async () => {
  const guest = await app.as(await app.make.member('guest'))
  const { json } = await guest.get(`${path}/global-definitions`)
  expect(json).toEqual({ $defs: globalDefinitions })
  const properties = Object.fromEntries(Object.keys(json.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]))
  const made = await superuser.post(path, { ...whole(), json_schema: JSON.stringify({ type: 'object', properties }), ui_schema: '{}' })
  expect(made.status, made.text).toBe(201)
})

describe('[ADM-44] translation keys', () => {
  const ui = (label: string) => JSON.stringify({ title: { 'ui:title': label } })
  const titled = JSON.stringify({ type: 'object', properties: { title: { type: 'string', title: 'db.article.title' } } })

  test('db. keys of the UI schema, of titles and of the template are made when a schema is saved, each once', async () => {
    const { json } = await superuser.post(path, { ...whole(), json_schema: titled, ui_schema: ui('db.label') })
    expect(await makeKeys()).toEqual(['db.article', 'db.article.title', 'db.label'])
    await superuser.put(`${path}/${json.id}`, { ...json, ui_schema: ui('db.other') })
    expect(await makeKeys()).toEqual(['db.article', 'db.article.title', 'db.label', 'db.other'])
  })

  test('a key that is there stays as it is, with its texts', async () => {
    await app.make.locale({ language_code: 'no', name: 'Norsk' })
    await superuser.put('/admin/api/translations', { translation_key: 'db.label', language_code: 'no', text: 'Tittel' })
    const { status } = await superuser.post(path, { ...whole(), json_schema: titled, ui_schema: ui('db.label') })
    expect(status).toBe(201)
    expect((await superuser.get('/admin/api/translations/db.label/no')).json).toMatchObject({ text: 'Tittel' })
  })

  test('a save that fails makes no key, and what is no key is refused where it stands', async () => {
    await superuser.post(path, whole())
    const before = await makeKeys()
    expect((await superuser.post(path, { ...whole(), json_schema: titled, ui_schema: ui('db.new') })).status).toBe(409)
    expect(await makeKeys()).toEqual(before)
    const refused = await superuser.post(path, { ...whole(), slug: 'b', json_schema: titled, ui_schema: ui('db.my key') })
    expect(refused.json).toMatchObject({ status: 400, errors: [{ pointer: '/ui_schema/title/ui:title', code: 'invalid_key' }] })
  })
})
