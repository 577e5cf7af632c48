import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  /** How many lines it has before it grows. */
  rows: z.number().int().min(1).max(40).default(3),
  /** Shows the counter always, not only near the maximum. */
  counter: z.boolean().default(false),
  /** The museum's own words, set as the public reads them. */
  prose: z.boolean().default(false),
})

export const multilineDefinition = {
  kind: 'widget',
  name: 'Multiline',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.multiline.invalidType']),
} satisfies WidgetDefinition<typeof options>
