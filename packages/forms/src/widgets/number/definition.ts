import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  /** What stands after the number: «px», «%», or a dictionary key. */
  unit: z.string().optional(),
})

export const numberDefinition = {
  kind: 'widget',
  name: 'Number',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'number', 'integer') ? [] : ['forms.number.invalidType']),
} satisfies WidgetDefinition<typeof options>
