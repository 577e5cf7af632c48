import { keysOfSchema } from '@vitrine/contract'
import { checkSchema, checkUiSchema } from '@vitrine/forms/definitions'
import { describe, expect, test } from 'vitest'
import * as examples from './schemas/index.ts'

const { schemaTexts, withSchemaIds, ...schemas } = examples

/** Only a slug that the demo has leads to an id. */
const idOf = (slug: string) => Object.values(schemas).findIndex((schema) => schema.slug === slug) + 1

describe.each(Object.entries(schemas))('[ADM-40] the demo schema %s', (_name, { json_schema, ui_schema, ...schema }) => {
  test('has nothing to find fault with, not even advice', () => {
    expect(checkSchema(json_schema)).toEqual([])
    expect(checkUiSchema(withSchemaIds<object>(ui_schema, idOf), json_schema)).toEqual([])
  })

  test('names only words that the demo brings in all four languages', () => {
    const description_field_override = 'description_field_override' in schema ? schema.description_field_override : null
    const keys = keysOfSchema({
      json_schema: JSON.stringify(json_schema),
      ui_schema: JSON.stringify(ui_schema),
      description_field_override,
    })
    expect(keys.filter((key) => !schemaTexts[key])).toEqual([])
  })

  test('points its paths at fields that are there', () => {
    const paths = [
      ...schema.searchable_fields.map(({ jsonpath }) => jsonpath),
      ...Object.entries(schema).flatMap(([name, value]) => (name.endsWith('_json_path') ? [String(value)] : [])),
    ]
    const known = Object.keys(json_schema.properties)
    expect(paths.filter((path) => !known.includes(path.split(/[.[]/)[1] ?? ''))).toEqual([])
  })
})
