import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'object',
  title: 'Sted og tid',
  description: 'Hvor og når det hendte',
  properties: {
    place: { type: 'string', title: 'Sted', minLength: 2 },
    year: { type: 'integer', title: 'År' },
    anchor: { type: 'string', title: 'Anker', description: 'Navnet i adressa' },
  },
  required: ['place'],
}
const uiSchema = {
  'ui:options': { template: 'Section', header: ['anchor'] },
  place: { 'ui:options': { columns: 8 } },
  year: { 'ui:options': { columns: 4 } },
}
const value = { place: 'Havnes', year: 1907, anchor: 'sted' }

export const cases: GalleryCases = {
  name: 'Section',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'filled', note: 'closed', schema, uiSchema: { ...uiSchema, 'ui:options': { template: 'Section', closed: true } }, value },
    { state: 'error', schema, uiSchema, value: { year: 19.07 } },
    {
      state: 'error',
      note: 'closed',
      schema,
      uiSchema: { ...uiSchema, 'ui:options': { template: 'Section', closed: true } },
      value: { year: 19.07 },
    },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema, uiSchema: { 'ui:options': { template: 'Section', header: 'anchor' } } },
    {
      state: 'long text',
      schema: {
        ...schema,
        title: 'Stedet der det hendte, og tida slik den ble husket av dem som var der og fortalte det videre til barna',
        description:
          'Skriv stedet slik folk på stedet sa det, og legg til det offisielle navnet der det trengs. Er tida usikker, hold deg til året.',
      },
      uiSchema,
      value: { place: 'Ytre Leia, nordre brygga ved ekspedisjonen under fjellet som heter Storehornet', year: 1907 },
    },
  ],
}
