import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  counter: z.boolean().default(false),
})

export const uriDefinition = {
  kind: 'widget',
  name: 'Uri',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') && schema.format === 'uri' ? [] : ['forms.uri.invalidType']),
} satisfies WidgetDefinition<typeof options>
