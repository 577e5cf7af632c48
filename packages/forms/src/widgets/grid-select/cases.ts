import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'string',
  title: 'Størrelse i mosaikken',
  description: 'Hvor mange ruter bildet tar bortover og nedover',
}
const uiSchema = { 'ui:widget': 'GridSelect' }

export const cases: GalleryCases = {
  name: 'GridSelect',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: '2x1' },
    { state: 'error', schema: { ...schema, enum: ['1x1', '2x2'] }, uiSchema, value: '2x1' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: '2x1' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: '2x1' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Størrelse i mosaikken' }, uiSchema },
    { state: 'long text', schema, uiSchema: { 'ui:widget': 'GridSelect', 'ui:options': { gridRows: 4, gridColumns: 6 } }, value: '6x4' },
  ],
}
