import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Nettsted', format: 'uri' }
const uiSchema = { 'ui:options': { placeholder: 'https://museum.no' } }

export const cases: GalleryCases = {
  name: 'Uri',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'https://fjordmuseet.no/kystleia' },
    { state: 'error', schema, uiSchema, value: 'fjordmuseet' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'https://fjordmuseet.no/kystleia' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'https://fjordmuseet.no/kystleia' },
    { state: 'misconfigured', schema: { type: 'string', title: 'Nettsted' }, uiSchema: { 'ui:widget': 'Uri' } },
    {
      state: 'long text',
      schema,
      uiSchema,
      value: 'https://fjordmuseet.no/utstillinger/2026/kystkvinnene-som-drev-leia/om-utstillinga?fra=nyhetsbrev#apningstider',
    },
  ],
}
