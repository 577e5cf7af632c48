import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Tittel', description: 'Vises øverst på sida', maxLength: 60 }
const uiSchema = { 'ui:options': { prose: true } }

export const cases: GalleryCases = {
  name: 'Text',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'Kystkvinnene som drev leia' },
    { state: 'error', schema: { ...schema, maxLength: 20 }, uiSchema, value: 'Kystkvinnene som drev leia' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'Kystkvinnene som drev leia' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'Kystkvinnene som drev leia' },
    { state: 'misconfigured', schema: { type: 'object', title: 'Tittel' }, uiSchema: { 'ui:widget': 'Text' } },
    {
      state: 'long text',
      schema: { ...schema, maxLength: 200, title: 'Tittelen slik den står på veggen, i guiden og på kortet som publikum får med seg hjem' },
      uiSchema,
      value:
        'Kvinnene som dreiv losji, telegraf og handel langs leia mens mennene rodde fiske, fortalt med deres egne ord gjennom fire liv',
    },
    { state: 'filled', note: 'in the face of the tool', schema: { type: 'string', title: 'Nummer' }, value: 'KL-014' },
  ],
}
