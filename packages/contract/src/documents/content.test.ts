import { expect, test } from 'vitest'
import { mapLeaves } from '../index.ts'
import { prepareSchema } from '../schemas/prepare-schema.ts'
import { differencesOf, faultOf, localisedTexts, relationsIn, withoutRelationsTo } from './content.ts'

const content = {
  title: { no: 'Båten', en: 'The boat' },
  tags: ['båt'],
  blocks: [
    { blockType: 'text', id: 'aaaaaaaaaa', text: { no: '<p>Tekst</p>' } },
    { blockType: 'documents', id: 'bbbbbbbbbb', documents: [{ to_document_id: 7, reference_key: 'se' }, { to_document_id: null }] },
    { blockType: 'article', id: 'cccccccccc', document: { to_document_id: 7, reference_key: 'les' } },
  ],
  stops: [{ title: { no: 'Kaia' }, document: { to_document_id: 8 } }],
}

test('[DOC-04] localised texts are found by where they stand, blocks by their id', () => {
  expect([...localisedTexts(content).keys()]).toEqual(['/title', '/blocks/aaaaaaaaaa/text', '/stops/0/title'])
  const moved = { ...content, blocks: content.blocks.toReversed() }
  expect([...localisedTexts(moved).keys()]).toContain('/blocks/aaaaaaaaaa/text')
})

test('[DOC-07] relations are found anywhere in the content, in its order, and empty ones are none', () => {
  expect(relationsIn(content)).toEqual([
    { to_document_id: 7, reference_key: 'se', pointer: '/blocks/bbbbbbbbbb/documents/0', place: '/blocks/1/documents/0' },
    { to_document_id: 7, reference_key: 'les', pointer: '/blocks/cccccccccc/document', place: '/blocks/2/document' },
    { to_document_id: 8, reference_key: '', pointer: '/stops/0/document', place: '/stops/0/document' },
  ])
  expect(relationsIn({ a: { to_document_id: '7' }, b: { to_document_id: -1 }, c: { to_document_id: 1.5 } })).toEqual([])
})

test('[DOC-07] taking a document out leaves no relation to it and everything else as it was', () => {
  const without = withoutRelationsTo(content, 7)
  expect(relationsIn(without).map(({ to_document_id }) => to_document_id)).toEqual([8])
  expect(without.blocks).toHaveLength(3)
  expect(without.title).toEqual(content.title)
})

test('[DOC-05] what differs is told by block and language, also when blocks were moved', () => {
  const [text, documents, article] = content.blocks
  const changed = { ...content, title: { no: 'Båten', en: 'A boat' }, blocks: [documents, { ...text, text: { no: '<p>Ny</p>' } }, article] }
  expect(differencesOf(content, changed)).toEqual(['/title/en', '/blocks/aaaaaaaaaa/text/no', '/blocks'])
  expect(differencesOf(content, JSON.parse(JSON.stringify(content)))).toEqual([])
})

test('[V22] what is too deep, too much or badly named is told with its place', () => {
  let deep: Record<string, unknown> = {}
  for (let level = 0; level < 40; level += 1) deep = { deep }
  expect(faultOf(deep)).toMatchObject({ code: 'too_deep' })
  expect(faultOf({ list: Array.from({ length: 200_001 }, () => 1) })).toMatchObject({ code: 'too_many' })
  expect(faultOf(JSON.parse('{"a":{"__proto__":{"is_admin":true}}}'))).toMatchObject({ code: 'forbidden_name', pointer: '/a/__proto__' })
  expect(faultOf(content)).toBeUndefined()
})

test('[V4] rich text is found by the schema in every block and language, also where the branch is open', () => {
  const { schema } = prepareSchema({
    properties: {
      blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
      open: { anyOf: [{ type: 'string', format: 'html' }, { type: 'string' }] },
    },
  })
  const seen: unknown[] = []
  const mapped = mapLeaves(schema, { ...content, open: '<b>x</b>', unknown: '<i>y</i>' }, (node, leaf) => {
    if (node.format !== 'html') return leaf
    seen.push(leaf)
    return 'clean'
  })
  expect(seen).toEqual(['<p>Tekst</p>', '<b>x</b>'])
  expect(mapped).toMatchObject({ blocks: [{ text: { no: 'clean' } }, {}, {}], open: 'clean', unknown: '<i>y</i>', title: content.title })
})
