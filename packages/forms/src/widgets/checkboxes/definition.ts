import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'
import { checkChoices } from '../select/check-choices.ts'
import { itemsOf } from './items.ts'

const options = z.object({
  /** A text or dictionary key per choice, by its value. */
  labels: z.record(z.string(), z.string()).default({}),
  /** Beside each other instead of under each other: for a few short ones. */
  inline: z.boolean().default(false),
})

const invalidConfiguration = 'forms.checkboxes.invalidConfiguration'

export const checkboxesDefinition = {
  kind: 'widget',
  name: 'Checkboxes',
  typed: false,
  whole: true,
  options,
  check(schema, resolve) {
    const items = itemsOf(schema)
    if (!isOfType(schema, 'array') || !items || schema.uniqueItems !== true) return [invalidConfiguration]
    return checkChoices(resolve(items), { noChoices: invalidConfiguration, invalidChoices: 'forms.checkboxes.invalidChoices' })
  },
} satisfies WidgetDefinition<typeof options>
