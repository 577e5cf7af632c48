import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'string', title: 'Bildets plass', enum: ['left', 'right', 'wide'] }
const uiSchema = {
  'ui:widget': 'Radio',
  'ui:options': { labels: { left: 'Til venstre for teksten', right: 'Til høyre for teksten', wide: 'I full bredde' } },
}

export const cases: GalleryCases = {
  name: 'Radio',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: 'right' },
    { state: 'error', schema, uiSchema, value: 'above' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: 'right' },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: 'right' },
    { state: 'misconfigured', schema: { type: 'string', title: 'Bildets plass' }, uiSchema },
    {
      state: 'long text',
      schema: { ...schema, title: 'Hvor bildet skal stå når teksten er lang og skjermen smal' },
      uiSchema: {
        'ui:widget': 'Radio',
        'ui:options': {
          labels: {
            left: 'Til venstre for teksten, så lenge det er plass til minst førti tegn ved siden av det',
            right: 'Til høyre',
            wide: 'I full bredde',
          },
        },
      },
      value: 'left',
    },
    {
      state: 'filled',
      note: 'inline',
      schema,
      uiSchema: { 'ui:widget': 'Radio', 'ui:options': { inline: true, labels: { left: 'Venstre', right: 'Høyre', wide: 'Full bredde' } } },
      value: 'wide',
    },
  ],
}
