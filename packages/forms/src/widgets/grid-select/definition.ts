import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const mostCells = 12

const options = z.object({
  rows: z.number().int().min(1).max(mostCells).default(3),
  columns: z.number().int().min(1).max(mostCells).default(3),
})

export const gridSelectDefinition = {
  kind: 'widget',
  name: 'GridSelect',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.gridSelect.invalidType']),
} satisfies WidgetDefinition<typeof options>
