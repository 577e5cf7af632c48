import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'E-post', format: 'email' }
const uiSchema = { 'ui:options': { placeholder: 'navn@museum.no' } }

export const cases: GalleryCases = {
  name: 'Email',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'ingrid@fjordmuseet.no' },
    { state: 'error', schema, uiSchema, value: 'ingrid' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'ingrid@fjordmuseet.no' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'ingrid@fjordmuseet.no' },
    { state: 'misconfigured', schema: { type: 'boolean', title: 'E-post' }, uiSchema: { 'ui:widget': 'Email' } },
    { state: 'long text', schema, uiSchema, value: 'avdelingsleder.for.samling.og.dokumentasjon@kystmuseet-i-ytre-leia.museum.no' },
  ],
}
