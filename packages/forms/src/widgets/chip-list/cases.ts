import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'array', title: 'Stikkord', description: 'Det publikum søker etter', items: { type: 'string' } }
const uiSchema = { 'ui:widget': 'ChipList' }

export const cases: GalleryCases = {
  name: 'ChipList',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: ['kystfart', 'kvinnehistorie', 'telegraf'] },
    { state: 'error', schema: { ...schema, minItems: 1 }, uiSchema, value: [] },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: ['kystfart', 'kvinnehistorie', 'telegraf'] },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: ['kystfart', 'kvinnehistorie', 'telegraf'] },
    { state: 'misconfigured', schema: { type: 'string', title: 'Stikkord' }, uiSchema },
    {
      state: 'long text',
      schema,
      uiSchema,
      value: [
        'dampskipsekspedisjon og postombringing langs leia',
        'losji',
        'handel',
        'Ytre Leia',
        'rutebåt',
        'Maren Leirvåg (1880–1961), ekspeditør',
        'tørrfisk',
        'sildesalting',
        'telegraf',
      ],
    },
  ],
}
