import { globalDefinitions, prepareSchema } from '@vitrine/contract'
import { describe, expect, test } from 'vitest'
import { checkSchema } from './check-schema.ts'

const found = (json: unknown) => checkSchema(json).map(({ pointer, key }) => [pointer, key.replace('schemaFindings.', '')])
const everything = { properties: Object.fromEntries(Object.keys(globalDefinitions).map((name) => [name, { $ref: `#/$defs/${name}` }])) }

describe('[V22] a schema is checked as a whole before anyone fills it in', () => {
  test('[FORM-07] one that names every global definition has no findings, as text or parsed', () => {
    expect(checkSchema(everything)).toEqual([])
    expect(checkSchema(JSON.stringify(everything))).toEqual([])
  })

  test.each<[string, unknown, string, string]>([
    ['what prepareSchema finds', { properties: { a: { $ref: '#/$defs/gone' } } }, '/properties/a', 'missingRef'],
    ['no JSON', '{', '', 'notJson'],
    ['look-ahead', { properties: { a: { pattern: '^(?=.*\\d).+$' } } }, '/properties/a/pattern', 'refusedPattern'],
    ['look-behind', { properties: { a: { pattern: '(?<!a)b' } } }, '/properties/a/pattern', 'refusedPattern'],
    ['a back-reference', { patternProperties: { '(a)\\1': {} } }, '/patternProperties/(a)\\1', 'refusedPattern'],
    ['a pattern in a tuple, where it was written', { prefixItems: [{ pattern: '(?!a)' }] }, '/prefixItems/0/pattern', 'refusedPattern'],
    ['a pattern for addresses', { 'x-url': { hostname: '(?=a)' } }, '/x-url/hostname', 'refusedPattern'],
    ['a repetition too long', { pattern: 'a{1,5000}' }, '/pattern', 'unsupportedPattern'],
    ['what would make another validator of it', { 'x-url': 3, $async: true }, '/$async', 'unsupportedKeyword'],
  ])('%s', (_what, schema, pointer, key) => {
    expect(found(schema)).toEqual([[pointer, key]])
  })

  test('a pattern among data is data', () => {
    expect(
      found({ default: { pattern: '(?=a)' }, 'x-note': { pattern: '(' }, properties: { pattern: { type: 'string', pattern: '^a+$' } } }),
    ).toEqual([])
  })

  test('what is merely left out is a warning', () => {
    expect(checkSchema({ unevaluatedProperties: false }).map(({ severity }) => severity)).toEqual(['warning'])
    expect(checkSchema({ title: 3 }).map(({ severity }) => severity)).toEqual(['error'])
  })

  test('ten thousand values to choose from, a recursion and a bomb that was cut can all be compiled', () => {
    const values = Array.from({ length: 10_000 }, (_none, index) => `v${index}`)
    expect(found({ properties: { a: { enum: values }, b: { $ref: '#' }, c: { items: { $ref: '#/$defs/block' } } } })).toEqual([])
    const bomb = Array.from({ length: 40 }, (_none, at) => [
      `d${at}`,
      at ? { allOf: [{ $ref: `#/$defs/d${at - 1}` }, { $ref: `#/$defs/d${at - 1}` }] } : {},
    ])
    const keys = checkSchema({ $defs: Object.fromEntries(bomb), $ref: '#/$defs/d39' }).map(({ key }) => key)
    expect(new Set(keys)).toEqual(new Set(['schemaFindings.expandsTooFar']))
  })

  test('names with every sign can be referred to by the validator too', () => {
    const name = 'a/b ~%#é?[]"^|\\ø😀'
    const { schema } = prepareSchema({
      $defs: { [name]: { type: 'string' } },
      properties: { a: { $ref: `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}` } },
    })
    expect(found(schema)).toEqual([])
  })
})
