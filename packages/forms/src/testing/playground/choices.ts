import type { SchemaCase } from '../gallery-case.ts'

const text = (title: string) => ({ type: 'string', title })
const object = (title: string, properties: object, required: string[] = []) => ({ type: 'object', title, properties, required })

/** One of several: values with names, and whole shapes. */
export const choices: readonly SchemaCase[] = [
  {
    name: 'alternatives: titles on constants',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        colour: {
          title: 'Farge',
          oneOf: [
            { const: '#97261A', title: 'Falurød' },
            { const: '#C8A03C', title: 'Okergul' },
            { const: '#FFFFFF', title: 'Hvit' },
          ],
        },
        mask: {
          type: 'array',
          title: 'Farger på husa',
          uniqueItems: true,
          items: {
            anyOf: [
              { const: 'red', title: 'Rød' },
              { const: 'yellow', title: 'Gul' },
            ],
          },
        },
      },
    },
    value: { colour: '#97261A', mask: ['red'] },
  },
  {
    name: 'enum names',
    state: 'filled',
    schema: { type: 'object', properties: { state: { type: 'string', title: 'Tilstand', enum: ['good', 'worn', 'lost'] } } },
    uiSchema: { state: { 'ui:options': { labels: { good: 'God', worn: 'Slitt', lost: 'Tapt' } } } },
    value: { state: 'worn' },
  },
  {
    name: 'oneOf: shapes told apart by their fields',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        source: {
          title: 'Kilde',
          oneOf: [
            object('Bok', { book: text('Tittel'), page: { type: 'integer', title: 'Side' } }, ['book']),
            object('Brev', { sender: text('Avsender') }, ['sender']),
          ],
        },
      },
    },
    value: { source: { sender: 'Maren Leirvåg' } },
  },
  {
    name: 'oneOf: shapes told apart by a constant',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        media: {
          title: 'Medium',
          oneOf: [
            object('Bilde', { kind: { const: 'image' }, alt: text('Alternativ tekst') }, ['kind']),
            object('Lyd', { kind: { const: 'audio' }, seconds: { type: 'integer', title: 'Sekunder' } }, ['kind']),
          ],
        },
      },
    },
    value: { media: { kind: 'audio', seconds: 134 } },
  },
  {
    name: 'oneOf: at the top of a form',
    state: 'filled',
    schema: {
      type: 'object',
      oneOf: [object('Person', { name: text('Navn') }, ['name']), object('Lag', { group: text('Laget') }, ['group'])],
    },
    value: { group: 'Kystlaget Leia' },
  },
  {
    name: 'anyOf: shapes',
    state: 'filled',
    schema: {
      type: 'object',
      properties: { age: { type: 'integer', title: 'Alder' } },
      anyOf: [
        { title: 'For- og etternavn', properties: { firstName: text('Fornavn'), lastName: text('Etternavn') }, required: ['firstName'] },
        { title: 'Kallenavn', properties: { nick: text('Kallenavn') }, required: ['nick'] },
      ],
    },
    value: { age: 22, nick: 'Telegrafisten' },
  },
  {
    name: 'anyOf: items of a list',
    state: 'filled',
    schema: {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          title: 'Funn',
          items: {
            anyOf: [object('Mynt', { year: { type: 'integer', title: 'År' } }, ['year']), object('Skår', { ware: text('Gods') }, ['ware'])],
          },
        },
      },
    },
    value: { items: [{ year: 1762 }, { ware: 'Steintøy' }] },
  },
  {
    name: 'several types for one value',
    state: 'filled',
    schema: { type: 'object', properties: { dating: { type: ['string', 'integer'], title: 'Datering' } } },
    value: { dating: 1907 },
  },
  {
    name: 'not',
    state: 'error',
    schema: { type: 'object', properties: { word: { type: 'string', title: 'Søkeord', not: { const: 'diverse' } } } },
    value: { word: 'diverse' },
  },
]
