import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  counter: z.boolean().default(false),
})

export const emailDefinition = {
  kind: 'widget',
  name: 'Email',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') && schema.format === 'email' ? [] : ['forms.email.invalidType']),
} satisfies WidgetDefinition<typeof options>
