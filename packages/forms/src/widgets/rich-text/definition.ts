import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  /** Shows the counter always, not only near the maximum. */
  counter: z.boolean().default(false),
})

export const richTextDefinition = {
  kind: 'widget',
  name: 'RichText',
  typed: true,
  pauseMs: 500,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.richText.invalidType']),
} satisfies WidgetDefinition<typeof options>
