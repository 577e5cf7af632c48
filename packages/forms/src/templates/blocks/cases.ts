import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const kind = (name: string, title: string, icon: string, properties: object, required: string[] = []) => ({
  type: 'object',
  title,
  'x-icon': icon,
  properties: { blockType: { type: 'string', const: name }, id: { type: 'string' }, ...properties },
  required: ['blockType', ...required],
})
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })

const schema = {
  type: 'array',
  title: 'Innhold',
  items: {
    oneOf: [
      kind('text', 'Tekst', 'Notes', { text: text('Brødtekst') }),
      kind('media', 'Bilde', 'Image', { caption: text('Bildetekst'), alt: text('Alternativ tekst', { minLength: 3 }) }, ['alt']),
      kind('quote', 'Sitat', 'FormatQuote', { quote: text('Sitatet'), source: text('Kilde') }),
      kind('links', 'Lenker', 'Link', { links: { type: 'array', title: 'Lenker', items: text('Lenke', { format: 'uri' }) } }),
      kind('audio', 'Lyd', 'Audiotrack', { title: text('Tittel') }),
      kind('anchor', 'Anker', 'Anchor', { name: text('Navn') }),
    ],
  },
} as JsonSchema
const uiSchema = { 'ui:options': { template: 'Blocks', first: ['text', 'media', 'quote'] } }
const value = [
  { blockType: 'text', id: 'aaaaaaaaaa', text: 'I 1902 overtok Maren Leirvåg ekspedisjonen på Ytre Leia.' },
  { blockType: 'media', id: 'bbbbbbbbbb', caption: 'Fiskerkoner på kaia, Havnes 1907', alt: 'Seks kvinner med kurver' },
  { blockType: 'quote', id: 'cccccccccc', quote: 'Jeg sov med støvlene på', source: 'Maren Leirvåg, brev 1904' },
]

export const cases: GalleryCases = {
  name: 'Blocks',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'filled', note: 'full', schema: { ...schema, maxItems: 3 }, uiSchema, value },
    {
      state: 'filled',
      note: 'a kind that the schema does not have',
      schema,
      uiSchema,
      value: [...value, { blockType: 'hologram', id: 'dddddddddd', film: 'tåke.mov' }],
    },
    { state: 'error', schema, uiSchema, value: [...value, { blockType: 'media', id: 'eeeeeeeeee', caption: 'Kaia' }] },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { type: 'array', title: 'Innhold', items: { type: 'string' } }, uiSchema },
    {
      state: 'long text',
      schema,
      uiSchema,
      value: [
        {
          blockType: 'text',
          id: 'ffffffffff',
          text: 'Hun var tjueto år, og eneste kvinne i lista over dampskipsekspeditører nord for Stad. Brevene kom om natta, rutebåten la til tre ganger i uka, i all slags vær, og posten skulle sorteres før det ble lyst.',
        },
        ...value,
      ],
    },
  ],
}
