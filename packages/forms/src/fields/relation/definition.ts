import { z } from 'zod'
import type { FieldDefinition } from '../../engine/definition.ts'
import { isOfType, type JsonSchema } from '../../engine/schema.ts'

const options = z.object({
  /** Ids of the schemas whose documents may be chosen. */
  schemaIds: z.unknown(),
  /** What a related document is called by: `title`, `internal_title`, `description`, or a path into its content. */
  titleField: z.unknown(),
})

type Resolve = (part: JsonSchema) => JsonSchema

/** The schema of one relation: the node itself, or what its items are. */
export function relationSchemaOf(schema: JsonSchema, resolve: Resolve): JsonSchema | undefined {
  if (!isOfType(schema, 'array')) return schema
  return typeof schema.items === 'object' && !Array.isArray(schema.items) ? resolve(schema.items as JsonSchema) : undefined
}

const isRelation = (schema: JsonSchema | undefined): boolean =>
  schema !== undefined &&
  isOfType(schema, 'object') &&
  ['to_document_id', 'reference_key'].every((name) => Object.hasOwn(schema.properties ?? {}, name))

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The ids that a UI schema lists; what is no id is not there. */
export const schemaIdsIn = (listed: unknown): number[] => (Array.isArray(listed) ? listed.filter(isId) : [])

export const relationDefinition = {
  kind: 'field',
  name: 'Relation',
  whole: true,
  options,
  check: (schema, resolve, { schemaIds, titleField }) => [
    ...(schemaIdsIn(schemaIds).length > 0 && Array.isArray(schemaIds) && schemaIds.every(isId)
      ? []
      : ['components.relationField.missingSchemaIds']),
    ...(typeof titleField === 'string' && titleField.trim() !== '' ? [] : ['components.relationField.missingTitleField']),
    ...(isRelation(relationSchemaOf(schema, resolve)) ? [] : ['components.relationField.invalidSchema']),
  ],
} satisfies FieldDefinition<typeof options>
