import type { SchemaCase } from '../gallery-case.ts'

const name = { type: 'string', title: 'Navn' }
const beside = (properties: object, more: object = {}) => ({ type: 'object', properties: { ...properties, name }, ...more })

/** What cannot be had: each says so, and the field beside it works. */
export const unsupported: readonly SchemaCase[] = [
  {
    name: 'files in a value (data-url)',
    state: 'misconfigured',
    unsupported: 'files inside a value (`format: data-url`): media are chosen, not written into a document',
    schema: beside({
      file: { type: 'string', format: 'data-url', title: 'Fil' },
      files: { type: 'array', title: 'Flere filer', items: { type: 'string', format: 'data-url' } },
    }),
    value: { file: 'data:text/plain;name=brev.txt;base64,SGVp', name: 'Brev' },
  },
  {
    name: 'enumerated objects',
    state: 'misconfigured',
    unsupported: 'choices that are objects or lists (`enum` of more than texts, numbers and booleans)',
    schema: beside({
      place: {
        type: 'object',
        title: 'Sted',
        enum: [
          { town: 'Havnes', lat: 62.1 },
          { town: 'Selje', lat: 62 },
        ],
      },
    }),
    uiSchema: { place: { 'ui:widget': 'Select' } },
    value: { place: { town: 'Selje', lat: 62 }, name: 'Maren' },
  },
  {
    name: 'references elsewhere, bundled schemas',
    state: 'misconfigured',
    unsupported: 'references to anything outside the schema, `$anchor`, `$dynamicRef`, nested `$id`',
    schema: beside({
      remote: { $ref: 'https://museum.example/person.json', title: 'Giver' },
      anchored: { $ref: '#giver', title: 'Konservator' },
      dynamic: { $dynamicRef: '#giver', title: 'Fotograf' },
    }),
    value: { name: 'Maren' },
  },
  {
    name: 'unevaluatedProperties and its like',
    state: 'filled',
    unsupported: '`unevaluatedProperties`, `unevaluatedItems`, `minContains`, `maxContains`, `contentSchema`, `$vocabulary`',
    schema: beside(
      { words: { type: 'array', title: 'Stikkord', items: { type: 'string' }, unevaluatedItems: false, minContains: 1 } },
      { unevaluatedProperties: false },
    ),
    value: { words: ['sild'], name: 'Maren' },
  },
  {
    name: 'draft-04 and draft-03',
    state: 'filled',
    unsupported: "draft-04's `id` and boolean `exclusiveMinimum`, draft-03's boolean `required`",
    schema: beside({
      year: { type: 'integer', title: 'År', minimum: 1500, exclusiveMinimum: true },
      place: { type: 'string', title: 'Sted', required: true },
    }),
    value: { year: 1907, name: 'Maren' },
  },
  {
    name: 'patterns that look around',
    state: 'filled',
    unsupported: 'patterns with look-around or back-references',
    schema: beside({ code: { type: 'string', title: 'Kode', pattern: '^(?=.*\\d)\\w+$' } }),
    value: { code: 'kaia', name: 'Maren' },
  },
]
