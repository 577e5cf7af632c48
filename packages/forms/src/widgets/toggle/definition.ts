import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({})

export const toggleDefinition = {
  kind: 'widget',
  name: 'Toggle',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'boolean') ? [] : ['forms.toggle.invalidType']),
} satisfies WidgetDefinition<typeof options>
