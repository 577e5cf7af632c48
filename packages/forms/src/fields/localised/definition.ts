import { z } from 'zod'
import type { FieldDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({})

export const localisedDefinition = {
  kind: 'field',
  name: 'Localised',
  options,
  check: (schema) => (isOfType(schema, 'object') ? [] : ['kioForm.fields.LocalizedField.invalidSchemaType']),
} satisfies FieldDefinition<typeof options>
