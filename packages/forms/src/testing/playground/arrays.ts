import type { SchemaCase } from '../gallery-case.ts'

const text = { type: 'string' }
const one = (title: string, list: object, value: unknown, more: Partial<SchemaCase> = {}): SchemaCase => ({
  name: title,
  state: 'filled',
  schema: { type: 'object', properties: { list } },
  value: { list: value },
  ...more,
})

/** Lists of texts, of objects, of lists; with a fixed beginning, a fewest and a most. */
export const arrays: readonly SchemaCase[] = [
  one('arrays: texts', { type: 'array', title: 'Stikkord', items: text }, ['sild', 'kai', 'losji']),
  one('arrays: empty', { type: 'array', title: 'Stikkord', items: text }, []),
  one(
    'arrays: objects',
    {
      type: 'array',
      title: 'Givere',
      items: {
        type: 'object',
        title: 'Giver',
        properties: { name: { type: 'string', title: 'Navn' }, year: { type: 'integer', title: 'År' } },
        required: ['name'],
      },
    },
    [{ name: 'Maren Leirvåg', year: 1955 }, { name: 'Ole Vik' }],
  ),
  one('arrays: unique choices', { type: 'array', title: 'Rom', items: { ...text, enum: ['Loftet', 'Bua', 'Kaia'] }, uniqueItems: true }, [
    'Bua',
  ]),
  one('arrays: nested lists', { type: 'array', title: 'Rader', items: { type: 'array', title: 'Rad', items: text } }, [
    ['sild', 'torsk'],
    ['salt'],
  ]),
  one('arrays: minItems', { type: 'array', title: 'Kilder', minItems: 2, items: { ...text, title: 'Kilde' } }, ['Brev 1904'], {
    state: 'error',
  }),
  one('arrays: maxItems', { type: 'array', title: 'Farger', maxItems: 2, items: { ...text, title: 'Farge' } }, ['okergul', 'falurød']),
  one(
    'arrays: fixed items with more after them',
    {
      type: 'array',
      title: 'Mål',
      items: [
        { type: 'string', title: 'Hva' },
        { type: 'number', title: 'Hvor mye' },
      ],
      additionalItems: { type: 'string', title: 'Merknad' },
    },
    ['Høyde', 42, 'målt på loftet'],
  ),
  one(
    'arrays: fixed items and no more',
    {
      type: 'array',
      title: 'Plass',
      items: [
        { type: 'integer', title: 'Reol' },
        { type: 'integer', title: 'Hylle' },
      ],
      additionalItems: false,
    },
    [4, 2],
  ),
  one(
    'arrays: prefixItems (2020-12)',
    {
      type: 'array',
      title: 'Ramme',
      prefixItems: [
        { type: 'number', title: 'Bredde' },
        { type: 'number', title: 'Høyde' },
      ],
      items: false,
    },
    [30, 40],
  ),
  one('arrays: contains', { type: 'array', title: 'Materialer', items: text, contains: { const: 'jern' } }, ['furu'], { state: 'error' }),
  one('arrays: the same twice', { type: 'array', title: 'Stikkord', items: text, uniqueItems: true }, ['sild', 'sild'], { state: 'error' }),
  one('arrays: read-only', { type: 'array', title: 'Stikkord', items: text }, ['sild', 'kai'], {
    state: 'read-only',
    uiSchema: { list: { 'ui:readonly': true } },
  }),
]
