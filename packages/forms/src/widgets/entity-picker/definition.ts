import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  /** Which kind of record; an unknown one is said in the field's place. */
  type: z.unknown(),
  placeholder: z.string().optional(),
})

export const entityPickerDefinition = {
  kind: 'widget',
  name: 'EntityPicker',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'integer') || isOfType(schema, 'string') ? [] : ['forms.entityPicker.invalidType']),
} satisfies WidgetDefinition<typeof options>
