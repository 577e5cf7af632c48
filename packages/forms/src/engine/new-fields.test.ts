import { expect, test } from 'vitest'
import { markNewFields } from './new-fields.ts'
import type { JsonSchema } from './schema.ts'

const text = { type: 'string' }
const block = (name: string, fields: object) => ({ type: 'object', properties: { blockType: { const: name }, id: text, ...fields } })
const form = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more }) as JsonSchema
const mark = { 'ui:options': { mark: 'Ny' } }

test('[ADM-40] a field that the earlier schema did not have is marked where it stands, and keeps its looks', () => {
  const earlier = form({ title: text, place: { type: 'object', properties: { name: text } } })
  const now = form({ title: text, dating: text, place: { type: 'object', properties: { name: text, year: text } } })
  const looks = { dating: { 'ui:options': { columns: 6 } }, place: { name: { 'ui:widget': 'Multiline' } } }
  expect(markNewFields(now, looks, earlier, 'Ny')).toEqual({
    dating: { 'ui:options': { columns: 6, mark: 'Ny' } },
    place: { name: { 'ui:widget': 'Multiline' }, year: mark },
  })
})

test('[ADM-40] fields of blocks are told by the kind of block; of a new kind all are new but what names it', () => {
  const blocks = (...kinds: object[]) => form({ blocks: { type: 'array', items: { oneOf: kinds } } })
  const earlier = blocks(block('text', { text }))
  const now = blocks(block('quote', { quote: text }), block('text', { text, source: text }))
  expect(markNewFields(now, {}, earlier, 'Ny')).toEqual({ blocks: { items: { oneOf: [{ quote: mark }, { source: mark }] } } })
})

test('[ADM-40] the same schema is left as it is, one that refers to itself comes to an end, and a renamed definition is no news', () => {
  const tree = form(
    { child: { $ref: '#/$defs/node' } },
    { $defs: { node: { type: 'object', properties: { child: { $ref: '#/$defs/node' }, name: text } } } },
  )
  const same = form(
    { child: { $ref: '#/$defs/twig' } },
    { $defs: { twig: { type: 'object', properties: { child: { $ref: '#/$defs/twig' }, name: text } } } },
  )
  const looks = { child: { name: { 'ui:widget': 'Text' } } }
  expect(markNewFields(tree, looks, tree, 'Ny')).toBe(looks)
  expect(markNewFields(same, looks, tree, 'Ny')).toBe(looks)
})
