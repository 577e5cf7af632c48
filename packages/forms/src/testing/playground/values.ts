import type { SchemaCase } from '../gallery-case.ts'

const numbers = {
  type: 'object',
  properties: {
    weight: { type: 'number', title: 'Vekt', description: 'I gram, med komma om det trengs' },
    parts: { type: 'integer', title: 'Antall deler' },
    floor: { type: 'number', title: 'Etasje', enum: [1, 2, 3] },
    height: { type: 'number', title: 'Høyde', minimum: 0, maximum: 300, multipleOf: 0.5 },
    year: { type: 'integer', title: 'År', exclusiveMinimum: 1500, exclusiveMaximum: 2100 },
  },
}

/** Leaves: texts, numbers, dates, nothing at all. */
export const values: readonly SchemaCase[] = [
  {
    name: 'simple',
    state: 'filled',
    schema: {
      title: 'Registrering',
      description: 'Et enkelt skjema for en giver',
      type: 'object',
      required: ['firstName', 'lastName'],
      properties: {
        firstName: { type: 'string', title: 'Fornavn', default: 'Maren' },
        lastName: { type: 'string', title: 'Etternavn' },
        age: { type: 'integer', title: 'Alder' },
        story: { type: 'string', title: 'Historia bak', 'x-widget': 'Multiline' },
        mail: { type: 'string', title: 'E-post', format: 'email' },
        site: { type: 'string', title: 'Nettsted', format: 'uri' },
      },
    },
    value: { firstName: 'Maren', lastName: 'Leirvåg', age: 75, story: 'Gav rorbua til museet i 1955.', mail: 'maren@leia.example' },
  },
  { name: 'single field', state: 'filled', schema: { type: 'string', title: 'Tittel' }, value: 'Kaia i Havnes' },
  { name: 'numbers', state: 'filled', schema: numbers, value: { weight: 1204.5, parts: 3, floor: 2, height: 41.5, year: 1907 } },
  { name: 'numbers: limits', state: 'error', schema: numbers, value: { parts: 1.5, floor: 4, height: 41.2, year: 1500 } },
  {
    name: 'widgets by type and format',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        mail: { type: 'string', title: 'E-post', format: 'email' },
        address: { type: 'string', title: 'Nettadresse', format: 'uri' },
        shown: { type: 'boolean', title: 'Utstilt' },
        room: { type: 'string', title: 'Rom', enum: ['Loftet', 'Bua', 'Kaia'] },
        lines: { type: 'string', title: 'Beskrivelse', 'x-widget': 'Multiline' },
        hidden: { type: 'string', title: 'Skjult' },
        locked: { type: 'string', title: 'Låst', readOnly: true },
      },
    },
    uiSchema: { hidden: { 'ui:widget': 'hidden' }, locked: { 'ui:readonly': true } },
    value: {
      mail: 'post@fjordmuseet.example',
      address: 'https://fjordmuseet.example',
      shown: true,
      room: 'Bua',
      lines: 'Tjæret furu.\nTo luker mot sjøen.',
      hidden: 'intern',
      locked: 'FM.1907.0042',
    },
  },
  {
    name: 'date and time',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        day: { type: 'string', title: 'Dato', format: 'date' },
        moment: { type: 'string', title: 'Tidspunkt', format: 'date-time' },
        hour: { type: 'string', title: 'Klokkeslett', format: 'time' },
      },
    },
    value: { day: '1907-06-03', moment: '2026-05-17T10:00:00Z', hour: '15:42:00Z' },
  },
  {
    name: 'validation',
    state: 'error',
    schema: {
      type: 'object',
      required: ['title', 'code'],
      properties: {
        title: { type: 'string', title: 'Tittel', minLength: 5 },
        code: { type: 'string', title: 'Kode', pattern: '^[a-z0-9-]+$' },
        mail: { type: 'string', title: 'E-post', format: 'email' },
        signs: { type: 'string', title: 'Merke', maxLength: 4 },
      },
    },
    value: { title: 'Kai', code: 'Kaia i Havnes', mail: 'havnes', signs: 'altfor langt' },
  },
  {
    name: 'errors from the server',
    state: 'filled',
    schema: { type: 'object', properties: { code: { type: 'string', title: 'Kode' } } },
    value: { code: 'kaia' },
    refuses: () => [{ pointer: '/code', code: 'taken', detail: 'Taken' }],
  },
  {
    name: 'null fields',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        nothing: { type: 'null', title: 'Aldri noe', description: 'Her kan det bare stå ingenting' },
        helpText: { type: 'string', title: 'Navn' },
      },
    },
    value: { nothing: null, helpText: 'Båt' },
  },
  {
    name: 'nullable',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        bio: { type: ['string', 'null'], title: 'Om giveren', description: 'Tomt betyr at vi ikke vet' },
        year: { type: 'integer', nullable: true, title: 'Gitt år' },
        place: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Sted' },
      },
    },
    value: { bio: null, year: 1955, place: null },
  },
  {
    name: 'defaults',
    state: 'empty',
    schema: {
      type: 'object',
      properties: {
        licence: { type: 'string', title: 'Lisens', default: 'CC BY-SA' },
        copies: { type: 'integer', title: 'Antall', default: 1 },
        parts: {
          type: 'array',
          title: 'Deler',
          items: { type: 'object', properties: { name: { type: 'string', title: 'Navn', default: 'Lokk' } } },
        },
      },
    },
    value: { licence: 'CC BY-SA', copies: 1, parts: [{ name: 'Lokk' }] },
  },
  {
    name: 'const',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        version: { const: 'v1', title: 'Utgave', readOnly: true },
        agreed: { type: 'boolean', const: true, title: 'Giveren har samtykket' },
      },
    },
    uiSchema: { version: { 'ui:readonly': true } },
    value: { version: 'v1', agreed: true },
  },
  {
    name: 'examples',
    state: 'empty',
    schema: { type: 'object', properties: { browser: { type: 'string', title: 'Materiale', examples: ['Furu', 'Jern', 'Tjæret hamp'] } } },
  },
  {
    name: 'no type: any value',
    state: 'filled',
    schema: { type: 'object', properties: { anything: { title: 'Hva som helst' }, known: { type: 'string', title: 'Navn' } } },
    value: { anything: { kilde: 'arkivet', side: 12 }, known: 'Båt' },
  },
]
