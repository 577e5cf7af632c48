import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Åpnes', description: 'Når utstillinga åpner for publikum', format: 'date-time' }
const uiSchema = {}

export const cases: GalleryCases = {
  name: 'DateTime',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: '2026-05-17T10:00:00.000Z' },
    { state: 'error', schema, uiSchema, value: 'en gang på våren' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: '2026-05-17T10:00:00.000Z' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: '2026-05-17T10:00:00.000Z' },
    { state: 'misconfigured', schema: { type: 'string', title: 'Åpnes' }, uiSchema: { 'ui:widget': 'DateTime' } },
    {
      state: 'long text',
      schema: { ...schema, title: 'Når utstillinga åpner for publikum etter at giverne og frivillige har fått se den først' },
      uiSchema,
      value: '2026-05-17T10:00:00.000Z',
    },
    { state: 'filled', note: 'a date', schema: { type: 'string', title: 'Fotografert', format: 'date' }, value: '1902-04-03' },
    { state: 'filled', note: 'a time', schema: { type: 'string', title: 'Siste båt', format: 'time' }, value: '15:42:00' },
  ],
}
