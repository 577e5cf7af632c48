import { expect, test } from 'vitest'
import { examine } from './examine.ts'

const fields = '{"type":"object","properties":{"a":{"type":"string"}}}'

test.each<[string, string, string, string, boolean]>([
  ['nothing', '', '', 'missing', false],
  ['an empty schema', ' {} ', '{}', 'missing', false],
  ['what is no JSON', '{"type":', '{}', 'invalid', false],
  ['a list', '[]', '{}', 'invalid', false],
  ['a UI schema that is no JSON', fields, '{', 'invalid', false],
  ['a schema of something else than an object', '{"type":"string"}', '{}', 'incorrect', false],
  ['an object without fields', '{"type":"object"}', '{}', 'incorrect', false],
  ['fields', fields, '', 'fine', true],
  ['fields and advice', fields, '{"a":{"ui:options":{"colour":1}}}', 'fine', true],
  ['a widget that is none', fields, '{"a":{"ui:widget":"Txt"}}', 'invalid', true],
  ['a reference to nothing', '{"properties":{"a":{"$ref":"#/$defs/gone"}}}', '{}', 'invalid', true],
])('[ADM-40] %s is seen for what it is', (_what, json_schema, ui_schema, state, isDrawn) => {
  const seen = examine({ json_schema, ui_schema })
  expect(seen.state).toBe(state)
  expect(seen.drawable !== undefined).toBe(isDrawn)
})

test('[ADM-40] [ADM-44] each finding has its place in the text it is about', () => {
  const seen = examine({
    json_schema: '{"properties":{"a":{"type":"string","title":"db.my key","pattern":"(?=a)"}}}',
    ui_schema: '{"a":{"ui:widget":"Txt","ui:title":"db.ok"},"b":{}}',
  })
  expect(seen.json.map(({ pointer }) => pointer)).toEqual(['/properties/a/pattern', '/properties/a/title'])
  expect(seen.ui.map(({ pointer }) => pointer)).toEqual(['/a/ui:widget', '/b'])
})
