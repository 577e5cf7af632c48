import { describe, expect, test } from 'vitest'
import { branchOf, discriminatorOf, hasType } from './branches.ts'
import { defaultOf } from './defaults.ts'
import type { JsonSchema } from './schema.ts'

const same = (schema: JsonSchema) => schema
const never = () => false
const kind = (name: string, more: object = {}) => ({ type: 'object', properties: { blockType: { const: name }, ...more } }) as JsonSchema

describe('[FORM-01] which branch of a oneOf a value takes', () => {
  test('by the constant that tells them apart', () => {
    const branches = [kind('text'), kind('quote'), { type: 'object', properties: { blockType: { enum: ['links'] } } } as JsonSchema]
    expect(discriminatorOf(branches)).toEqual({ property: 'blockType', constants: ['text', 'quote', 'links'] })
    expect(branchOf(branches, { blockType: 'links' }, same, never)).toBe(2)
    expect(branchOf(branches, { blockType: 'gone' }, same, never)).toBe(0)
    expect(discriminatorOf([kind('text'), kind('text')])).toBeUndefined()
  })

  test('by its type, by passing, else by what it looks like', () => {
    const branches = [{ type: 'string' }, { type: 'array' }, { type: 'object', properties: { url: {} } }] as JsonSchema[]
    expect(branchOf(branches, ['a'], same, never)).toBe(1)
    expect(branchOf(branches, { url: 1 }, same, never)).toBe(2)
    const objects = [
      { type: 'object', properties: { a: {} } },
      { type: 'object', properties: { b: {}, c: {} } },
    ] as JsonSchema[]
    expect(branchOf(objects, { b: 1, c: 2 }, same, never)).toBe(1)
    expect(branchOf(objects, { b: 1 }, same, (branch) => branch === objects[0])).toBe(0)
    expect(branchOf(objects, undefined, same, never)).toBe(0)
  })

  test('an integer is no text, and a list is no object', () => {
    expect(hasType({ type: 'integer' }, 1.5)).toBe(false)
    expect(hasType({ type: 'object' }, [])).toBe(false)
    expect(hasType({ type: ['string', 'null'] as never }, null)).toBe(true)
  })
})

describe('[FORM-01] what a new value begins as', () => {
  test('its default, its constants and the defaults of its parts', () => {
    const schema = {
      type: 'object',
      properties: {
        blockType: { const: 'text' },
        size: { type: 'integer', default: 3 },
        text: { type: 'string' },
        deep: { type: 'object', properties: { on: { default: false } } },
      },
    } as JsonSchema
    expect(defaultOf(schema, same)).toEqual({ blockType: 'text', size: 3, deep: { on: false } })
    expect(defaultOf({ type: 'string' }, same)).toBeUndefined()
    expect(
      defaultOf({ allOf: [{ properties: { a: { default: 1 } } }, { properties: { b: { default: 2 } } }] } as JsonSchema, same),
    ).toEqual({ a: 1, b: 2 })
  })

  test('a schema that contains itself comes to an end', () => {
    const tree = { type: 'object', properties: { name: { default: 'gren' } } } as JsonSchema
    Object.assign(tree.properties ?? {}, { child: tree })
    expect(defaultOf(tree, same)).toMatchObject({ name: 'gren', child: { name: 'gren' } })
  })
})
