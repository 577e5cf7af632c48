import { type DocumentContent, keepSources, languageState, languageStates, mapLeaves, prepareSchema } from '@vitrine/contract'
import { createValueJudge, type JsonSchema } from '@vitrine/forms/definitions'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '#platform/html'
import * as stories from './documents/index.ts'
import { article, group, kiosk, ownerPage, presentation } from './schemas/index.ts'

type Expected = {
  name: string
  schema: { json_schema: object }
  content: DocumentContent
  /** What it was first saved as, where it was rewritten since. */
  before?: DocumentContent
  languages: string[]
  /** Where it cannot be published yet. */
  faults?: string[]
}

const all = ['source', 'complete', 'complete', 'complete']
const related = { telegraph: 1, lighthouse: 2, house: 3, herring: 4 }
const documents: Expected[] = [
  { name: 'haabet', schema: article, content: stories.haabet, languages: all },
  { name: 'lighthouse', schema: article, content: stories.lighthouse, languages: ['source', 'complete', 'partial', 'complete'] },
  { name: 'salt house', schema: article, content: stories.saltHouse(1), languages: all },
  { name: 'stockfish', schema: article, content: stories.stockfish, languages: ['source', 'partial', 'missing', 'missing'] },
  { name: 'telegraph', schema: article, content: stories.telegraph(1), languages: all },
  { name: 'herring', schema: article, content: stories.herring(1), languages: all },
  { name: 'winter market', schema: article, content: stories.winterMarket(1), languages: all },
  { name: 'figurehead', schema: article, content: stories.figurehead, languages: all },
  { name: 'jersey', schema: article, content: stories.jersey, languages: ['source', 'complete', 'missing', 'complete'] },
  {
    name: 'women',
    schema: article,
    content: stories.women(related),
    before: stories.womenBefore(related),
    languages: ['source', 'complete', 'complete', 'outdated'],
  },
  { name: 'women as first saved', schema: article, content: stories.womenBefore(related), languages: all },
  { name: 'walk', schema: presentation, content: stories.walk({ boat: 1, lighthouse: 2, house: 3 }), languages: all },
  {
    name: 'children’s walk',
    schema: presentation,
    content: stories.childrensWalk({ boat: 1, house: 2, herring: 3, telegraph: 4 }),
    languages: all,
  },
  {
    name: 'rebus',
    schema: presentation,
    content: stories.rebus,
    languages: ['source', 'partial', 'missing', 'partial'],
    faults: ['/presentationType'],
  },
  { name: 'women’s group', schema: group, content: stories.coastWomen({ women: 1, telegraph: 2, winterMarket: 3 }), languages: all },
  { name: 'museum', schema: ownerPage, content: stories.museum, languages: all },
  { name: 'screen by the boat', schema: kiosk, content: stories.boatScreen, languages: all },
  { name: 'screen of the doctor’s boat', schema: kiosk, content: stories.doctorScreen, languages: all },
  { name: 'fire', schema: article, content: stories.fire, languages: all },
  { name: 'oven', schema: article, content: stories.oven(1), languages: all },
  { name: 'town walk', schema: presentation, content: stories.townWalk({ fire: 1, oven: 2 }), languages: all },
]
const locales = ['no', 'nn', 'sv', 'en']

describe.each(documents)('[DOC-04] the demo document $name', ({ schema, content, before, languages, faults = [] }) => {
  const prepared = prepareSchema(schema.json_schema).schema as JsonSchema

  test(faults.length > 0 ? 'cannot be published yet' : 'can be published as it is', () => {
    expect(createValueJudge(prepared)(content).map(({ pointer }) => pointer)).toEqual(faults)
  })
  test('has rich text that saving leaves alone', () => {
    expect(
      mapLeaves(prepared, content, (node, leaf) => (node.format === 'html' && typeof leaf === 'string' ? sanitiseHtml(leaf) : leaf)),
    ).toEqual(content)
  })
  test('is as far translated as it was meant to be', () => {
    const first = before && { content: before, sources: keepSources(before, locales, null) }
    expect(languageStates(content, keepSources(content, locales, first ?? null), locales).map(languageState)).toEqual(languages)
  })
})

test('[DOC-04] every block of the demo has an id of ten characters, and none has another’s', () => {
  const ids = documents
    .filter(({ name }) => name !== 'women as first saved')
    .flatMap(({ content }) => (content.blocks ?? []) as { id: string }[])
    .map(({ id }) => id)
  expect(ids.filter((id) => id.length !== 10)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('[DOC-04] every kind of block that needs neither media nor a catalogue is in the demo', () => {
  const kinds = new Set(
    documents.flatMap(({ content }) => (content.blocks ?? []) as { blockType: string }[]).map((block) => block.blockType),
  )
  expect([...kinds].sort()).toEqual(
    ['anchor', 'article', 'byline', 'documents', 'links', 'minne', 'quote', 'tasks', 'text', 'widget'].sort(),
  )
})
