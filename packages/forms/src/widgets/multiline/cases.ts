import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Ingress', description: 'Vises på kortet i guiden.', maxLength: 160 }
const uiSchema = { 'ui:widget': 'Multiline' }
const longText = `I 1902 overtok Maren Leirvåg ekspedisjonen på Ytre Leia. Hun var tjueto år, og eneste kvinne i lista over dampskipsekspeditører nord for Stad.

«Brevene kom om natta», skrev hun, «og jeg sov med støvlene på.» Rutebåten la til tre ganger i uka, i all slags vær, og posten skulle sorteres før det ble lyst.`

export const cases: GalleryCases = {
  name: 'Multiline',
  cases: [
    { state: 'empty', schema, uiSchema },
    {
      state: 'filled',
      schema,
      uiSchema,
      value: 'Mens mennene rodde fiske, holdt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalt med egne ord.',
    },
    {
      state: 'error',
      schema: { ...schema, maxLength: 40 },
      uiSchema,
      value: 'Mens mennene rodde fiske, holdt kvinnene losji og handel i gang.',
    },
    {
      state: 'read-only',
      schema,
      uiSchema: { ...uiSchema, 'ui:readonly': true },
      value: 'Mens mennene rodde fiske, holdt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalt med egne ord.',
    },
    {
      state: 'disabled',
      schema,
      uiSchema: { ...uiSchema, 'ui:disabled': true },
      value: 'Mens mennene rodde fiske, holdt kvinnene losji, telegraf og handel i gang langs leia. Fire liv, fortalt med egne ord.',
    },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Ingress' }, uiSchema },
    {
      state: 'long text',
      schema: { type: 'string', title: 'Brødtekst' },
      uiSchema: { ...uiSchema, 'ui:options': { prose: true } },
      value: longText,
    },
    {
      state: 'filled',
      note: 'prose',
      schema: { type: 'string', title: 'Brødtekst' },
      uiSchema: { ...uiSchema, 'ui:options': { prose: true } },
      value: 'I 1902 overtok Maren Leirvåg ekspedisjonen på Ytre Leia.',
    },
  ],
}
