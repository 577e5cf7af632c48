import type { JsonSchema } from '../../engine/schema.ts'

/** What each entry of a list is, where all are alike. */
export const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as JsonSchema) : undefined
