import { expect, test } from 'vitest'
import { createFormReader } from './form-reader.ts'

const reader = createFormReader(
  {
    type: 'object',
    required: ['title'],
    properties: {
      blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
      title: { $ref: '#/$defs/localised' },
      place: { $ref: '#/$defs/location' },
      secret: { type: 'string' },
      visit: { type: 'object', title: 'Besøk', properties: { hours: { $ref: '#/$defs/localisedText' } } },
    },
  } as never,
  {
    'ui:order': ['title', '*'],
    title: { 'ui:title': 'Overskrift' },
    secret: { 'ui:widget': 'hidden' },
    blocks: { 'ui:options': { template: 'Blocks' } },
  },
)
const value = { title: { no: 'Kaia' }, blocks: [{ blockType: 'quote', id: 'aaaaaaaaaa', text: { no: 'Sov' } }] }

test('a form is read in the order it is drawn, without what is hidden', () => {
  const parts = reader.partsOf(reader.root(value))
  expect(parts.map(({ pointer, title }) => [pointer, title])).toEqual([
    ['/title', 'Overskrift'],
    ['/blocks', undefined],
    ['/place', undefined],
    ['/visit', 'Besøk'],
  ])
  expect(parts.map((part) => reader.partsOf(part).map(({ pointer }) => pointer))).toEqual([[], ['/blocks/0'], [], ['/visit/hours']])
})

test('a block is read by its kind, and its texts are known as localised', () => {
  const [block] = reader.wayTo(value, '/blocks/0').slice(-1)
  expect(block).toMatchObject({ title: 'blockTypes.quote', schema: { 'x-icon': 'FormatQuote' } })
  const texts = block ? reader.partsOf(block).filter(({ isLocalised }) => isLocalised) : []
  expect(texts.map(({ name }) => name)).toEqual(['text', 'source'])
  expect(reader.wayTo(value, '/blocks/0/nowhere/at/all').map(({ name }) => name)).toEqual(['blocks', 0])
})
