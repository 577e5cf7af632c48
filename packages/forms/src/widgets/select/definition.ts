import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { choicesOf } from '../../engine/schema.ts'

const options = z.object({
  placeholder: z.string().optional(),
  /** A text or dictionary key per choice, by its value. */
  labels: z.record(z.string(), z.string()).default({}),
})

export const selectDefinition = {
  kind: 'widget',
  name: 'Select',
  typed: false,
  options,
  check(schema) {
    const choices = choicesOf(schema)
    if (!choices || choices.length === 0) return ['forms.select.noChoices']
    return choices.every(({ value }) => typeof value !== 'object' || value === null) ? [] : ['forms.select.invalidChoices']
  },
} satisfies WidgetDefinition<typeof options>
