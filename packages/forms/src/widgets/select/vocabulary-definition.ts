import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({ placeholder: z.string().optional() })

/** A choice among words the product has names for; a schema may list fewer of them, or others. */
export const vocabularyDefinition = (name: string, invalidType: string): WidgetDefinition<typeof options> => ({
  kind: 'widget',
  name,
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : [invalidType]),
})
