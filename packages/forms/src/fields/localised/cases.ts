import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const locales = ['no', 'nn', 'sv', 'en']
const text = { type: 'string', maxLength: 80 } as const
const schema: JsonSchema = {
  type: 'object',
  title: 'Tittel',
  description: 'Vises øverst på sida',
  'x-field': 'Localised',
  properties: { no: text, nn: text, sv: text, en: text },
}
const value = { no: 'Kystkvinnene som drev leia', nn: 'Kystkvinnene som dreiv leia', en: 'The women who ran the sea road' }

export const cases: GalleryCases = {
  name: 'Localised',
  cases: [
    { state: 'empty', schema, locales },
    { state: 'filled', schema, locales, value },
    { state: 'empty', note: 'shows the other language', schema, locales, locale: 'sv', value },
    { state: 'error', schema, locales, value: { ...value, no: 'Kystkvinnene som drev leia, '.repeat(4) } },
    { state: 'read-only', schema, locales, uiSchema: { 'ui:readonly': true }, value },
    { state: 'disabled', schema, locales, uiSchema: { 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { ...schema, type: 'string' }, locales },
    {
      state: 'long text',
      schema: { ...schema, title: 'Tittelen slik den står på veggen, i guiden og på kortet som publikum får med seg hjem' },
      locales,
      locale: 'nn',
      value: { no: 'Kvinnene som drev losji, telegraf og handel langs leia mens mennene rodde fiske' },
    },
  ],
}
