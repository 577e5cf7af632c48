import { z } from 'zod'
import type { TemplateDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'
import { tab } from '../tabs/definition.ts'

const options = z.object({
  /** Without any there is nothing to show, and the field says so. */
  tabs: z.array(tab).default([]),
})

export const categoryDefinition = {
  kind: 'template',
  name: 'Category',
  options,
  check: (schema) => (isOfType(schema, 'object') || schema.properties ? [] : ['forms.category.invalidType']),
} satisfies TemplateDefinition<typeof options>
