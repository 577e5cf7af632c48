import { describe, expect, test } from 'vitest'
import { newBlockId, withNewIds } from './block-id.ts'
import { kindsOf } from './item-kinds.ts'
import { countLanguages } from './language-states.ts'
import { canBeDrawn, compareInForm } from './layout-order.ts'
import { createRegistry } from './registry.tsx'
import type { JsonSchema, UiSchema } from './schema.ts'
import { summaryOf } from './summary.ts'
import { createValidator } from './validator.ts'

const text = { type: 'string', minLength: 2 }
const localised = { type: 'object', 'x-field': 'Localised', properties: { no: text, en: text } }
const schema = {
  type: 'object',
  properties: {
    title: localised,
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
    note: text,
  },
  required: ['note'],
  $defs: {
    block: {
      oneOf: [
        { type: 'object', properties: { blockType: { const: 'text' }, text: localised }, required: ['text'] },
        { type: 'object', properties: { blockType: { const: 'quote' }, quote: text, source: text }, required: ['quote', 'source'] },
        { type: 'object', properties: { blockType: { const: 'nested' }, blocks: { type: 'array', items: { $ref: '#/$defs/block' } } } },
      ],
    },
  },
} as unknown as JsonSchema

const validator = createValidator()
const { walker } = createRegistry(schema, validator, 'form')
const problemsOf = (value: unknown) =>
  validator.findProblems(schema, value, walker).problems.map(({ pointer, key }) => `${pointer} ${key.split('.').at(-1)}`)
const treeOf = (value: unknown, uiSchema: UiSchema = {}) => ({ schema, uiSchema, value, walker })

describe('[FORM-01] only the faults of the branch that is drawn are told', () => {
  test('in a block, and in a block inside a block', () => {
    const value = {
      note: 'ja',
      blocks: [
        { blockType: 'quote', quote: 'x' },
        { blockType: 'nested', blocks: [{ blockType: 'text', text: { no: 'y' } }] },
      ],
    }
    expect(problemsOf(value).toSorted()).toEqual([
      '/blocks/0/quote minLength',
      '/blocks/0/source required',
      '/blocks/1/blocks/0/text/no minLength',
    ])
  })

  test('a block of a kind that is not there is told once', () => {
    expect(problemsOf({ note: 'ja', blocks: [{ blockType: 'hologram' }] })).toHaveLength(2)
  })

  test('what is wrong beside the blocks is told as well', () => {
    expect(problemsOf({ blocks: [{ blockType: 'quote', quote: 'Jeg sov', source: 'B' }] }).toSorted()).toEqual([
      '/blocks/0/source minLength',
      '/note required',
    ])
  })
})

describe('[FORM-01] the order of faults is the order of the form', () => {
  test('by place in lists and by the schema’s order of properties', () => {
    const tree = treeOf({ blocks: [{ blockType: 'quote' }, { blockType: 'text' }] })
    const pointers = ['/note', '/blocks/10/text', '/blocks/0/source', '/blocks/0/quote', '/blocks/2/text', '/title/no']
    expect(pointers.toSorted((one, other) => compareInForm(tree, one, other))).toEqual([
      '/title/no',
      '/blocks/0/quote',
      '/blocks/0/source',
      '/blocks/2/text',
      '/blocks/10/text',
      '/note',
    ])
  })

  test('by ui:order where there is one', () => {
    const tree = treeOf({}, { 'ui:order': ['note', '*'] })
    expect(['/title', '/note'].toSorted((one, other) => compareInForm(tree, one, other))).toEqual(['/note', '/title'])
  })

  test('a fault can be drawn when the way to it is described and nothing on it is hidden', () => {
    expect(canBeDrawn(treeOf({ blocks: [{ blockType: 'quote' }] }), '/blocks/0/source')).toBe(true)
    expect(canBeDrawn(treeOf({ blocks: [{ blockType: 'text' }] }), '/blocks/0/source')).toBe(false)
    expect(canBeDrawn(treeOf({}), '/gone')).toBe(false)
    expect(canBeDrawn(treeOf({}, { note: { 'ui:widget': 'hidden' } }), '/note')).toBe(false)
  })
})

test('[WID-03] a language has as many texts as the source language it has them for', () => {
  const value = {
    title: { no: 'Kaia', en: 'The quay' },
    blocks: [
      { blockType: 'text', text: { no: 'Her' } },
      { blockType: 'nested', blocks: [{ blockType: 'text', text: { en: 'Here' } }] },
    ],
  }
  expect(countLanguages({ schema, uiSchema: {}, value }, ['no', 'en'], walker)).toEqual({ no: 2, en: 1 })
})

describe('[FORM-03] what a block is', () => {
  test('its kinds come from the constants of its branches, with title and icon', () => {
    const items = {
      oneOf: [{ title: 'Tekst', 'x-icon': 'Article', properties: { blockType: { const: 'text' } } }, { $ref: '#/$defs/quote' }],
    } as unknown as JsonSchema
    const resolve = (part: JsonSchema) =>
      part.$ref ? ({ title: 'Sitat', properties: { blockType: { const: 'quote' } } } as unknown as JsonSchema) : part
    expect(kindsOf(items, resolve).map(({ name, title, icon }) => [name, title, icon])).toEqual([
      ['text', 'Tekst', 'Article'],
      ['quote', 'Sitat', undefined],
    ])
    expect(kindsOf({ type: 'string' }, resolve)).toEqual([])
  })

  test('a copy and the blocks inside it get ids of their own, and what is no block keeps its id', () => {
    const block = { blockType: 'nested', id: 'a', relation: { id: 7 }, blocks: [{ blockType: 'text', id: 'b' }] }
    const copy = withNewIds(block)
    expect(copy).toEqual({
      ...block,
      id: expect.stringMatching(/^[a-z0-9]{10}$/),
      blocks: [{ blockType: 'text', id: expect.stringMatching(/^[a-z0-9]{10}$/) }],
    })
    expect(new Set([copy.id, copy.blocks[0]?.id, 'a', 'b']).size).toBe(4)
    expect(block.id).toBe('a')
  })

  test('a thousand ids are a thousand', () => {
    expect(new Set(Array.from({ length: 1_000 }, newBlockId)).size).toBe(1_000)
  })

  test('its first words are those of the language that is being written, without markup', () => {
    expect(summaryOf({ blockType: 'text', id: 'a', text: { no: '<p>Hun <em>sov</em></p>', en: '<p>She slept</p>' } }, 'en')).toBe(
      'She slept',
    )
    expect(summaryOf({ text: { no: 'Kaia' }, year: 1907, list: [{ name: 'a' }, { name: 'b' }] }, 'en')).toBe('Kaia · 1907 · a')
    const relation = { to_document_id: 5, reference_key: 'telegrafen' }
    expect(summaryOf({ relations: [relation], caption: { no: 'Om telegrafen' } }, 'no'), 'ids and keys are not said').toBe('Om telegrafen')
    expect(summaryOf('x'.repeat(1_000), 'no').length).toBeLessThan(150)
    expect(summaryOf(null, undefined)).toBe('')
  })
})
