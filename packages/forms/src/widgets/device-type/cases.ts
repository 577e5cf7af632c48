import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Enhet' }
const uiSchema = { 'ui:widget': 'DeviceType' }

export const cases: GalleryCases = {
  name: 'DeviceType',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'ipad' },
    { state: 'error', schema: { ...schema, enum: ['ipad'] }, uiSchema, value: 'commodore' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'ipad' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'ipad' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Enhet' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Enheten som kiosken i det innerste rommet i andre etasje kjører på når strømmen er på' },
      uiSchema,
      value: 'ipad',
    },
  ],
}
