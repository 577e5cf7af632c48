import type { SchemaCase } from '../gallery-case.ts'

const person = {
  type: 'object',
  title: 'Person',
  properties: { name: { type: 'string', title: 'Navn' }, born: { type: 'integer', title: 'Født' } },
  required: ['name'],
}
const address = {
  type: 'object',
  properties: { street: { type: 'string', title: 'Gate' }, city: { type: 'string', title: 'Sted' } },
  required: ['street'],
}
const field = (number: number) => [`field${number}`, { type: 'string', title: `Felt ${number}` }]

/** Parts in parts, their order and columns, and names that the person gives. */
export const objects: readonly SchemaCase[] = [
  {
    name: 'nested',
    state: 'filled',
    schema: {
      type: 'object',
      title: 'Innsamling',
      required: ['title'],
      properties: {
        title: { type: 'string', title: 'Tittel' },
        donor: { ...person, title: 'Giver', properties: { ...person.properties, address: { ...address, title: 'Adresse' } } },
      },
    },
    value: { title: 'Rorbua i Havnes', donor: { name: 'Maren Leirvåg', born: 1880, address: { street: 'Kaia 4', city: 'Havnes' } } },
  },
  {
    name: 'ordering',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        last: { type: 'string', title: 'Sist' },
        middle: { type: 'string', title: 'I midten' },
        first: { type: 'string', title: 'Først' },
      },
    },
    uiSchema: { 'ui:order': ['first', '*', 'last'] },
    value: { first: '1', middle: '2', last: '3' },
  },
  {
    name: 'layout grid',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string', title: 'Tittel' },
        number: { type: 'string', title: 'Nummer' },
        year: { type: 'integer', title: 'År' },
        place: { type: 'string', title: 'Sted' },
      },
    },
    uiSchema: {
      title: { 'ui:options': { columns: 8 } },
      number: { 'ui:options': { columns: 4 } },
      year: { 'ui:options': { columns: 3 } },
      place: { 'ui:options': { columns: 9 } },
    },
    value: { title: 'Kaia i Havnes', number: 'KL-001', year: 1907, place: 'Havnes' },
  },
  {
    name: 'options: help, placeholder, autofocus left out, read-only with a reason',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Navn' },
        code: { type: 'string', title: 'Kode' },
        mark: { type: 'string', title: 'Merke' },
      },
    },
    uiSchema: {
      name: { 'ui:title': 'Navn på gjenstanden', 'ui:description': 'Slik det står på lappen', 'ui:placeholder': 'Sildetønne' },
      code: { 'ui:readonly': true, 'ui:options': { reason: 'Koden kommer fra arkivet' } },
      mark: { 'ui:disabled': true },
    },
    value: { code: 'FM.1907.0042', mark: 'B' },
  },
  {
    name: 'additionalProperties',
    state: 'filled',
    schema: {
      type: 'object',
      title: 'Egne opplysninger',
      properties: { name: { type: 'string', title: 'Navn' } },
      additionalProperties: { type: 'string' },
    },
    value: { name: 'Sildetønne', materiale: 'Furu', verksted: 'Bøkkeriet i Havnes' },
  },
  {
    name: 'additionalProperties: false, with something that has no place',
    state: 'error',
    schema: { type: 'object', properties: { name: { type: 'string', title: 'Navn' } }, additionalProperties: false },
    value: { name: 'Sildetønne', gammelt_felt: 'Fra forrige system' },
  },
  {
    name: 'patternProperties',
    state: 'filled',
    schema: {
      type: 'object',
      title: 'Mål',
      properties: { unit: { type: 'string', title: 'Enhet' } },
      patternProperties: { '^mål_': { type: 'number' } },
      additionalProperties: false,
    },
    value: { unit: 'cm', mål_høyde: 42, mål_bredde: 30.5 },
  },
  {
    name: 'propertyNames',
    state: 'error',
    schema: { type: 'object', title: 'Koder', additionalProperties: { type: 'string' }, propertyNames: { pattern: '^[a-z]+$' } },
    value: { sted: 'Havnes', 'År 1': '1907' },
  },
  {
    name: 'minProperties',
    state: 'error',
    schema: {
      type: 'object',
      properties: { source: { type: 'object', title: 'Kilde', minProperties: 1, properties: { book: { type: 'string', title: 'Bok' } } } },
    },
    value: { source: {} },
  },
  {
    name: 'large',
    state: 'filled',
    schema: { type: 'object', properties: Object.fromEntries(Array.from({ length: 30 }, (_each, index) => field(index + 1))) },
    uiSchema: Object.fromEntries(Array.from({ length: 30 }, (_each, index) => [`field${index + 1}`, { 'ui:options': { columns: 4 } }])),
    value: { field1: 'Det første', field30: 'Det siste' },
  },
  {
    name: 'references: definitions',
    state: 'filled',
    schema: {
      definitions: { address },
      type: 'object',
      properties: {
        billing: { title: 'Fakturaadresse', $ref: '#/definitions/address' },
        shipping: { title: 'Leveringsadresse', $ref: '#/definitions/address' },
      },
    },
    value: { billing: { street: 'Kaia 4', city: 'Havnes' }, shipping: { street: 'Sjøgata 2', city: 'Selje' } },
  },
  {
    name: 'references: $defs (2020-12)',
    state: 'filled',
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: { person },
      type: 'object',
      properties: { donor: { $ref: '#/$defs/person', title: 'Giver' }, keeper: { $ref: '#/$defs/person', title: 'Konservator' } },
    },
    value: { donor: { name: 'Maren Leirvåg' }, keeper: { name: 'Jonas Aune' } },
  },
  {
    name: 'references: recursion',
    state: 'filled',
    schema: {
      definitions: {
        node: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Navn' },
            children: { type: 'array', title: 'Under dette', items: { $ref: '#/definitions/node' } },
          },
        },
      },
      type: 'object',
      properties: { tree: { title: 'Samling', $ref: '#/definitions/node' } },
    },
    value: { tree: { name: 'Fiske', children: [{ name: 'Tønner', children: [{ name: 'Sildetønne' }] }] } },
  },
  {
    name: 'references: global definitions',
    state: 'filled',
    schema: { type: 'object', properties: { title: { $ref: '#/$defs/localised', title: 'Tittel' } } },
    locales: ['no', 'nn', 'sv', 'en'],
    locale: 'nn',
    value: { title: { no: 'Kaia i Havnes', en: 'The quay at Havnes' } },
  },
]
