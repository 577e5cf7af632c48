import { z } from 'zod'
import type { TemplateDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({
  /** Names of fields that are settings of the section and stand behind the button in its header. */
  header: z.array(z.string()).default([]),
  /** Starts closed; faults inside open it. */
  closed: z.boolean().default(false),
})

export const sectionDefinition = {
  kind: 'template',
  name: 'Section',
  options,
  check: (schema) => (isOfType(schema, 'object') || schema.properties ? [] : ['forms.section.invalidType']),
} satisfies TemplateDefinition<typeof options>
