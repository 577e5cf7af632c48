import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkUiSchema } from '../definitions.ts'
import type { KnownDefinitions } from './checks/check-named.ts'

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    year: { type: 'integer' },
    text: { $ref: '#/$defs/localised' },
    place: { type: 'object', properties: { name: { type: 'string' } } },
    tags: { type: 'array', items: { type: 'object', properties: { word: { type: 'string' } } } },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: { type: 'boolean' } },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
    either: {
      oneOf: [
        { type: 'object', properties: { a: { type: 'string' } } },
        { type: 'object', properties: { b: { type: 'number' } } },
      ],
    },
    sum: { allOf: [{ properties: { inSum: { type: 'string' } } }], if: { required: ['inSum'] }, else: { properties: { inElse: {} } } },
    open: { type: 'object', additionalProperties: { type: 'number' }, patternProperties: { '^x-': { type: 'string' } } },
    child: { $ref: '#' },
    broken: { $ref: '#/$defs/gone' },
  },
}
const found = (uiSchema: unknown, of: unknown = schema, known?: KnownDefinitions) =>
  checkUiSchema(uiSchema, of, known).map(({ pointer, key }) => [pointer, key.replace('uiSchemaFindings.', '')])
const layout = (options: object) => ({ 'ui:options': { template: 'Section', ...options } })

describe('[FORM-05] what is right has no findings', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty one', {}],
    ['text', '{"title":{"ui:widget":"Text"}}'],
    [
      'widgets and their options',
      { title: { 'ui:widget': 'Text', 'ui:options': { counter: true, columns: 6 } }, year: { 'ui:widget': 'Number' } },
    ],
    ['an option of the widget that the engine picks', { title: { 'ui:placeholder': 'Båt' } }],
    ['a hidden field', { year: { 'ui:widget': 'hidden' } }],
    ['order with the rest', { 'ui:order': ['year', '*', 'title'] }],
    ['a template', { place: layout({ spacing: 2, header: ['name'], closed: true }) }],
    ['items', { tags: { 'ui:options': { template: 'Flat' }, items: { word: { 'ui:widget': 'Text' } } } }],
    [
      'a tuple, place by place',
      { pair: { items: [{ 'ui:widget': 'Text' }, { 'ui:widget': 'Number' }], additionalItems: { 'ui:title': 'Rest' } } },
    ],
    ['a tuple with one look', { pair: { items: { 'ui:title': 'Del' } } }],
    ['blocks', { blocks: { 'ui:options': { template: 'Blocks' }, items: { caption: { 'ui:title': 'Bildetekst' } } } }],
    ['alternatives', { either: { oneOf: [{ a: { 'ui:widget': 'Text' } }, { b: { 'ui:widget': 'Number' } }] } }],
    ['properties of alternatives', { either: { a: {}, b: {} } }],
    ['properties of sums and conditions', { sum: { inSum: { 'ui:widget': 'Text' }, inElse: {} } }],
    [
      'further properties',
      { open: { additionalProperties: { 'ui:widget': 'Number' }, anything: { 'ui:widget': 'Number' }, 'x-a': { 'ui:widget': 'Text' } } },
    ],
    ['a schema inside itself', { child: { child: { child: { title: { 'ui:widget': 'Text' } } } } }],
    [
      'a localised field and the widget of its texts',
      { text: { 'ui:field': 'Localised', 'ui:widget': 'Text', no: { 'ui:title': 'Norsk' } } },
    ],
    ['what hangs on a part that cannot be drawn', { broken: { 'ui:widget': 'Number', inside: {} } }],
    ['previews and unlisted', { previews: [{ url: 'https://a.no', defaultDevice: 'mobile' }], 'ui:options': { canPublishUnlisted: true } }],
  ])('%s', (_what, uiSchema) => {
    expect(found(uiSchema)).toEqual([])
  })
})

describe('[FORM-05] each finding names its place', () => {
  test.each<[string, unknown, string, string]>([
    ['no JSON', '{', '', 'schemaFindings.notJson'],
    ['no object', [], '', 'notNode'],
    ['a node that is none', { title: 'Text' }, '/title', 'notNode'],
    ['an unknown widget', { title: { 'ui:widget': 'Txt' } }, '/title/ui:widget', 'unknownWidget'],
    ['a widget that is no name', { title: { 'ui:widget': {} } }, '/title/ui:widget', 'unknownWidget'],
    ['a widget in options', { title: { 'ui:options': { widget: 'toString' } } }, '/title/ui:options/widget', 'unknownWidget'],
    ['an unknown field', { text: { 'ui:field': 'Localized' } }, '/text/ui:field', 'unknownField'],
    ['an unknown template', { place: { 'ui:options': { template: 'Box' } } }, '/place/ui:options/template', 'unknownTemplate'],
    ['a widget that does not fit', { year: { 'ui:widget': 'Text' } }, '/year/ui:widget', 'forms.text.invalidType'],
    ['a template that does not fit', { title: layout({}) }, '/title/ui:options/template', 'forms.section.invalidType'],
    [
      'a list template on an object',
      { place: { 'ui:options': { template: 'Blocks' } } },
      '/place/ui:options/template',
      'kioForm.templates.Blocks.missingDefinition',
    ],
    [
      'a widget that fits no item',
      { tags: { items: { word: { 'ui:widget': 'Number' } } } },
      '/tags/items/word/ui:widget',
      'forms.number.invalidType',
    ],
    [
      'a widget at the wrong place of a tuple',
      { pair: { items: [{}, { 'ui:widget': 'Text' }] } },
      '/pair/items/1/ui:widget',
      'forms.text.invalidType',
    ],
    [
      'an option of the wrong kind',
      { title: { 'ui:widget': 'Text', 'ui:options': { counter: 'yes' } } },
      '/title/ui:options/counter',
      'invalidOption',
    ],
    [
      'an option that nobody knows',
      { title: { 'ui:widget': 'Text', 'ui:options': { colour: 1 } } },
      '/title/ui:options/colour',
      'unknownOption',
    ],
    [
      'an option of another widget',
      { year: { 'ui:widget': 'Number', 'ui:options': { counter: true } } },
      '/year/ui:options/counter',
      'unknownOption',
    ],
    ['spacing without a template', { place: { 'ui:options': { spacing: 2 } } }, '/place/ui:options/spacing', 'layoutWithoutTemplate'],
    ['tabs without a template', { place: { 'ui:options': { tabs: [] } } }, '/place/ui:options/tabs', 'layoutWithoutTemplate'],
    ['a header without a template', { place: { 'ui:options': { header: ['name'] } } }, '/place/ui:options/header', 'layoutWithoutTemplate'],
    ['spacing too wide', { place: layout({ spacing: 13 }) }, '/place/ui:options/spacing', 'spacing'],
    ['spacing in words', { place: layout({ spacing: '2' }) }, '/place/ui:options/spacing', 'spacing'],
    ['no columns', { title: { 'ui:options': { columns: 0 } } }, '/title/ui:options/columns', 'columns'],
    ['half a column', { title: { 'ui:options': { columns: 1.5 } } }, '/title/ui:options/columns', 'columns'],
    ['a header of no field', { place: layout({ header: ['nme'] }) }, '/place/ui:options/header/0', 'unknownProperty'],
    ['order that is no list', { 'ui:order': 'title' }, '/ui:order', 'notNames'],
    ['order of no field', { 'ui:order': ['titel', '*'] }, '/ui:order/0', 'unknownProperty'],
    ['order with a field twice', { 'ui:order': ['title', 'title'] }, '/ui:order/1', 'repeatedInOrder'],
    ['a node for no property', { titel: {} }, '/titel', 'unknownProperty'],
    ['a node for no property, deep down', { child: { tags: { items: { 'a/b': {} } } } }, '/child/tags/items/a~1b', 'unknownProperty'],
    ['a node for no alternative', { either: { oneOf: [{}, {}, {}] } }, '/either/oneOf/2', 'unknownProperty'],
    ['items of what is no list', { place: { items: {} } }, '/place/items', 'unknownProperty'],
    ['previews that are no list', { previews: {} }, '/previews', 'previews'],
    ['a preview without an address', { previews: [{}] }, '/previews/0', 'previews'],
    ['a preview of another kind of address', { previews: [{ url: 'javascript:alert(1)' }] }, '/previews/0', 'previews'],
    ['a preview on no device', { previews: [{ url: 'https://a.no', defaultDevice: 'watch' }] }, '/previews/0/defaultDevice', 'preview'],
    ['a preview with more', { previews: [{ url: 'https://a.no', live: 'x' }] }, '/previews/0/live', 'preview'],
    ['previews below the root', { place: { previews: [] } }, '/place/previews', 'rootOnly'],
    [
      'unlisted below the root',
      { place: { 'ui:options': { canPublishUnlisted: true } } },
      '/place/ui:options/canPublishUnlisted',
      'rootOnly',
    ],
    ['unlisted in words', { 'ui:options': { canPublishUnlisted: 'yes' } }, '/ui:options/canPublishUnlisted', 'notBoolean'],
  ])('%s', (_what, uiSchema, pointer, key) => {
    expect(found(uiSchema)).toEqual([[pointer, key]])
  })

  test('tabs: fields that do not exist, stand twice, or stand nowhere', () => {
    const place = { type: 'object', properties: { a: {}, b: {}, c: {}, d: {} } }
    const tabs = [
      { label: 'Ein', fields: ['a', 'x'] },
      { label: 'To', fields: ['a', 'b'] },
    ]
    const uiSchema = { 'ui:options': { template: 'Tabs', tabs }, d: { 'ui:widget': 'hidden' } }
    expect(found(uiSchema, place)).toEqual([
      ['/ui:options/tabs/0/fields/1', 'unknownProperty'],
      ['/ui:options/tabs/1/fields/0', 'tabFieldTwice'],
      ['/ui:options/tabs', 'tabFieldMissing'],
    ])
  })

  test('an unknown option is a warning, all else is an error', () => {
    const severities = (uiSchema: object) => checkUiSchema(uiSchema, schema).map(({ severity }) => severity)
    expect(severities({ title: { 'ui:options': { colour: 1 } } })).toEqual(['warning'])
    expect(severities({ titel: {} })).toEqual(['error'])
  })

  test('only what it is told of is known', () => {
    const own = { kind: 'widget', name: 'Mine', typed: false, options: z.object({ shade: z.number() }), check: () => [] } as const
    const known: KnownDefinitions = { widgets: [own], fields: [], templates: [] }
    expect(found({ title: { 'ui:widget': 'Mine', 'ui:options': { shade: 1 } } }, schema, known)).toEqual([])
    expect(found({ title: { 'ui:widget': 'Mine' }, year: { 'ui:widget': 'Number' } }, schema, known)).toEqual([
      ['/title/ui:widget', 'invalidOption'],
      ['/year/ui:widget', 'unknownWidget'],
    ])
  })
})

describe('[V22] bad input ends, and says what it is', () => {
  test('a UI schema as deep as one likes', () => {
    const deep = JSON.parse(`${'{"child":'.repeat(5_000)}{}${'}'.repeat(5_000)}`)
    expect(found(deep)).toEqual([[expect.stringMatching(/^(\/child){41}$/), 'tooDeep']])
  })

  test('thousands of faults', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_none, index) => [`f${index}`, {}]))
    expect(found(many)).toHaveLength(201)
    expect(found(many).at(-1)).toEqual(['', 'moreFindings'])
  })

  test.each([undefined, 3, '{', [], { $ref: '#' }, { properties: 3 }])('a schema like %j', (broken) => {
    expect(() => checkUiSchema({ title: { 'ui:widget': 'Text', items: [3] } }, broken)).not.toThrow()
  })

  test('names that every object has', () => {
    expect(found(JSON.parse('{"__proto__":{},"constructor":{},"ui:options":{"toString":1}}'))).toEqual([
      ['/ui:options/toString', 'unknownOption'],
      ['/__proto__', 'unknownProperty'],
      ['/constructor', 'unknownProperty'],
    ])
  })
})

test('every text of a check is there, and none that no check has', () => {
  const [texts = {}] = Object.values(
    import.meta.glob<Record<string, string>>('./checks/dictionary.no.json', { eager: true, import: 'default' }),
  )
  const sources = import.meta.glob<string>(['./check-*.ts', './checks/*.ts'], { eager: true, query: '?raw', import: 'default' })
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'((?:uiSchema|schema)Findings\.\w+)'/g)].map(([, key]) => `${key}`),
  )
  const own = Object.keys(texts).filter((key) => key.startsWith('uiSchemaFindings.'))
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(asked))
  expect(own.filter((key) => !asked.includes(key))).toEqual([])
})
