// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema
import type { SchemaCase } from '../gallery-case.ts'

const text = (title: string) => ({ type: 'string', title })
const yesNo = (title: string) => ({ type: 'boolean', title })

/** Fields that others bring along, and schemas added to each other. */
export const conditions: readonly SchemaCase[] = [
  {
    name: 'property dependencies',
    state: 'error',
    schema: {
      type: 'object',
      properties: { card: text('Lånekort'), address: text('Adresse') },
      dependencies: { card: ['address'] },
    },
    value: { card: '4711' },
  },
  {
    name: 'property dependencies: dependentRequired (2020-12)',
    state: 'error',
    schema: {
      type: 'object',
      properties: { lent: text('Utlånt til'), until: text('Utlånt til og med') },
      dependentRequired: { lent: ['until'] },
    },
    value: { lent: 'Havnes bymuseum' },
  },
  {
    name: 'schema dependencies',
    state: 'filled',
    schema: {
      type: 'object',
      properties: { sign: yesNo('Har signatur') },
      dependencies: {
        sign: {
          oneOf: [
            { properties: { sign: { const: false } } },
            { properties: { sign: { const: true }, signature: text('Signatur') }, required: ['signature'] },
          ],
        },
      },
    },
    value: { sign: true, signature: 'M. L.' },
  },
  {
    name: 'schema dependencies: dependentSchemas (2020-12)',
    state: 'filled',
    schema: {
      type: 'object',
      properties: { photographer: text('Fotograf') },
      dependentSchemas: { photographer: { properties: { credit: text('Kreditering') } } },
    },
    value: { photographer: 'Ukjent', credit: 'Fjordmuseet' },
  },
  {
    name: 'allOf',
    state: 'filled',
    schema: {
      type: 'object',
      allOf: [
        { properties: { title: text('Tittel') }, required: ['title'] },
        { properties: { year: { type: 'integer', title: 'År' } } },
        { properties: { title: { minLength: 2 } } },
      ],
    },
    value: { title: 'Kaia', year: 1907 },
  },
  {
    name: 'allOf: with a reference',
    state: 'filled',
    schema: {
      definitions: { named: { type: 'object', properties: { name: text('Navn') } } },
      type: 'object',
      properties: {
        boat: { title: 'Båt', allOf: [{ $ref: '#/definitions/named' }, { properties: { sails: { type: 'integer', title: 'Seil' } } }] },
      },
    },
    value: { boat: { name: 'Haabet', sails: 2 } },
  },
  {
    name: 'if, then, else',
    state: 'filled',
    schema: {
      type: 'object',
      properties: { kind: { type: 'string', title: 'Slag', enum: ['boat', 'house'] } },
      if: { properties: { kind: { const: 'boat' } }, required: ['kind'] },
      then: { properties: { sails: { type: 'integer', title: 'Seil' } } },
      else: { properties: { floors: { type: 'integer', title: 'Etasjer' } } },
    },
    uiSchema: { kind: { 'ui:options': { labels: { boat: 'Båt', house: 'Hus' } } } },
    value: { kind: 'boat', sails: 2 },
  },
  {
    name: 'allOf of if and then',
    state: 'filled',
    schema: {
      type: 'object',
      properties: { owned: yesNo('Eies av museet'), insured: yesNo('Forsikret') },
      allOf: [
        {
          if: { properties: { owned: { const: true } }, required: ['owned'] },
          then: { properties: { price: { type: 'number', title: 'Kjøpt for' } } },
        },
        { if: { properties: { insured: { const: true } }, required: ['insured'] }, then: { properties: { policy: text('Polise') } } },
      ],
    },
    value: { owned: true, insured: true, price: 1200, policy: 'F-19' },
  },
]
