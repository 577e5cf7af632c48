import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const one: JsonSchema = {
  type: 'object',
  title: 'Gjenstand',
  properties: { to_document_id: { type: ['integer', 'null'] }, reference_key: { type: 'string', default: 'gjenstand' } },
}
const schema: JsonSchema = { type: 'array', title: 'Relaterte', description: 'Vises nederst på sida', items: { ...one, title: undefined } }
const uiSchema = { 'ui:field': 'Relation', 'ui:options': { schemaIds: [1, 2], titleField: 'title' } }
const to = (...ids: number[]) => ids.map((to_document_id) => ({ to_document_id, reference_key: `ref-${to_document_id}` }))

export const cases: GalleryCases = {
  name: 'Relation',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'empty', note: 'one document', schema: one, uiSchema },
    { state: 'filled', schema, uiSchema, value: to(1, 2, 3) },
    { state: 'filled', note: 'one document', schema: one, uiSchema, value: to(2)[0] },
    { state: 'filled', note: 'deleted, and one that nobody may see', schema, uiSchema, value: to(1, 4, 404) },
    { state: 'error', schema: { ...schema, minItems: 3 }, uiSchema, value: to(1) },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: to(1, 2) },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: to(1) },
    { state: 'misconfigured', schema, uiSchema: { 'ui:field': 'Relation' } },
    { state: 'misconfigured', note: 'no relation', schema: { type: 'object', title: 'Gjenstand', properties: {} }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Andre fortellinger, gjenstander og omvisninger som leseren kan gå videre til herfra' },
      uiSchema,
      value: to(5, 1),
    },
  ],
}
