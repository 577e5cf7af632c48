import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  /** How far one key press goes; else `multipleOf` of the schema, else one for whole numbers and a hundredth of the way for others. */
  step: z.number().positive().optional(),
  /** What stands after the number: «px», «%», or a dictionary key. */
  unit: z.string().optional(),
})

export const rangeDefinition = {
  kind: 'widget',
  name: 'Range',
  typed: true,
  pauseMs: 400,
  options,
  check({ minimum, maximum, ...schema }) {
    if (!isOfType(schema, 'number', 'integer')) return ['forms.range.invalidType']
    return minimum !== undefined && maximum !== undefined && minimum < maximum ? [] : ['forms.range.noLimits']
  },
} satisfies WidgetDefinition<typeof options>
