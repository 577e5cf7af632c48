import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({})

export const checkboxDefinition = {
  kind: 'widget',
  name: 'Checkbox',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'boolean') ? [] : ['forms.checkbox.invalidType']),
} satisfies WidgetDefinition<typeof options>
