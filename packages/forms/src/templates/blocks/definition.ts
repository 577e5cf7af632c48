import { z } from 'zod'
import type { ListTemplateDefinition } from '../../engine/definition.ts'
import { kindsOf } from '../../engine/item-kinds.ts'

const options = z.object({
  /** The kinds that have a button of their own, by name; the rest stand behind «more». */
  first: z.array(z.string()).default([]),
})

export const blocksDefinition = {
  kind: 'list-template',
  name: 'Blocks',
  namesItems: true,
  options,
  check: (schema, resolve) => {
    const { items } = schema
    const isOneSchema = typeof items === 'object' && !Array.isArray(items)
    return isOneSchema && kindsOf(items as Parameters<typeof resolve>[0], resolve).length > 0
      ? []
      : ['kioForm.templates.Blocks.missingDefinition']
  },
} satisfies ListTemplateDefinition<typeof options>
