import { describe, expect, test } from 'vitest'
import { isObject, nameOfStep } from '../json.ts'
import { globalDefinitions } from './definitions/global-definitions.ts'
import { problemOf } from './finding.ts'
import { prepareSchema } from './prepare-schema.ts'

/** Mulberry32: the same schemas in every run, so that a failure can be looked at. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    upTo: (limit: number) => Math.floor(next() * limit),
    pick: <Part>(parts: readonly Part[]): Part => parts[Math.floor(next() * parts.length)] as Part,
  }
}
type Random = ReturnType<typeof createRandom>

const words = `$ref $defs definitions properties patternProperties additionalProperties items prefixItems additionalItems allOf anyOf oneOf
  not if then else dependencies dependentRequired dependentSchemas required type enum const default title description pattern format
  minLength maximum multipleOf uniqueItems contains propertyNames $id $schema $anchor $dynamicRef unevaluatedProperties nullable
  x-problem x-icon __proto__ constructor prototype toString a b c 0 1 ~ / % é`.split(/\s+/)
const texts = ['', '#', '#/$defs/a', '#/$defs/b', '#/definitions/a', '#/properties/a', '#/$defs/localised', '#/$defs/block', '#/items/0']
const moreTexts = [
  '#/allOf/0',
  '#/dependentSchemas/a',
  '#/%',
  '#a',
  'http://x',
  '#/$defs/__proto__',
  'string',
  'object',
  'array',
  '(',
  '^a+$',
  '\ud800',
]

function randomJson(random: Random, depth: number): unknown {
  const kind = random.upTo(depth > 0 ? 9 : 5)
  if (kind === 0) return random.pick([0, 1, -1, 2.5, 1e308])
  if (kind === 1) return random.pick([true, false, null])
  if (kind < 5) return random.pick([...texts, ...moreTexts, ...words])
  if (kind === 5) return Array.from({ length: random.upTo(4) }, () => randomJson(random, depth - 1))
  return randomObject(random, depth)
}

function randomObject(random: Random, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (let count = random.upTo(6); count > 0; count -= 1)
    Object.defineProperty(made, random.pick(words), {
      value: randomJson(random, depth - 1),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return made
}

const seeds: unknown[] = [
  {
    $defs: globalDefinitions,
    properties: { blocks: { type: 'array', items: { $ref: '#/$defs/block' } }, title: { $ref: '#/$defs/localised' } },
  },
  {
    $defs: {
      a: { type: 'object', properties: { a: { $ref: '#/$defs/a' }, b: { $ref: '#/$defs/b' } } },
      b: { allOf: [{ $ref: '#/$defs/a' }] },
    },
    prefixItems: [{ $ref: '#/$defs/b' }],
    items: { $ref: '#' },
    dependentSchemas: { a: { $ref: '#/items' } },
    dependentRequired: { a: ['b'] },
    if: { properties: { a: { const: 1 } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['b'] },
  },
]

/** A schema with some of its parts replaced by anything. */
function mutated(random: Random, value: unknown, chance: number): unknown {
  if (random.upTo(chance) === 0) return randomJson(random, 3)
  if (Array.isArray(value)) return value.map((part) => mutated(random, part, chance))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [random.upTo(chance) === 0 ? random.pick(words) : name, mutated(random, part, chance)]),
  )
}

function refsIn(value: unknown, refs: string[] = []): string[] {
  if (Array.isArray(value)) for (const part of value) refsIn(part, refs)
  else if (isObject(value))
    for (const [keyword, part] of Object.entries(value)) {
      if (keyword === '$ref' && typeof part === 'string') refs.push(part)
      if (!['default', 'const', 'enum', 'examples'].includes(keyword) && !keyword.startsWith('x-')) refsIn(part, refs)
    }
  return refs
}

const leadsTo = (root: unknown, $ref: string) =>
  decodeURIComponent($ref)
    .split('/')
    .slice(1)
    .map(nameOfStep)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], root)

/** The rules for every schema there is. */
function expectPrepared(json: unknown) {
  const { schema, findings } = prepareSchema(json)
  for (const $ref of refsIn(schema)) expect(leadsTo(schema, $ref), `${$ref} in ${JSON.stringify(schema)}`).toBeTypeOf('object')
  for (const { pointer, code } of findings) expect(pointer, code).toMatch(/^(\/|$)/)
  expect(prepareSchema(schema)).toEqual({ schema, findings: [] })
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  expect(prepareSchema(typeof json === 'string' ? json : JSON.stringify(json))).toEqual({ schema, findings })
  return { schema, findings }
}

describe('[V22] whatever is handed over: nothing thrown, every $ref leads somewhere, prepared twice is prepared once', () => {
  test.each([1, 2, 3, 4, 5, 6])('random JSON, part %i', (seed) => {
    const random = createRandom(seed)
    let faulty = 0
    for (let round = 0; round < 500; round += 1) faulty += expectPrepared(randomJson(random, 5)).findings.length > 0 ? 1 : 0
    expect(faulty).toBeGreaterThan(100)
  })

  test.each([11, 12, 13, 14])('schemas with parts replaced, part %i', (seed) => {
    const random = createRandom(seed)
    let faulty = 0
    for (let round = 0; round < 60; round += 1) {
      const chance = random.pick([20, 100, 400])
      faulty += expectPrepared(mutated(random, random.pick(seeds), chance)).findings.length > 0 ? 1 : 0
    }
    expect(faulty).toBeGreaterThan(10)
  })

  test('text cut short or with signs replaced', () => {
    const random = createRandom(21)
    const text = JSON.stringify(seeds[1])
    for (let round = 0; round < 300; round += 1) {
      const at = random.upTo(text.length)
      prepareSchema(text.slice(0, at))
      prepareSchema(text.slice(0, at) + random.pick(['"', '{', '}', '[', ',', '\\', '\u0000', '9'.repeat(400)]) + text.slice(at + 1))
    }
    expect(problemOf(prepareSchema(text.slice(0, -1)).schema)?.key).toBe('schemaFindings.notJson')
  })
})
