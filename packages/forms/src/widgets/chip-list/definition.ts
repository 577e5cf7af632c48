import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({ placeholder: z.string().optional() })

export const chipListDefinition = {
  kind: 'widget',
  name: 'ChipList',
  typed: false,
  whole: true,
  options,
  check({ items, ...schema }, resolve) {
    const ofTexts = typeof items === 'object' && !Array.isArray(items) && isOfType(resolve(items as typeof schema), 'string')
    return isOfType(schema, 'array') && ofTexts ? [] : ['components.ChipListField.invalidConfiguration']
  },
} satisfies WidgetDefinition<typeof options>
