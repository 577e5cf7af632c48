import type { Schema } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '@vitrine/forms'

export type ReadSchema = { version: number; schema: JsonSchema; uiSchema: UiSchema; canPublishUnlisted: boolean }

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    // Not JSON: the form cannot be drawn, and that is told.
    return undefined
  }
}

/** A schema as a form takes it; undefined where its text cannot be read. */
export function readSchema({
  json_schema,
  ui_schema,
  version,
}: Pick<Schema, 'json_schema' | 'ui_schema' | 'version'>): ReadSchema | undefined {
  const schema = parsed(json_schema)
  if (!schema) return undefined
  const uiSchema: UiSchema = parsed(ui_schema) ?? {}
  const options: unknown = uiSchema['ui:options']
  const canPublishUnlisted =
    typeof options === 'object' && options !== null && 'canPublishUnlisted' in options && options.canPublishUnlisted === true
  return { version, schema: schema as JsonSchema, uiSchema, canPublishUnlisted }
}
