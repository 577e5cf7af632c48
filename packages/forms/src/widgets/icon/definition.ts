import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({ placeholder: z.string().optional() })

export const iconDefinition = {
  kind: 'widget',
  name: 'Icon',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['kioForm.widgets.IconField.invalidType']),
} satisfies WidgetDefinition<typeof options>
