import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'object',
  title: 'Gjenstand',
  properties: {
    name: { type: 'string', title: 'Navn', minLength: 1 },
    year: { type: 'integer', title: 'År' },
    place: { type: 'string', title: 'Sted', minLength: 2 },
    note: { type: 'string', title: 'Merknad' },
  },
  required: ['name', 'place'],
}
const tabs = [
  { label: 'Grunnlag', icon: 'Article', fields: ['name', 'year'] },
  { label: 'Sted', icon: 'Place', fields: ['place'] },
  { label: 'Merknader', fields: ['note'] },
]
const uiSchema = { 'ui:options': { template: 'Tabs', tabs } }
const value = { name: 'Sildetønne', year: 1907, place: 'Havnes', note: 'Mangler ett bånd' }

export const cases: GalleryCases = {
  name: 'Tabs',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'filled', note: 'a tab for each part', schema, uiSchema: { 'ui:options': { template: 'Tabs' } }, value },
    { state: 'error', note: 'behind another tab', schema, uiSchema, value: { name: 'Sildetønne', place: 'H' } },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', schema, uiSchema: { 'ui:options': { template: 'Tabs', tabs: [{ label: 'Uten felt' }] } } },
    {
      state: 'long text',
      schema,
      uiSchema: {
        'ui:options': {
          template: 'Tabs',
          tabs: tabs.map((tab, place) => ({ ...tab, label: `${tab.label} og alt annet som hører til på side ${place + 1}` })),
        },
      },
      value,
    },
  ],
}
