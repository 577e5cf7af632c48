import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'integer', title: 'Årstall', minimum: 0, maximum: 9999 }
const uiSchema = { 'ui:options': { description: 'Når gjenstanden ble laget' } }

export const cases: GalleryCases = {
  name: 'Number',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 1902 },
    { state: 'error', schema, uiSchema, value: 19022 },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 1902 },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 1902 },
    { state: 'misconfigured', schema: { type: 'string', title: 'Årstall' }, uiSchema: { 'ui:widget': 'Number' } },
    {
      state: 'long text',
      schema: { type: 'number', title: 'Lengda fra stevn til stevn målt langs kjølen slik den står i måleprotokollen fra 1902' },
      uiSchema: { 'ui:options': { unit: 'meter' } },
      value: 12.75,
    },
  ],
}
