import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Lisens' }
const uiSchema = { 'ui:widget': 'Licence' }

export const cases: GalleryCases = {
  name: 'Licence',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'cc-by-sa' },
    { state: 'error', schema: { ...schema, enum: ['cc-by-sa'] }, uiSchema, value: 'gpl' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'cc-by-sa' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'cc-by-sa' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Lisens' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Lisensen som gjelder for teksten og for bildene som museet selv har tatt til denne artikkelen' },
      uiSchema,
      value: 'cc-by-sa',
    },
  ],
}
