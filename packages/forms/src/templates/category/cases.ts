import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'object',
  title: 'Utstilling',
  properties: {
    title: { type: 'string', title: 'Tittel', minLength: 1 },
    opens: { type: 'string', title: 'Åpner' },
    room: { type: 'string', title: 'Rom', enum: ['Loftet', 'Bua', 'Kaia'] },
  },
  required: ['title', 'room'],
}
const tabs = [
  { label: 'Om utstillinga', icon: 'Museum', fields: ['title', 'opens'] },
  { label: 'Rommet', icon: 'Place', fields: ['room'] },
]
const uiSchema = { 'ui:options': { template: 'Category', tabs } }
const value = { title: 'Sildesalen', opens: '3. juni', room: 'Bua' }

export const cases: GalleryCases = {
  name: 'Category',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value },
    { state: 'error', schema, uiSchema, value: { room: 'Naustet' } },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value },
    { state: 'misconfigured', note: 'without tabs', schema, uiSchema: { 'ui:options': { template: 'Category', tabs: 'alle' } } },
    {
      state: 'long text',
      schema,
      uiSchema: {
        'ui:options': {
          template: 'Category',
          tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label}, med alt som publikum trenger å vite før de kommer` })),
        },
      },
      value,
    },
  ],
}
