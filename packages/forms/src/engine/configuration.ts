import type { z } from 'zod'
import type { Resolve } from './resolve.ts'
import type { JsonSchema } from './schema.ts'

export type Fault = { key: string; params?: Record<string, unknown> }

type Checked = {
  name: string
  options: z.ZodObject
  check(schema: JsonSchema, resolve: Resolve, options: Record<string, unknown>): string[]
}

/** Whether a part fits the schema and the options it is put on: its options, or what to say in its place. */
export function configure(
  definition: Checked,
  schema: JsonSchema,
  options: Record<string, unknown>,
  resolve: Resolve,
): { options: Record<string, unknown> } | { faults: Fault[] } {
  const keys = [...new Set(definition.check(schema, resolve, options))]
  if (keys.length > 0) return { faults: keys.map((key) => ({ key })) }
  const parsed = definition.options.safeParse(options)
  if (parsed.success) return { options: parsed.data }
  const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ')
  return { faults: [{ key: 'forms.configuration.options', params: { names } }] }
}
