import { isObject, type Schema } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '@vitrine/forms'

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    // A schema that cannot be read names no field; the document is read all the same.
    return {}
  }
}

/** The form of a schema; where there is none to see, fields are told by their own names. */
export const parsedForm = (schema: Schema | undefined): { jsonSchema: JsonSchema; uiSchema: UiSchema } => ({
  jsonSchema: parsed(schema?.json_schema ?? '{}') as JsonSchema,
  uiSchema: parsed(schema?.ui_schema ?? '{}'),
})
