import type { GalleryCases } from '../../testing/gallery-case.ts'

const part = { type: 'number' } as const
const schema = { type: 'object', title: 'Sted', properties: { lat: part, lng: part } } as const
const uiSchema = { 'ui:widget': 'LocationPicker' }
const value = { lat: 62.0392, lng: 5.0114 }

export const cases: GalleryCases = {
  name: 'LocationPicker',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'error', schema: { ...schema, properties: { lat: { ...part, maximum: 60 }, lng: part } }, uiSchema, value },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    {
      state: 'long text',
      schema: { ...schema, title: 'Stedet der fotografen sto, så nær som vi vet det etter å ha sammenlignet med kystlinja på bildet' },
      uiSchema,
      value,
    },
    { state: 'misconfigured', schema: { type: 'object', title: 'Sted', properties: { x: part, y: part } }, uiSchema },
  ],
}
