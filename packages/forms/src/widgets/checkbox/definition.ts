import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  /** A switch is for what is on or off in itself, a checkbox for what one agrees to or picks. */
  look: z.enum(['checkbox', 'switch']).default('checkbox'),
})

export const checkboxDefinition = {
  kind: 'widget',
  name: 'Checkbox',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'boolean') ? [] : ['forms.checkbox.invalidType']),
} satisfies WidgetDefinition<typeof options>
