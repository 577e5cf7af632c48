import { z } from 'zod'
import type { ListTemplateDefinition } from '../../engine/definition.ts'

const options = z.object({})

export const flatDefinition = {
  kind: 'list-template',
  name: 'Flat',
  options,
  check: (schema) => (schema.items === undefined || schema.items === false ? ['forms.flat.noItems'] : []),
} satisfies ListTemplateDefinition<typeof options>
