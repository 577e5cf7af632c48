import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'boolean', title: 'Vis på kartet', description: 'Stedet får en nål i guiden' }
const uiSchema = { 'ui:widget': 'Toggle' }

export const cases: GalleryCases = {
  name: 'Toggle',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: true },
    { state: 'error', schema: { ...schema, const: true }, uiSchema, value: false },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: true },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: true },
    { state: 'misconfigured', schema: { type: 'string', title: 'Vis på kartet' }, uiSchema },
    {
      state: 'long text',
      schema: {
        type: 'boolean',
        title: 'Vis stedet på kartet i guiden også når det ligger utenfor området som museet har ansvar for',
        description: 'Publikum ser nåla når de zoomer ut. Er stedet langt unna, kan det hende at de ikke finner det uten å søke.',
      },
      uiSchema,
      value: true,
    },
  ],
}
