import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'integer', title: 'Lydstyrke', description: 'Når klippet starter', minimum: 0, maximum: 100 }
const uiSchema = { 'ui:widget': 'Range', 'ui:options': { unit: '%' } }

export const cases: GalleryCases = {
  name: 'Range',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 50 },
    { state: 'error', schema, uiSchema, value: 140 },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 50 },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 50 },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Lydstyrke' }, uiSchema },
    {
      state: 'long text',
      schema: {
        type: 'number',
        title: 'Hvor sterkt lyset i bildet skal dempes når publikum står nær skjermen i det mørke rommet',
        minimum: 0,
        maximum: 1,
      },
      uiSchema: { 'ui:widget': 'Range' },
      value: 0.35,
    },
  ],
}
