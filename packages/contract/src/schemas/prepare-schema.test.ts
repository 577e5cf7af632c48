import { describe, expect, test } from 'vitest'
import { problemOf } from './finding.ts'
import { prepareSchema } from './prepare-schema.ts'

const of = (schema: unknown) => prepareSchema(schema).schema
const found = (schema: unknown) => prepareSchema(schema).findings.map(({ pointer, code }) => [pointer, code])
const problemAt = (schema: unknown, ...path: string[]) =>
  problemOf(path.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], of(schema)))

describe('what is handed over', () => {
  test.each([
    ['text that is no JSON', '{', 'notJson'],
    ['nothing', '', 'notJson'],
    ['a list', '[]', 'notObject'],
    ['a number', 3, 'notObject'],
    ['null', null, 'notObject'],
    ['undefined', undefined, 'notObject'],
    ['true, which is a schema but no form', 'true', 'notObject'],
    ['a function', () => 1, 'notObject'],
  ])('%s is a finding, and the schema is its message', (_what, json, code) => {
    const { schema, findings } = prepareSchema(json)
    expect(findings).toEqual([expect.objectContaining({ pointer: '', code })])
    expect(problemOf(schema)?.key).toBe(`schemaFindings.${code}`)
  })

  test('a text and what it says are the same', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } }
    expect(prepareSchema(JSON.stringify(schema))).toEqual(prepareSchema(schema))
    expect(of(schema)).toEqual(schema)
  })

  test('is left as it was', () => {
    const schema = { $schema: 'x', properties: { a: { $ref: '#/$defs/gone' }, b: { prefixItems: [true], items: false } } }
    const before = JSON.stringify(schema)
    prepareSchema(schema)
    expect(JSON.stringify(schema)).toBe(before)
  })

  test('[V22] an object that refuses to be read is a finding', () => {
    const trap = new Proxy({}, { ownKeys: () => expect.fail('read') })
    expect(found({ properties: trap })).toEqual([['', 'notReadable']])
  })
})

describe('2020-12 becomes draft-07', () => {
  test('a tuple', () => {
    expect(of({ $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'string' }], items: false })).toEqual({
      items: [{ type: 'string' }],
      additionalItems: false,
    })
    expect(of({ items: [{ type: 'string' }], additionalItems: { type: 'number' } })).toEqual({
      items: [{ type: 'string' }],
      additionalItems: { type: 'number' },
    })
    expect(of({ prefixItems: [], items: { type: 'number' } })).toEqual({ items: { type: 'number' } })
  })

  test('what hangs on a field', () => {
    expect(of({ dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } } }).dependencies).toEqual({
      a: ['b'],
      c: { required: ['d'] },
    })
    expect(of({ dependentRequired: { a: ['b'] }, dependentSchemas: { a: { minProperties: 2 } } }).dependencies).toEqual({
      a: { allOf: [{ required: ['b'] }, { minProperties: 2 }] },
    })
  })

  test('a reference into what has moved moves along', () => {
    const { schema, findings } = prepareSchema({
      prefixItems: [{ type: 'string' }],
      items: { type: 'number' },
      dependentSchemas: { a: { minProperties: 1 } },
      $defs: { first: { $ref: '#/prefixItems/0' }, rest: { $ref: '#/items' }, hanging: { $ref: '#/dependentSchemas/a' } },
    })
    expect(findings).toEqual([])
    expect(schema.$defs).toEqual({
      first: { $ref: '#/items/0' },
      rest: { $ref: '#/additionalItems' },
      hanging: { $ref: '#/dependencies/a' },
    })
  })

  test('nullable is a type', () => {
    expect(of({ type: 'string', nullable: true })).toEqual({ type: ['string', 'null'] })
  })

  test.each(['unevaluatedProperties', 'unevaluatedItems', '$anchor', '$unheardOf', 'minContains', 'id', '$async'])(
    '%s is not supported',
    (keyword) => {
      expect(prepareSchema({ properties: { a: { type: 'object', [keyword]: false } } })).toEqual({
        schema: { properties: { a: { type: 'object' } } },
        findings: [{ pointer: `/properties/a/${keyword}`, code: 'unsupportedKeyword', params: { keyword } }],
      })
    },
  )

  test('annotations stay', () => {
    const schema = { type: 'string', enum: ['a'], enumNames: ['A'], 'x-widget': 'Radio', examples: [{ a: [1] }], $comment: 'why' }
    expect(prepareSchema(schema)).toEqual({ schema, findings: [] })
  })
})

describe('references', () => {
  test('global definitions are merged as they are named, with those that they name', () => {
    const definitions = { a: { $ref: '#/$defs/b' }, b: { properties: { c: { $ref: '#/$defs/c' } } }, c: { type: 'string' }, d: {} }
    const { schema, findings } = prepareSchema({ properties: { x: { $ref: '#/$defs/a' } } }, definitions)
    expect(findings).toEqual([])
    expect(schema.$defs).toEqual({ a: definitions.a, b: definitions.b, c: definitions.c })
  })

  test('a definition of its own wins, and one that is merged into it can reach it', () => {
    const definitions = { a: { $ref: '#/$defs/b' }, b: { type: 'string' } }
    const { schema } = prepareSchema({ properties: { x: { $ref: '#/$defs/a' } }, $defs: { b: { type: 'number' } } }, definitions)
    expect(schema.$defs).toEqual({ b: { type: 'number' }, a: { $ref: '#/$defs/b' } })
  })

  test('any place of the same schema can be named, also in its old way and with signs in its name', () => {
    const schema = {
      definitions: { 'a/b ~%#é': { type: 'string' } },
      properties: { x: { $ref: '#/definitions/a~1b%20~0%25%23%C3%A9' }, y: { $ref: '#/properties/x', title: 'Y' } },
    }
    expect(prepareSchema(schema)).toEqual({ schema, findings: [] })
  })

  test.each([
    ['https://example.org/schema.json', 'foreignRef'],
    ['other.json#/a', 'foreignRef'],
    ['#anchor', 'foreignRef'],
    ['', 'foreignRef'],
    ['#/$defs/gone', 'missingRef'],
    ['#/$defs', 'missingRef'],
    ['#/$defs/__proto__', 'missingRef'],
    ['#/$defs/constructor', 'missingRef'],
    ['#/title', 'missingRef'],
    ['#/default/a', 'missingRef'],
    ['#/%', 'missingRef'],
  ])('%s is replaced by a message, and the rest stays', ($ref, code) => {
    const { schema, findings } = prepareSchema({
      title: 'T',
      default: { a: {} },
      properties: { a: { $ref, title: 'A' }, b: { type: 'string' } },
    })
    const problem = { key: `schemaFindings.${code}`, params: { ref: $ref }, pointer: '/properties/a' }
    expect(findings).toEqual([{ pointer: '/properties/a', code, params: { ref: $ref } }])
    expect(schema.properties).toEqual({ a: { title: 'A', 'x-problem': problem }, b: { type: 'string' } })
  })

  test('$dynamicRef is a finding', () => {
    expect(found({ properties: { a: { $dynamicRef: '#node' } } })).toEqual([['/properties/a', 'foreignRef']])
  })

  test('a boolean can be named', () => {
    expect(
      of({ $defs: { any: true, none: false }, properties: { a: { $ref: '#/$defs/any' }, b: { $ref: '#/$defs/none' } } }).properties,
    ).toEqual({
      a: {},
      b: { not: {} },
    })
  })

  test.each<[string, object]>([
    ['to itself', { a: { $ref: '#/$defs/a' } }],
    ['through another', { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }],
    ['through a sum', { a: { allOf: [{ $ref: '#/$defs/a' }] } }],
    ['through a choice', { a: { oneOf: [{ type: 'string' }, { anyOf: [{ $ref: '#/$defs/a' }] }] } }],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ['through a condition', { a: { if: { $ref: '#/$defs/a' }, then: true } }],
    ['through what hangs on a field', { a: { dependentSchemas: { x: { not: { $ref: '#/$defs/a' } } } } }],
  ])('[V22] a circle %s ends in a message', (_how, $defs) => {
    const { schema, findings } = prepareSchema({ $defs, properties: { x: { $ref: '#/$defs/a' }, y: { type: 'string' } } })
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['circularRef']))
    expect(schema.properties).toEqual({ x: { $ref: '#/$defs/a' }, y: { type: 'string' } })
  })

  test('recursion through fields and lists is no circle, required or not', () => {
    const schema = {
      $defs: { person: { type: 'object', properties: { boss: { $ref: '#/$defs/person' } }, required: ['boss'] } },
      properties: {
        children: { type: 'array', items: { $ref: '#' } },
        head: { $ref: '#/$defs/person' },
        more: { additionalProperties: { $ref: '#' } },
      },
    }
    expect(prepareSchema(schema)).toEqual({ schema, findings: [] })
  })
})

describe('parts of the wrong kind are left out, and the rest stays', () => {
  test.each<[string, unknown, string, string]>([
    ['title', 3, '/title', 'notText'],
    ['description', {}, '/description', 'notText'],
    ['required', true, '/required', 'notNames'],
    ['required', ['a', 1], '/required', 'notNames'],
    ['required', 'a', '/required', 'notNames'],
    ['properties', [], '/properties', 'notMap'],
    ['properties', 'a', '/properties', 'notMap'],
    ['$defs', null, '/$defs', 'notMap'],
    ['type', 'text', '/type', 'unknownType'],
    ['type', [], '/type', 'unknownType'],
    ['enum', 'a', '/enum', 'notList'],
    ['enum', [], '/enum', 'notList'],
    ['oneOf', {}, '/oneOf', 'notList'],
    ['allOf', [], '/allOf', 'notList'],
    ['anyOf', [3], '/anyOf/0', 'notSchema'],
    ['not', 'a', '/not', 'notSchema'],
    ['minLength', -1, '/minLength', 'notNumber'],
    ['maximum', '3', '/maximum', 'notNumber'],
    ['multipleOf', 0, '/multipleOf', 'notNumber'],
    ['uniqueItems', 'yes', '/uniqueItems', 'notBoolean'],
    ['pattern', '(', '/pattern', 'invalidPattern'],
    ['patternProperties', { '(': {} }, '/patternProperties/(', 'invalidPattern'],
    ['dependencies', { a: 3 }, '/dependencies/a', 'notSchema'],
    ['$ref', 3, '/$ref', 'notText'],
    ['properties', { $id: {} }, '/properties/$id', 'forbiddenName'],
    ['x-problem', 'mine', '/x-problem', 'unsupportedKeyword'],
  ])('%s: %j', (keyword, value, pointer, code) => {
    const { schema, findings } = prepareSchema({ default: 'kept', [keyword]: value })
    expect(findings.map((finding) => [finding.pointer, finding.code])).toEqual([[pointer, code]])
    expect(schema.default).toBe('kept')
    expect(JSON.stringify(schema)).not.toContain(JSON.stringify(value).replaceAll(/[{}[\]]/g, '') || 'nothing')
  })

  test('a field that is no schema keeps its place with a message', () => {
    const schema = { properties: { a: 3, b: { type: 'string' } }, items: [3, { type: 'number' }] }
    expect(problemAt(schema, 'properties', 'a')).toEqual({ key: 'schemaFindings.notSchema', params: {}, pointer: '/properties/a' })
    expect(problemAt(schema, 'items', '0')?.pointer).toBe('/items/0')
    expect(of(schema)).toMatchObject({ properties: { b: { type: 'string' } }, items: [{}, { type: 'number' }] })
  })
})
