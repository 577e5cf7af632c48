import { z } from 'zod'
import type { TemplateDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({})

export const moduleDefinition = {
  kind: 'template',
  name: 'Module',
  options,
  check: (schema) => (isOfType(schema, 'object') || schema.properties ? [] : ['forms.module.invalidType']),
} satisfies TemplateDefinition<typeof options>
