import { describe, expect, test } from 'vitest'
import type { PreparedSchema } from './finding.ts'
import { schemaLimits } from './limits.ts'
import { prepareSchema } from './prepare-schema.ts'

const codes = (schema: unknown) => [...new Set(prepareSchema(schema).findings.map(({ code }) => code))]
const many = <Part>(count: number, part: (index: number) => Part) => Array.from({ length: count }, (_none, index) => part(index))
const fields = (count: number, schema: object) => Object.fromEntries(many(count, (index) => [`f${index}`, schema]))

describe('[V22] limits', () => {
  test('the size of the text, in bytes', () => {
    const sized = (text: string) => JSON.stringify({ title: text })
    expect(codes(sized('a'.repeat(schemaLimits.bytes - 12)))).toEqual([])
    expect(codes(sized('a'.repeat(schemaLimits.bytes)))).toEqual(['tooLarge'])
    expect(codes(sized('ø'.repeat(schemaLimits.bytes / 2)))).toEqual(['tooLarge'])
  })

  test('a value that contains itself', () => {
    const schema: Record<string, unknown> = { type: 'object' }
    schema.properties = { again: schema }
    expect(codes(schema)).toEqual(['tooLarge'])
  })

  test('ten thousand schemas inside each other, also as text', () => {
    const nested = `${'{"properties":{"a":'.repeat(10_000)}true${'}}'.repeat(10_000)}`
    const { schema, findings } = prepareSchema(nested)
    expect(findings.map(({ code }) => code)).toEqual(['tooDeep'])
    expect(JSON.stringify(schema).split('"a"')).toHaveLength(schemaLimits.depth + 2)
    expect(codes(`${'['.repeat(900_000)}${']'.repeat(900_000)}`)).toEqual(['notObject'])
    expect(codes(`{"default":${'['.repeat(900_000)}${']'.repeat(900_000)}}`)).toEqual(['tooMuchData'])
  })

  test('the number of schemas', () => {
    expect(codes({ properties: fields(schemaLimits.nodes - 1, {}) })).toEqual([])
    expect(codes({ properties: fields(schemaLimits.nodes + 10, {}) })).toEqual(['tooManyNodes'])
  })

  test('ten thousand enum values are kept, and of far more the first', () => {
    const values = (count: number) => ({ properties: { a: { enum: many(count, (index) => `v${index}`) } } })
    expect(prepareSchema(values(10_000))).toEqual({ schema: values(10_000), findings: [] })
    const { schema, findings } = prepareSchema(values(100_000))
    expect(findings).toEqual([{ pointer: '/properties/a/enum', code: 'tooManyValues', params: { limit: schemaLimits.enumValues } }])
    expect(schema).toEqual(values(schemaLimits.enumValues))
  })

  test('a default of a million values is left out, and leaves room for the next', () => {
    const { schema, findings } = prepareSchema({
      properties: { a: { default: many(1_000_000, () => 0) }, b: { default: ['kept'] } },
    })
    expect(findings).toEqual([{ pointer: '/properties/a/default', code: 'tooMuchData', params: { limit: schemaLimits.dataValues } }])
    expect(schema).toEqual({ properties: { a: {}, b: { default: ['kept'] } } })
  })

  test('the length of patterns, one and all together, the same one counted once', () => {
    const patterns = (count: number) => ({
      properties: Object.fromEntries(many(count, (index) => [`f${index}`, { pattern: `${index + 100}`.repeat(100) }])),
    })
    expect(codes({ pattern: 'a'.repeat(schemaLimits.patternLength + 1) })).toEqual(['patternTooLong'])
    expect(codes(patterns(33))).toEqual([])
    expect(codes(patterns(34))).toEqual(['tooManyPatterns'])
    expect(codes({ properties: fields(5_000, { pattern: 'a'.repeat(100) }) })).toEqual([])
  })

  test('the length of names, one and all on the way', () => {
    expect(codes({ properties: { ['a'.repeat(schemaLimits.nameLength + 1)]: {} } })).toEqual(['nameTooLong'])
    const nested = many(10, () => 'a'.repeat(150)).reduce<object>((inner, name) => ({ properties: { [name]: inner } }), {})
    expect(codes(nested)).toEqual(['tooDeep'])
  })

  test('the number of findings', () => {
    const { findings } = prepareSchema({ properties: fields(5_000, { title: 3 }) })
    expect(findings).toHaveLength(schemaLimits.findings + 1)
    expect(findings.at(-1)).toEqual({ pointer: '', code: 'moreFindings', params: { limit: schemaLimits.findings } })
  })
})

describe('[V22] references that multiply', () => {
  const doubling = (depth: number, twice: (ref: object) => object) => ({
    $defs: Object.fromEntries(many(depth, (index) => [`d${index}`, index ? twice({ $ref: `#/$defs/d${index - 1}` }) : { type: 'string' }])),
    properties: { bomb: { $ref: `#/$defs/d${depth - 1}` }, calm: { $ref: '#/$defs/d1' } },
  })

  /** Every field that drawing it would draw, references followed. */
  function fieldsOf(node: PreparedSchema, root: PreparedSchema): number {
    const $ref = typeof node.$ref === 'string' ? node.$ref.slice('#/$defs/'.length) : undefined
    const parts = [...Object.values(node.properties ?? {}), ...(node.allOf ?? []), ...(Array.isArray(node.items) ? node.items : [])]
    const target = $ref === undefined ? [] : [root.$defs?.[$ref]]
    return [...parts, ...target].reduce<number>((sum, part) => sum + fieldsOf(part as PreparedSchema, root), 1)
  }

  test.each<[string, (ref: object) => object]>([
    ['fields', (ref) => ({ properties: { a: ref, b: ref } })],
    ['sums', (ref) => ({ allOf: [ref, ref] })],
    ['tuples', (ref) => ({ prefixItems: [ref, ref] })],
  ])('two of two of two …, through %s, are cut where they grow too large', (_how, twice) => {
    const { schema, findings } = prepareSchema(doubling(60, twice))
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['expandsTooFar']))
    expect(fieldsOf(schema, schema)).toBeLessThanOrEqual(schemaLimits.expanded)
    expect(schema.properties?.calm).toEqual({ $ref: '#/$defs/d1' })
    expect(prepareSchema(doubling(8, twice)).findings).toEqual([])
  })

  test('a hundred references to something large are cut too', () => {
    const large = { properties: fields(2_000, { type: 'string' }) }
    expect(codes({ $defs: { large }, properties: fields(100, { $ref: '#/$defs/large' }) })).toEqual(['expandsTooFar'])
  })

  test('a chain of references is followed as far as schemas go into each other', () => {
    const chain = (length: number, end: object) => ({
      $defs: Object.fromEntries(many(length, (index) => [`d${index}`, index ? { $ref: `#/$defs/d${index - 1}` } : end])),
    })
    expect(codes(chain(schemaLimits.depth, {}))).toEqual([])
    expect(codes(chain(schemaLimits.depth + 3, {}))).toEqual(['tooDeep'])
    expect(codes(chain(19_000, {}))).toEqual(['tooDeep', 'moreFindings'])
    expect(codes(chain(19_000, { $ref: '#/$defs/d18999' }))).toEqual(['circularRef', 'moreFindings'])
  })
})

describe('[V22] names that every object has', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']

  test.each(names)('%s is a finding wherever it stands, and stands nowhere afterwards', (name) => {
    const poison = `{"${name}":{"polluted":true}}`
    const keywords = ['properties', '$defs', 'patternProperties', 'dependencies', 'dependentSchemas', 'default', 'const', 'x-anything']
    for (const keyword of keywords) {
      const { schema, findings } = prepareSchema(`{"${keyword}":${poison}}`)
      expect(findings.map(({ code }) => code)).toEqual(['forbiddenName'])
      expect(JSON.stringify(schema)).not.toContain(name)
    }
    expect(codes(`{"${name}":{}}`)).toEqual(['forbiddenName'])
    expect(codes({ required: [name] })).toEqual(['forbiddenName'])
    expect(codes(`{"enum":[${poison}],"examples":[${poison}]}`)).toEqual(['forbiddenName'])
    expect('polluted' in {}).toBe(false)
    expect(Object.getPrototypeOf(prepareSchema(`{"${name}":{}}`).schema)).toBe(Object.prototype)
  })
})
