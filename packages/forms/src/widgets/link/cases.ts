import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema = { type: 'string', format: 'uri', title: 'Les mer' } as const
const uiSchema = { 'ui:widget': 'Link' }
const value = 'https://fjordmuseet.no/leia'

export const cases: GalleryCases = {
  name: 'Link',
  cases: [
    { state: 'empty', schema, uiSchema: { ...uiSchema, 'ui:options': { placeholder: 'https://' } } },
    { state: 'filled', schema, uiSchema, value },
    { state: 'error', schema, uiSchema, value: 'fjordmuseet' },
    { state: 'long text', schema, uiSchema, value: `${value}/${'kystkvinnene-som-drev-leia-'.repeat(8)}` },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { type: 'number', title: 'Les mer' }, uiSchema },
  ],
}
