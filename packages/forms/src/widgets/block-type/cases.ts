import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Blokktype' }
const uiSchema = { 'ui:widget': 'BlockType' }

export const cases: GalleryCases = {
  name: 'BlockType',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'quote' },
    { state: 'error', schema: { ...schema, enum: ['quote'] }, uiSchema, value: 'hologram' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'quote' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'quote' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Blokktype' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Hva slags blokk som skal stå først i artikkelen når den blir laget fra denne malen' },
      uiSchema,
      value: 'quote',
    },
  ],
}
