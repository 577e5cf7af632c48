import { isObject, type Schema } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '@vitrine/forms'

export type ReadSchema = { version: number; schema: JsonSchema; uiSchema: UiSchema; canPublishUnlisted: boolean; hasSections: boolean }

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
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
  return {
    version,
    schema: schema as JsonSchema,
    uiSchema,
    canPublishUnlisted: optionsOf(uiSchema).canPublishUnlisted === true,
    // Sections are cards themselves; anything else stands on one.
    hasSections: Object.values(uiSchema).some((node) => optionsOf(node).template === 'Section'),
  }
}

const optionsOf = (node: unknown): Record<string, unknown> => {
  const options = isObject(node) ? node['ui:options'] : undefined
  return isObject(options) ? options : {}
}
