import { keepSources, languageState, languageStates, mapLeaves, prepareSchema } from '@vitrine/contract'
import { createValueJudge, type JsonSchema } from '@vitrine/forms/definitions'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '#platform/html'
import { fire, haabet, lighthouse, saltHouse, stockfish, walk } from './documents/index.ts'
import { article, presentation } from './schemas/index.ts'

const documents = [
  { name: 'haabet', schema: article, content: haabet, languages: ['source', 'complete', 'complete', 'complete'] },
  { name: 'lighthouse', schema: article, content: lighthouse, languages: ['source', 'complete', 'partial', 'complete'] },
  { name: 'salt house', schema: article, content: saltHouse(1), languages: ['source', 'complete', 'complete', 'complete'] },
  { name: 'stockfish', schema: article, content: stockfish, languages: ['source', 'partial', 'missing', 'missing'] },
  {
    name: 'walk',
    schema: presentation,
    content: walk({ boat: 1, lighthouse: 2, house: 3 }),
    languages: ['source', 'complete', 'complete', 'complete'],
  },
  { name: 'fire', schema: article, content: fire, languages: ['source', 'complete', 'complete', 'complete'] },
]
const locales = ['no', 'nn', 'sv', 'en']

describe.each(documents)('[DOC-04] the demo document $name', ({ schema, content, languages }) => {
  const prepared = prepareSchema(schema.json_schema).schema as JsonSchema

  test('can be published as it is', () => {
    expect(createValueJudge(prepared)(content)).toEqual([])
  })
  test('has rich text that saving leaves alone', () => {
    expect(
      mapLeaves(prepared, content, (node, leaf) => (node.format === 'html' && typeof leaf === 'string' ? sanitiseHtml(leaf) : leaf)),
    ).toEqual(content)
  })
  test('is as far translated as it was meant to be', () => {
    expect(languageStates(content, keepSources(content, locales, null), locales).map(languageState)).toEqual(languages)
  })
})
