import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'object',
  title: 'Kreditering',
  properties: { photographer: { type: 'string', title: 'Fotograf' }, year: { type: 'integer', title: 'År', minimum: 1826 } },
}
const uiSchema = { 'ui:options': { template: 'Module' } }
const value = { photographer: 'Anna Aas', year: 1907 }

export const cases: GalleryCases = {
  name: 'Module',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'error', schema, uiSchema, value: { photographer: 'Anna Aas', year: 1700 } },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { type: 'object', title: 'Kreditering', not: {} }, uiSchema: { 'ui:field': 'Module' } },
    {
      state: 'long text',
      schema: { ...schema, title: 'Kreditering av fotograf, retusjør, giver og alle som har hatt bildet i eie siden det ble tatt' },
      uiSchema,
      value: { photographer: 'Ukjent, antakelig en av de reisende fotografene som kom med dampskipet om sommeren', year: 1907 },
    },
  ],
}
