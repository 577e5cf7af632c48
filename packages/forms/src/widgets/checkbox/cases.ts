import type { JsonSchema } from '../../engine/schema.ts'
import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema: JsonSchema = { type: 'boolean', title: 'Personene på bildet har sagt ja til at det vises' }
const uiSchema = { 'ui:widget': 'Checkbox' }

export const cases: GalleryCases = {
  name: 'Checkbox',
  cases: [
    { state: 'empty', schema, uiSchema },
    { state: 'filled', schema, uiSchema, value: true },
    { state: 'error', schema: { ...schema, const: true }, uiSchema, value: false },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: true },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: true },
    { state: 'misconfigured', schema: { type: 'string', title: 'Samtykke' }, uiSchema },
    {
      state: 'long text',
      schema: {
        type: 'boolean',
        title:
          'Personene på bildet, eller deres nærmeste dersom de er døde, har sagt ja til at det vises på nett, i guiden og i utstillinga',
        description: 'Skriv hvem som har sagt ja, og når, i merknaden under.',
      },
      uiSchema,
      value: true,
    },
  ],
}
