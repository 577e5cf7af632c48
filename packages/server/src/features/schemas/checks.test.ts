import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/schemas'
let app: TestApp
let superuser: Caller
let application_id: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  application_id = (await app.make.application()).id
})

const send = (fields: object) => superuser.post(path, { name: 'Artikkel', application_id, ...fields })
const text = { type: 'object', properties: { a: { type: 'string' } } }
const asJson = (json_schema: unknown, ui_schema: unknown = {}) => ({
  json_schema: JSON.stringify(json_schema),
  ui_schema: JSON.stringify(ui_schema),
})

test.each<[object, string, string]>([
  [{ name: ' ' }, '/name', 'required'],
  [{ slug: 'Å' }, '/slug', 'pattern'],
  [{ application_id: null }, '/application_id', 'wrong_type'],
  [{ preview_url: 'javascript:alert(1)' }, '/preview_url', 'url'],
  [{ preview_url: 'ftp://a.no' }, '/preview_url', 'url'],
  [{ json_schema: {} }, '/json_schema', 'wrong_type'],
  [{ json_schema: '' }, '/json_schema', 'required'],
  [{ searchable_fields: [{ jsonpath: '' }] }, '/searchable_fields/0/jsonpath', 'required'],
  [{ searchable_fields: [{ jsonpath: '$.a' }, {}] }, '/searchable_fields/1/jsonpath', 'required'],
  [{ title_field_json_path: 'title' }, '/title_field_json_path', 'pattern'],
  [{ description_field_override: 'x'.repeat(2001) }, '/description_field_override', 'too_long'],
])('[ADM-03] [ADM-40] %j is refused at %s as %s, and nothing is written', async (fields, pointer, code) => {
  const refused = await send(fields)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect((await superuser.get(path)).json.total_count).toBe(0)
})

test.each<[string, object, string]>([
  ['what is no JSON', { json_schema: '{' }, '/json_schema'],
  ['what is no object', { json_schema: '[]' }, '/json_schema'],
  ['a reference to nothing', asJson({ properties: { a: { $ref: '#/$defs/gone' } } }), '/json_schema/properties/a'],
  ['a reference to elsewhere', asJson({ properties: { a: { $ref: 'https://evil.test/x.json' } } }), '/json_schema/properties/a'],
  [
    'a name that every object has',
    asJson(JSON.parse('{"properties":{"__proto__":{"type":"string"}}}')),
    '/json_schema/properties/__proto__',
  ],
  ['a UI schema that is no JSON', { ui_schema: 'x' }, '/ui_schema'],
  ['an unknown widget', asJson(text, { a: { 'ui:widget': 'Txt' } }), '/ui_schema/a/ui:widget'],
  ['a node for no field', asJson(text, { b: {} }), '/ui_schema/b'],
  ['layout without a template', asJson(text, { 'ui:options': { spacing: 3 } }), '/ui_schema/ui:options/spacing'],
])('[ADM-40] [FORM-05] %s is refused where it stands', async (_what, fields, pointer) => {
  const refused = await send(fields)
  expect(refused.json).toMatchObject({ status: 400, code: 'invalid' })
  expect(refused.json.errors).toContainEqual(expect.objectContaining({ pointer, code: 'invalid_schema' }))
  expect((await superuser.get(path)).json.total_count).toBe(0)
})

test('[ADM-40] what is only advice does not stop a save', async () => {
  expect((await send(asJson(text, { a: { 'ui:options': { colour: 1 } } }))).status).toBe(201)
})

describe('[V22] schemas that mean no good', () => {
  const nested = (levels: number) => {
    let schema: object = { type: 'string' }
    for (let level = 0; level < levels; level += 1) schema = { type: 'object', properties: { a: schema } }
    return schema
  }
  const bomb = Object.fromEntries(
    Array.from({ length: 40 }, (_none, at) => [
      `d${at}`,
      at ? { allOf: [{ $ref: `#/$defs/d${at - 1}` }, { $ref: `#/$defs/d${at - 1}` }] } : {},
    ]),
  )
  test.each<[string, object, string]>([
    ['look-ahead', asJson({ properties: { a: { type: 'string', pattern: '^(?=.*a).+$' } } }), '/json_schema/properties/a/pattern'],
    ['a pattern of its own kind', asJson({ properties: { a: { type: 'string', pattern: '(' } } }), '/json_schema/properties/a/pattern'],
    ['a bomb of references', asJson({ $defs: bomb, $ref: '#/$defs/d39' }), '/json_schema'],
    ['too many levels', { json_schema: JSON.stringify(nested(200)) }, '/json_schema'],
    ['brackets without end', { ui_schema: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, '/ui_schema'],
  ])('%s is refused at its field', async (_what, fields, pointer) => {
    const refused = await send(fields)
    expect(refused.status).toBe(400)
    expect(refused.json.errors[0].pointer.startsWith(pointer)).toBe(true)
  })

  test('a pattern that would hang elsewhere is stored, for ours takes no longer than the text', async () => {
    expect((await send(asJson({ properties: { a: { type: 'string', pattern: '^(a+)+$' } } }))).status).toBe(201)
  })

  test('a body of 2 MB is refused, and said so', async () => {
    const refused = await send({ json_schema: JSON.stringify({ description: 'x'.repeat(2_000_000) }) })
    expect(refused.json).toMatchObject({ status: 413, code: 'too_large' })
  })
})

test.each(["$.a'; drop table schemas;--", '$.a" or 1=1', '$.**', '$[?(@.a)]', '$.a) union select', '../../x'])(
  '[V2] the path %j is refused wherever a path may stand',
  async (jsonpath) => {
    const refused = await send({
      searchable_fields: [{ jsonpath }],
      title_field_json_path: jsonpath,
      internal_title_field_json_path: jsonpath,
      description_field_json_path: jsonpath,
      image_field_json_path: jsonpath,
    })
    expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/description_field_json_path',
      '/image_field_json_path',
      '/internal_title_field_json_path',
      '/searchable_fields/0/jsonpath',
      '/title_field_json_path',
    ])
  },
)
