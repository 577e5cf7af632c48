import type { SchemaCase } from './gallery-case.ts'

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
const localised = (title: string) => ({ $ref: '#/$defs/localised', title })
const kind = (name: string, title: string, icon: string, properties: object, required: string[] = []) => ({
  type: 'object',
  title,
  'x-icon': icon,
  properties: { blockType: { type: 'string', const: name }, id: { type: 'string' }, ...properties },
  required: ['blockType', ...required],
})

const schema = {
  type: 'object',
  properties: {
    basis: {
      type: 'object',
      title: 'Grunnlag',
      properties: {
        title: localised('Tittel'),
        number: text('Nummer', { maxLength: 12, minLength: 1 }),
        view: { type: 'string', title: 'Visning', enum: ['single', 'list', 'mosaic'] },
        ingress: text('Ingress', { maxLength: 160, description: 'Vises på kortet i guiden.' }),
        onMap: { type: 'boolean', title: 'Vis på kartet' },
      },
      required: ['number', 'view'],
    },
    blocks: {
      type: 'array',
      title: 'Innhold',
      items: {
        oneOf: [
          kind('text', 'Tekst', 'Notes', { text: text('Brødtekst', { 'x-widget': 'Multiline' }) }),
          kind('quote', 'Sitat', 'FormatQuote', { quote: text('Sitatet'), source: text('Kilde', { minLength: 2 }) }, ['source']),
          kind('links', 'Lenker', 'Link', { links: { type: 'array', title: 'Lenker', items: text('Lenke', { format: 'uri' }) } }),
        ],
      },
    },
  },
}
const uiSchema = {
  basis: {
    'ui:options': { template: 'Section' },
    title: { 'ui:options': { prose: true } },
    number: { 'ui:options': { columns: 6 } },
    view: { 'ui:options': { columns: 6, labels: { single: 'Ett om gangen', list: 'Liste', mosaic: 'Mosaikk' } } },
    ingress: { 'ui:widget': 'Multiline' },
    onMap: { 'ui:widget': 'Toggle' },
  },
  blocks: { 'ui:options': { template: 'Blocks', first: ['text', 'quote', 'links'] } },
}
const locales = ['no', 'nn', 'sv', 'en']
const filled = {
  basis: {
    title: { no: 'Kystkvinnene som drev leia', en: 'The women who ran the sea road' },
    number: 'KL-014',
    view: 'list',
    ingress: 'Mens mennene rodde fiske, holdt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalt med egne ord.',
    onMap: true,
  },
  blocks: [
    { blockType: 'text', id: 'aaaaaaaaaa', text: 'I 1902 overtok Maren Leirvåg ekspedisjonen på Ytre Leia.' },
    { blockType: 'quote', id: 'bbbbbbbbbb', quote: 'Jeg sov med støvlene på', source: 'Maren Leirvåg, brev 1904' },
    { blockType: 'links', id: 'cccccccccc', links: ['https://fjordmuseet.example/leia'] },
  ],
}

/** What the museum already has; the gallery's server refuses it a second time. */
const takenNumber = 'KL-001'

/** A form as a curator meets it, with a save that can be refused by the form and by the server. */
export const article: readonly SchemaCase[] = [
  {
    name: 'write and save',
    state: 'empty',
    schema,
    uiSchema,
    locales,
    // What is not there is not judged: an object with parts that must be filled in is there from the beginning.
    value: { basis: {} },
    refuses: ({ basis }) =>
      (basis as { number?: string } | undefined)?.number === takenNumber
        ? [{ pointer: '/basis/number', code: 'taken', detail: `${takenNumber} is taken` }]
        : [],
  },
  { name: 'written', state: 'filled', schema, uiSchema, locales, value: filled },
  {
    name: 'refused',
    state: 'error',
    schema,
    uiSchema,
    locales,
    value: {
      basis: { title: { no: 'Kaia i Havnes' } },
      blocks: [{ blockType: 'quote', id: 'dddddddddd', quote: 'Skipet kommer likevel' }],
    },
  },
]
