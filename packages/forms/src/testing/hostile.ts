import type { SchemaCase } from './gallery-case.ts'

const name = { type: 'string', title: 'Navn' }
const tenThousand = Array.from({ length: 10_000 }, (_each, index) => `FM.1907.${String(index).padStart(4, '0')}`)
/** Each level has the one below ten times: a billion fields, in a few lines. */
const bomb = Object.fromEntries(
  Array.from({ length: 9 }, (_level, level) => [
    `level${level}`,
    {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 10 }, (_part, part) => [`part${part}`, level === 8 ? name : { $ref: `#/$defs/level${level + 1}` }]),
      ),
    },
  ]),
)
const html = '<img src=x onerror=alert(1)> <b>Kaia</b> & «Bua»'

/** What a schema or a stored value may be when nobody meant well, or nobody looked. */
export const hostile: readonly SchemaCase[] = [
  { name: 'a schema that is no object', state: 'misconfigured', schema: ['Kaia', 1907] },
  { name: 'a schema that is no JSON', state: 'misconfigured', schema: '{ "type": "object", ' },
  {
    name: 'a property that is no schema',
    state: 'misconfigured',
    schema: { type: 'object', properties: { broken: 'tekst', name } },
    value: { name: 'Kaia' },
  },
  {
    name: 'a reference that goes in a circle',
    state: 'misconfigured',
    schema: { type: 'object', properties: { circle: { $ref: '#/properties/circle', title: 'I ring' }, name } },
    value: { name: 'Kaia' },
  },
  {
    name: 'a reference that leads nowhere',
    state: 'misconfigured',
    schema: { type: 'object', properties: { gone: { $ref: '#/$defs/gone', title: 'Borte' }, name } },
    value: { name: 'Kaia' },
  },
  {
    name: 'a bomb of references',
    state: 'misconfigured',
    schema: { type: 'object', $defs: bomb, properties: { bomb: { $ref: '#/$defs/level0', title: 'En milliard felt' }, name } },
    value: { name: 'Kaia' },
  },
  {
    name: 'ten thousand choices',
    state: 'filled',
    schema: { type: 'object', properties: { number: { type: 'string', title: 'Gjenstand', enum: tenThousand } } },
    value: { number: 'FM.1907.0042' },
  },
  {
    name: 'a pattern that would never end',
    state: 'error',
    schema: { type: 'object', properties: { code: { type: 'string', title: 'Kode', pattern: '^(a+)+$' } } },
    value: { code: `${'a'.repeat(400)}!` },
  },
  {
    name: 'names that every object has',
    state: 'filled',
    // Read from text: a literal would set the prototype instead of naming a property.
    schema: JSON.parse(
      '{ "type": "object", "properties": { "__proto__": { "type": "string", "title": "Prototype" }, "constructor": { "type": "string", "title": "Constructor" }, "name": { "type": "string", "title": "Navn" } } }',
    ),
    value: JSON.parse('{ "__proto__": { "polluted": true }, "name": "Kaia" }'),
  },
  {
    name: 'HTML in titles and descriptions',
    state: 'filled',
    schema: {
      type: 'object',
      title: html,
      description: html,
      properties: { name: { type: 'string', title: html, description: html }, kind: { type: 'string', title: 'Slag', enum: [html, 'bu'] } },
    },
    value: { name: html, kind: html },
  },
  {
    name: 'values that do not fit',
    state: 'error',
    schema: {
      type: 'object',
      properties: {
        text: { type: 'string', title: 'Tekst' },
        number: { type: 'integer', title: 'Tall' },
        list: { type: 'array', title: 'Liste', items: { type: 'string' } },
        parts: { type: 'object', title: 'Deler', properties: { name } },
        choice: { type: 'string', title: 'Valg', enum: ['a', 'b'] },
        yes: { type: 'boolean', title: 'Ja eller nei' },
      },
    },
    value: { text: { no: 'Kaia' }, number: 'nitten', list: 'sild', parts: ['bu'], choice: 'c', yes: 'ja' },
  },
  {
    name: 'a value that is no object',
    state: 'error',
    schema: { type: 'object', title: 'Gjenstand', properties: { name } },
    value: 'bare en tekst',
  },
  {
    name: 'a language that is not there',
    state: 'misconfigured',
    schema: { type: 'object', properties: { title: { $ref: '#/$defs/localised', title: 'Tittel' }, name } },
    locales: ['no', 'en'],
    locale: 'tlh',
    value: { title: { no: 'Kaia', tlh: 'nuqneH' }, name: 'Kaia' },
  },
  {
    name: 'widgets, fields and templates that are not there',
    state: 'misconfigured',
    schema: {
      type: 'object',
      properties: {
        a: { type: 'string', title: 'Med ukjent felt' },
        b: { type: 'string', title: 'Med ukjent widget' },
        c: { type: 'object', title: 'Med ukjent mal', properties: { name } },
      },
    },
    uiSchema: { a: { 'ui:field': 'Hologram' }, b: { 'ui:widget': 'Hologram' }, c: { 'ui:options': { template: 'Hologram' } } },
  },
]
