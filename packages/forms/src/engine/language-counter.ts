import { prepareSchema } from '@vitrine/contract'
import { countLanguages } from './language-states.ts'
import { createRegistry } from './registry.tsx'
import type { JsonSchema, UiSchema } from './schema.ts'
import { createValidator } from './validator.ts'

/** Counts, for any value of a schema, the texts that each language has of those the first language has. */
export function createLanguageCounter(
  schema: JsonSchema,
  uiSchema: UiSchema = {},
): (value: unknown, locales: readonly string[]) => Record<string, number> {
  const prepared = prepareSchema(schema).schema as JsonSchema
  const { walker } = createRegistry(prepared, createValidator(), 'languages')
  return (value, locales) => countLanguages({ schema: prepared, uiSchema, value }, locales, walker)
}
