import { expect, test } from 'vitest'
import { prepareSchema } from '../schemas/prepare-schema.ts'
import { schemaFields, vanishedFields } from '../schemas/schema-fields.ts'
import { carryContent, carryDraft, carryWritten, fieldValues } from './carry-content.ts'

const line = { $ref: '#/$defs/localised' }
const text = { type: 'string' }
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const fields = (properties: object) => schemaFields(prepareSchema({ type: 'object', properties }).schema)
const gone = (before: object, after: object) => vanishedFields(fields(before), fields(after))

test('[ADM-42] a field that is gone is told with where its text can go: a new one of the same kind beside it first', () => {
  expect(gone({ title: line, periode: text, note: text }, { title: line, dating: text, note: text, year: { type: 'integer' } })).toEqual([
    { path: '/periode', targets: ['/dating', '/note'], suggestion: '/dating' },
  ])
  expect(gone({ intro: line }, { ingress: { $ref: '#/$defs/localisedHtml' } })).toEqual([{ path: '/intro', targets: [], suggestion: null }])
  expect(gone({ title: line }, { title: line, more: text })).toEqual([])
})

test('[ADM-42] what stands inside a field goes with it, and what stands in a list stays in its item', () => {
  const stops = gone(
    { stops: listOf({ place: text, year: text }), extra: { type: 'object', properties: { a: text, b: text } } },
    { stops: listOf({ name: text, year: text }), title: text },
  )
  expect(stops).toEqual([
    { path: '/stops/*/place', targets: ['/stops/*/name', '/stops/*/year'], suggestion: '/stops/*/name' },
    { path: '/extra', targets: [], suggestion: null },
  ])
})

test('[ADM-42] blocks are known by their kind: another kind with the same fields can take their place', () => {
  const blocks = (kinds: Record<string, object>) => ({
    blocks: {
      type: 'array',
      items: {
        oneOf: Object.entries(kinds).map(([type, more]) => ({ type: 'object', properties: { blockType: { const: type }, ...more } })),
      },
    },
  })
  const before = blocks({ quote: { text: line }, text: { text: line, caption: line } })
  expect(gone(before, blocks({ citation: { text: line }, text: { text: line } }))).toEqual([
    { path: '/blocks/*quote', targets: ['/blocks/*citation', '/blocks/*text'], suggestion: '/blocks/*citation' },
    { path: '/blocks/*text/caption', targets: ['/blocks/*text/text'], suggestion: null },
  ])
  const content = {
    blocks: [
      { blockType: 'quote', id: 'a', text: { no: 'Hei' } },
      { blockType: 'text', id: 'b' },
    ],
  }
  expect(carryContent(content, [{ action: 'move', path: '/blocks/*quote', to: '/blocks/*citation' }]).content).toEqual({
    blocks: [
      { blockType: 'citation', id: 'a', text: { no: 'Hei' } },
      { blockType: 'text', id: 'b' },
    ],
  })
  expect(carryContent(content, [{ action: 'delete', path: '/blocks/*quote' }]).content).toEqual({
    blocks: [{ blockType: 'text', id: 'b' }],
  })
})

test('a schema that refers to itself, and the product’s own blocks, are read to an end', () => {
  const { schema } = prepareSchema({
    type: 'object',
    properties: { tree: { $ref: '#/$defs/tree' }, blocks: { type: 'array', items: { $ref: '#/$defs/block' } } },
    $defs: { tree: { type: 'object', properties: { name: text, children: { type: 'array', items: { $ref: '#/$defs/tree' } } } } },
  })
  const found = schemaFields(schema)
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['/tree/name', '/tree/children', '/blocks/*text/text', '/blocks/*audio/transcript']),
  )
  expect(found.get('/blocks/*text/text')).toBe('localised html')
})

test('text is moved in every item, never over other text, and a second time nothing happens', () => {
  const content = { stops: [{ place: 'Kaia' }, { place: 'Fyret', name: 'Opptatt' }, { name: 'Bare navn' }], title: { no: 'Tur' } }
  const choices = [{ action: 'move' as const, path: '/stops/*/place', to: '/stops/*/name' }]
  const { content: moved, kept } = carryContent(content, choices)
  expect(moved).toEqual({ stops: [{ name: 'Kaia' }, { place: 'Fyret', name: 'Opptatt' }, { name: 'Bare navn' }], title: { no: 'Tur' } })
  expect(kept).toEqual(['/stops/*/place'])
  expect(carryContent(moved, choices).content).toBe(moved)
  expect(fieldValues(moved, '/stops/*/place')).toEqual(['Fyret'])
})

test('hidden text and empty fields are left as they are, the same object', () => {
  const content = { periode: '', intro: { no: '' }, old: 'skjult' }
  const choices = [
    { action: 'hide' as const, path: '/old' },
    { action: 'move' as const, path: '/periode', to: '/dating' },
    { action: 'delete' as const, path: '/intro' },
  ]
  expect(carryContent(content, choices).content).toBe(content)
})

test('a move goes into objects that are not there yet, and never through something that is none', () => {
  const into = [{ action: 'move' as const, path: '/periode', to: '/facts/dating' }]
  expect(carryContent({ periode: '1884' }, into).content).toEqual({ facts: { dating: '1884' } })
  expect(carryContent({ periode: '1884', facts: 'tekst' }, into)).toEqual({
    content: { periode: '1884', facts: 'tekst' },
    kept: ['/periode'],
  })
  expect(carryContent({ periode: 'x' }, [{ action: 'move', path: '/periode', to: '/__proto__/x' }]).content).toEqual({ periode: 'x' })
})

test('[ADM-42] what an open editor wrote in the old form is moved along, and deleted only where nobody wrote since', () => {
  const read = { periode: '1884', note: 'gammel' }
  const choices = [
    { action: 'move' as const, path: '/periode', to: '/dating' },
    { action: 'delete' as const, path: '/note' },
  ]
  expect(carryDraft(read, { periode: '1884 endra', note: 'gammel' }, choices)).toEqual({ dating: '1884 endra' })
  expect(carryDraft(read, { periode: '1884', note: 'ny' }, choices)).toEqual({ dating: '1884', note: 'ny' })
  const turned = carryDraft({ note: { no: 'En', en: 'One' } }, { note: { en: 'One', no: 'En' } }, choices)
  expect(turned, 'in another order it is the same text').toEqual({})
})

test('hidden text stays hidden in later saves; what an old form has just written is moved', () => {
  const choices = [{ action: 'move' as const, path: '/periode', to: '/dating' }]
  const hidden = { periode: 'skjult', dating: 'opptatt' }
  const cleared = { periode: 'skjult', dating: '' }
  expect(carryWritten(hidden, cleared, choices)).toBe(cleared)
  expect(carryWritten({}, { periode: 'nytt' }, choices)).toEqual({ dating: 'nytt' })
})
