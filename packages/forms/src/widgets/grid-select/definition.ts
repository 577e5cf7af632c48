import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const mostCells = 12

const options = z.object({
  gridRows: z.number().int().min(1).max(mostCells).default(3),
  /** Not `columns`: that is how much of the form's own grid the field takes. */
  gridColumns: z.number().int().min(1).max(mostCells).default(3),
})

export const gridSelectDefinition = {
  kind: 'widget',
  name: 'GridSelect',
  typed: false,
  options,
  check: (schema) => (isOfType(schema, 'string') ? [] : ['forms.gridSelect.invalidType']),
} satisfies WidgetDefinition<typeof options>
