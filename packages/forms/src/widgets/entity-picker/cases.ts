import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: ['integer', 'null'], title: 'Eier' }
const uiSchema = { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Owner' } }

export const cases: GalleryCases = {
  name: 'EntityPicker',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 2 },
    { state: 'filled', note: 'a record that is gone', schema, uiSchema, value: 404 },
    {
      state: 'filled',
      note: 'by key',
      schema: { type: 'string', title: 'Tekstnøkkel' },
      uiSchema: { ...uiSchema, 'ui:options': { type: 'TranslationKey' } },
      value: 'db.leia',
    },
    { state: 'error', schema: { type: 'integer', title: 'Eier', minimum: 1000 }, uiSchema, value: 2 },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 2 },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 2 },
    {
      state: 'long text',
      schema: { ...schema, title: 'Museet som eier gjenstanden nå, ikke det som hadde den på utlån da fotografiet ble tatt' },
      uiSchema,
      value: 2,
    },
    { state: 'misconfigured', schema, uiSchema: { ...uiSchema, 'ui:options': { type: 'Castle' } } },
  ],
}
