import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'array',
  title: 'Lenker',
  description: 'Vises under artikkelen',
  items: {
    type: 'object',
    title: 'Lenke',
    properties: { title: { type: 'string', title: 'Tittel' }, url: { type: 'string', title: 'Adresse', format: 'uri' } },
    required: ['url'],
  },
}
const uiSchema = {
  'ui:options': { template: 'Flat' },
  items: { title: { 'ui:options': { columns: 6 } }, url: { 'ui:options': { columns: 6 } } },
}
const value = [
  { title: 'Fjordmuseet', url: 'https://fjordmuseet.example' },
  { title: 'Havnes bymuseum', url: 'https://havnes.example' },
]

export const cases: GalleryCases = {
  name: 'Flat',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    {
      state: 'filled',
      note: 'texts',
      schema: { type: 'array', title: 'Stikkord', items: { type: 'string' } },
      value: ['sild', 'kai', 'losji'],
    },
    { state: 'filled', note: 'full', schema: { ...schema, maxItems: 2 }, uiSchema, value },
    {
      state: 'error',
      schema: { ...schema, minItems: 3 },
      uiSchema,
      value: [{ title: 'Fjordmuseet', url: 'fjordmuseet' }, { title: 'Havnes' }],
    },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { type: 'array', title: 'Lenker' }, uiSchema: { 'ui:options': { template: 'Flat' } } },
    {
      state: 'long text',
      schema,
      uiSchema,
      value: [
        {
          title: 'Alt vi vet om kystkvinnene som drev losji, telegraf og handel langs leia mens mennene rodde fiske',
          url: 'https://fjordmuseet.example/samlinger/kyst/kvinner/leia/ekspedisjoner/ytre-leia/maren-leirvaag?utgave=1902',
        },
      ],
    },
  ],
}
