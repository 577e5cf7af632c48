import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Dokumenttype' }
const uiSchema = { 'ui:widget': 'DocumentType' }

export const cases: GalleryCases = {
  name: 'DocumentType',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'article' },
    { state: 'error', schema: { ...schema, enum: ['article'] }, uiSchema, value: 'plakat' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'article' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'article' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Dokumenttype' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Hva slags dokument publikum kommer til når de trykker på kortet i den nye kystguiden' },
      uiSchema,
      value: 'article',
    },
  ],
}
