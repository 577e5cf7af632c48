import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  autocomplete: z.string().optional(),
  /** Shows the counter always, not only near the maximum. */
  counter: z.boolean().default(false),
  /** The museum's own words (a title, a name), set as the public reads them. */
  prose: z.boolean().default(false),
})

export const textDefinition = {
  kind: 'widget',
  name: 'Text',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.text.invalidType']),
} satisfies WidgetDefinition<typeof options>
