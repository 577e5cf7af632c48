import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  counter: z.boolean().default(false),
})

export const linkDefinition = {
  kind: 'widget',
  name: 'Link',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.link.invalidType']),
} satisfies WidgetDefinition<typeof options>
