import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Farge på nåla', format: 'color' }
const uiSchema = { 'ui:options': { placeholder: '#2250d0' } }

export const cases: GalleryCases = {
  name: 'Colour',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: '#97261a' },
    { state: 'error', schema, uiSchema, value: 'rosa' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: '#97261a' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: '#97261a' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Farge på nåla' }, uiSchema: { 'ui:widget': 'Colour' } },
    {
      state: 'long text',
      schema: {
        ...schema,
        title: 'Farge på nåla og på kanten av kortet som åpner seg når publikum trykker på stedet',
        description: 'Velg en farge som skiller seg fra sjøen og fra de andre nålene i kartet.',
      },
      uiSchema,
      value: '#1c6b40',
    },
  ],
}
