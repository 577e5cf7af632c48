import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = {
  type: 'array',
  title: 'Emner',
  description: 'Velg det artikkelen handler om',
  uniqueItems: true,
  items: { type: 'string', enum: ['boats', 'fishing', 'trade', 'women'] },
}
const uiSchema = {
  'ui:widget': 'Checkboxes',
  'ui:options': { labels: { boats: 'Båter', fishing: 'Fiske', trade: 'Handel', women: 'Kvinnehistorie' } },
}

export const cases: GalleryCases = {
  name: 'Checkboxes',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: ['fishing', 'women'] },
    { state: 'error', schema: { ...schema, minItems: 1 }, uiSchema, value: [] },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: ['fishing', 'women'] },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: ['fishing', 'women'] },
    { state: 'misconfigured', schema: { type: 'array', title: 'Emner', items: { type: 'string' } }, uiSchema },
    {
      state: 'long text',
      schema,
      uiSchema: {
        'ui:widget': 'Checkboxes',
        'ui:options': {
          inline: true,
          labels: {
            boats: 'Båter, båtbygging og sjøbruk',
            fishing: 'Fiske, fangst og tilvirking av fisk',
            trade: 'Handel, losji og ekspedisjon',
            women: 'Kvinnehistorie',
          },
        },
      },
      value: ['boats'],
    },
  ],
}
