import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Ikon', description: 'Står foran navnet i menyen' }
const uiSchema = { 'ui:widget': 'Icon' }

export const cases: GalleryCases = {
  name: 'Icon',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'DirectionsBoat' },
    { state: 'error', schema: { ...schema, enum: ['Museum', 'Castle'] }, uiSchema, value: 'DirectionsBoat' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'DirectionsBoat' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'DirectionsBoat' },
    { state: 'misconfigured', schema: { type: 'integer', title: 'Ikon' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Ikonet som står foran navnet i menyen, i guiden og på kortet som publikum får med seg hjem' },
      uiSchema,
      value: 'SignalCellularConnectedNoInternet0Bar',
    },
    { state: 'filled', note: 'a name that leads nowhere', schema, uiSchema, value: 'Skjekte' },
  ],
}
