import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { checkChoices } from './check-choices.ts'

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
  check: (schema) => checkChoices(schema, { noChoices: 'forms.select.noChoices', invalidChoices: 'forms.select.invalidChoices' }),
} satisfies WidgetDefinition<typeof options>
