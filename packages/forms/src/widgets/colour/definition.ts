import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({ placeholder: z.string().optional() })

export const colourDefinition = {
  kind: 'widget',
  name: 'Colour',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.colour.invalidType']),
} satisfies WidgetDefinition<typeof options>
