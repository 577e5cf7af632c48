import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Visning', enum: ['single', 'list', 'mosaic'] }
const uiSchema = { 'ui:options': { labels: { single: 'Ett om gangen', list: 'Liste', mosaic: 'Mosaikk' } } }
const tenThousand = Array.from({ length: 10_000 }, (_each, index) => `FM.1907.${String(index).padStart(4, '0')}`)

export const cases: GalleryCases = {
  name: 'Select',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'mosaic' },
    { state: 'error', schema, uiSchema, value: 'hologram' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'mosaic' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'mosaic' },
    { state: 'misconfigured', schema: { type: 'string', title: 'Visning' }, uiSchema: { 'ui:widget': 'Select' } },
    {
      state: 'long text',
      schema,
      uiSchema: {
        'ui:options': {
          labels: {
            single: 'Ett om gangen, slik at publikum blar fra det ene til det neste med piltastene eller ved å dra',
            list: 'Liste',
            mosaic: 'Mosaikk',
          },
        },
      },
      value: 'single',
    },
    {
      state: 'filled',
      note: 'ten thousand choices',
      schema: { type: 'string', title: 'Gjenstand', enum: tenThousand },
      value: 'FM.1907.0042',
    },
  ],
}
