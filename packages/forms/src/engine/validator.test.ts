import { describe, expect, test } from 'vitest'
import { createLinearPatterns, RefusedPattern } from './linear-pattern.ts'
import type { JsonSchema } from './schema.ts'
import { createValidator } from './validator.ts'

const { findProblems } = createValidator()
const keyOf = (schema: JsonSchema, value: unknown) =>
  findProblems({ type: 'object', properties: { it: schema } }, { it: value }).problems.map(({ key, params }) => [key, params])
const named = (name: string) => `kioForm.common.kioTextField.validationError.${name}`

describe('[FORM-06] faults have the keys of the specification', () => {
  test('what is missing is reported at its own place', () => {
    const schema: JsonSchema = { type: 'object', properties: { 'a/b': { type: 'string' } }, required: ['a/b'] }
    expect(findProblems(schema, {}).problems).toEqual([{ pointer: '/a~1b', key: named('required'), params: {} }])
  })

  test.each<[string, JsonSchema, unknown, string, object]>([
    ['an emptied text', { type: 'string', minLength: 1 }, '', named('required'), {}],
    ['a text of spaces', { type: 'string', minLength: 1, 'x-trim': true }, '  ', named('required'), {}],
    ['nothing where null is not allowed', { type: 'string' }, null, named('required'), {}],
    ['a short text', { type: 'string', minLength: 3 }, 'ab', named('minLength'), { min: 3 }],
    ['a long text', { type: 'string', maxLength: 2 }, 'abc', named('maxLength'), { max: 2 }],
    ['a small number', { type: 'number', minimum: 0 }, -1, named('min'), { min: 0 }],
    ['a large number', { type: 'number', maximum: 9 }, 10, named('max'), { max: 9 }],
    ['a number at an open limit', { type: 'number', exclusiveMinimum: 0 }, 0, 'forms.errors.above', { min: 0 }],
    ['a number at an open upper limit', { type: 'number', exclusiveMaximum: 1 }, 1, 'forms.errors.below', { max: 1 }],
    ['a number between steps', { type: 'number', multipleOf: 0.5 }, 0.7, 'forms.errors.multipleOf', { step: 0.5 }],
    ['a wrong pattern', { type: 'string', pattern: '^a$' }, 'b', named('patternError'), {}],
    ['words where a number stands', { type: ['number', 'null'] }, 'sju', 'forms.errors.number', {}],
    ['a half in a whole number', { type: 'integer' }, 1.5, 'forms.errors.integer', {}],
    ['what is not on the list', { type: 'string', enum: ['a'] }, 'b', 'forms.errors.choice', {}],
    ['no e-mail address', { type: 'string', format: 'email' }, 'kari', 'forms.errors.email', {}],
    ['no web address', { type: 'string', format: 'uri' }, 'museum', 'forms.errors.uri', {}],
    ['http', { type: 'string', format: 'uri', 'x-url': { protocol: '^https$' } }, 'http://a.no', 'forms.errors.https', {}],
    ['another protocol', { type: 'string', format: 'uri', 'x-url': { protocol: '^ftp$' } }, 'http://a.no', 'forms.errors.uri', {}],
    ['any other fault', { not: { type: 'string' } }, 'x', 'forms.errors.invalid', {}],
  ])('%s', (_what, schema, value, key, params) => {
    expect(keyOf(schema, value)).toEqual([[key, params]])
  })
})

test('one value has one fault: the one that is mended first', () => {
  expect(keyOf({ type: 'string', minLength: 3, pattern: '^[a-z]+$' }, '1')).toEqual([[named('minLength'), { min: 3 }]])
  expect(keyOf({ type: 'string', format: 'email', maxLength: 3 }, 'long enough')).toEqual([[named('maxLength'), { max: 3 }]])
})

test('a schema that cannot be compiled judges nothing and says so', () => {
  expect(findProblems({ type: 'object', properties: { a: { $ref: '#/$defs/gone' } } }, { a: 1 })).toEqual({ problems: [], broken: true })
  expect(findProblems({ type: 'object' }, {}).broken).toBe(false)
})

test('a value is judged, never changed', () => {
  const value = Object.freeze({ it: ' a ' })
  findProblems({ type: 'object', properties: { it: { type: 'string', 'x-trim': true, maxLength: 1 } } }, value)
  expect(value).toEqual({ it: ' a ' })
})

describe('[V22] patterns take a time that grows with the text and no faster', () => {
  const endless = `${'a'.repeat(5_000)}!`

  test.each<[string, JsonSchema, unknown]>([
    ['pattern', { type: 'string', pattern: '^(a+)+$' }, endless],
    ['patternProperties', { type: 'object', patternProperties: { '^(a+)+$': false }, maxProperties: 0 }, { [endless]: 1 }],
    ['x-url', { type: 'string', 'x-url': { hostname: '^(a+)+$' } }, `https://${'a'.repeat(5_000)}.no`],
  ])('%s', (_where, schema, value) => {
    expect(keyOf(schema, value)).toHaveLength(1)
  })

  test('they read as the patterns of the browser do', () => {
    const fits = (pattern: string, text: string) => keyOf({ type: 'string', pattern }, text).length === 0
    expect(fits('^[æøåÆØÅ\\u00e9]+$', 'æé')).toBe(true)
    expect(fits('b', 'abc')).toBe(true)
    expect(fits('^b$', 'abc')).toBe(false)
    expect(fits('^\\p{Lu}\\d{4}/\\d+$', 'Å1897/3')).toBe(true)
    expect(fits('^.$', '😀')).toBe(true)
  })

  test.each(['(?=a)b', '(?!a)b', '(?<=a)b', '(a)\\1', '(?<n>a)\\k<n>'])('%s is refused, and says so', (pattern) => {
    expect(findProblems({ type: 'string', pattern }, 'b').broken).toBe(true)
    expect(() => createLinearPatterns()(pattern)).toThrow(RefusedPattern)
  })

  test('an escaped parenthesis is no look-ahead', () => {
    expect(createLinearPatterns()('^\\(\\?=a\\)$').test('(?=a)')).toBe(true)
  })
})

test('[WID-02] rich text is judged by its words, also inside lists, references and branches', () => {
  const html = { type: 'string', format: 'html', maxLength: 5 }
  const schema = {
    type: 'object',
    properties: { list: { type: 'array', items: { $ref: '#/$defs/text' } }, one: html },
    $defs: { text: { type: 'object', properties: { no: html } } },
  } as unknown as JsonSchema
  const judged = (list: string, one: string) => createValidator().findProblems(schema, { list: [{ no: list }], one }).problems
  expect(judged('<p><strong>Kaia</strong></p>', '<p>Kaia</p>')).toEqual([])
  expect(judged('<p>Loftet</p>', '<p>Naustet</p>').map(({ pointer, key, params }) => [pointer, key.split('.').at(-1), params])).toEqual([
    ['/list/0/no', 'maxLength', { max: 5 }],
    ['/one', 'maxLength', { max: 5 }],
  ])
})
