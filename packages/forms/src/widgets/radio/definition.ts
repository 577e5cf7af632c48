import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { checkChoices } from '../select/check-choices.ts'

const options = z.object({
  /** A text or dictionary key per choice, by its value. */
  labels: z.record(z.string(), z.string()).default({}),
  /** Beside each other instead of under each other: for a few short ones. */
  inline: z.boolean().default(false),
})

export const radioDefinition = {
  kind: 'widget',
  name: 'Radio',
  typed: false,
  options,
  check: (schema) => checkChoices(schema, { noChoices: 'forms.radio.noChoices', invalidChoices: 'forms.radio.invalidChoices' }),
} satisfies WidgetDefinition<typeof options>
