import { expect, test } from 'vitest'
import { keysOfJsonSchema, keysOfSchema, keysOfUiSchema } from './translation-keys.ts'

test('[ADM-44] any text of a UI schema that begins with db. is a key, with its place; other texts are none', () => {
  const ui = {
    'ui:options': {
      template: 'Tabs',
      tabs: [
        { label: 'db.content', fields: ['a'] },
        { label: 'Innhold', fields: [] },
      ],
    },
    'a/b': { 'ui:title': 'db.article.title', 'ui:description': 'database' },
  }
  expect(keysOfUiSchema(JSON.stringify(ui))).toEqual([
    { key: 'db.content', pointer: '/ui:options/tabs/0/label', isValid: true },
    { key: 'db.article.title', pointer: '/a~1b/ui:title', isValid: true },
  ])
})

test('[ADM-44] of a JSON schema only titles, descriptions and display names are keys', () => {
  const json = {
    title: 'db.article',
    default: 'db.value',
    properties: {
      title: { type: 'string', const: 'db.const', description: 'db.help' },
      kind: { enum: ['db.a'], enumNames: ['db.kind.a'] },
    },
  }
  expect(keysOfJsonSchema(JSON.stringify(json)).map(({ key }) => key)).toEqual(['db.article', 'db.help', 'db.kind.a'])
})

test('[ADM-44] each key once, and none that is not a key; what cannot be read names none', () => {
  const ui_schema = JSON.stringify({ a: { 'ui:title': 'db.a' }, b: { 'ui:title': 'db.a' }, c: { 'ui:title': 'db.__proto__' } })
  const json_schema = JSON.stringify({ title: 'db.b', description: 'db. a' })
  expect(
    keysOfSchema({ ui_schema, json_schema, description_field_override: '{{translation.db.c}} {{translation.generic.saved}}' }),
  ).toEqual(['db.a', 'db.b', 'db.c'])
  expect(keysOfSchema({ ui_schema: '{', json_schema: 'x', description_field_override: null })).toEqual([])
})

test('[V22] a key nested thousands deep is found', () => {
  expect(keysOfUiSchema(`${'{"a":'.repeat(5_000)}"db.a"${'}'.repeat(5_000)}`)).toHaveLength(1)
})
