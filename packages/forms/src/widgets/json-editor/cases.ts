import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema = { type: 'string', title: 'UI-skjema' } as const
const uiSchema = { 'ui:widget': 'JsonEditor' }
const layout = {
  'ui:order': ['title', 'intro', 'blocks'],
  title: { 'ui:options': { columns: 8 } },
  intro: { 'ui:widget': 'RichText' },
  blocks: { 'ui:options': { template: 'Blokker' } },
}
const value = JSON.stringify(layout, null, 2)
const findings = [{ pointer: '/blocks/ui:options/template', message: 'malen «Blokker» finnes ikke', severity: 'error' }]

export const cases: GalleryCases = {
  name: 'JsonEditor',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'filled', note: 'an object', schema: { type: 'object', title: 'Utvidet' }, uiSchema, value: layout },
    { state: 'error', note: 'no JSON', schema, uiSchema, value: '{\n  "title": {\n' },
    { state: 'error', note: 'a finding', schema, uiSchema: { ...uiSchema, 'ui:options': { findings, content: 'uiSchema' } }, value },
    {
      state: 'long text',
      schema,
      uiSchema,
      value: JSON.stringify(
        Array.from({ length: 40 }, (_each, index) => ({ plass: index + 1 })),
        null,
        2,
      ),
    },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema: { type: 'boolean', title: 'UI-skjema' }, uiSchema },
  ],
}
