import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'
import { kindOf } from './date-text.ts'

const options = z.object({ placeholder: z.string().optional() })

export const dateTimeDefinition = {
  kind: 'widget',
  name: 'DateTime',
  typed: true,
  options,
  check: (schema) => (isOfType(schema, 'string') && kindOf(schema) ? [] : ['forms.dateTime.invalidType']),
} satisfies WidgetDefinition<typeof options>
