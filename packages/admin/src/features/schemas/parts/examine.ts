import { isObject, keysOfJsonSchema, keysOfUiSchema, type NamedKey, prepareSchema, problemOf } from '@vitrine/contract'
import { type CheckFinding, checkSchema, checkUiSchema } from '@vitrine/forms/definitions'

export type Texts = { json_schema: string; ui_schema: string }

/** What the preview can do with a schema: draw it, or say why not. */
export type SchemaState = 'fine' | 'missing' | 'incorrect' | 'invalid'

export type Examined = {
  state: SchemaState
  json: CheckFinding[]
  ui: CheckFinding[]
  /** What can be drawn; absent while it cannot be read. */
  drawable: { schema: Record<string, unknown>; uiSchema: Record<string, unknown> } | undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return isObject(value) ? value : undefined
  } catch {
    // Said at its place by the checks.
    return undefined
  }
}

const badKeys = (keys: NamedKey[]): CheckFinding[] =>
  keys
    .filter(({ isValid }) => !isValid)
    .map(({ pointer }) => ({ pointer, key: 'problems.fields.invalid_key', params: {}, severity: 'error' as const }))

/** Something a form can be made of: an object with fields, or what leads to one. */
function hasFields(schema: Record<string, unknown>): boolean {
  if (schema.type !== undefined && schema.type !== 'object') return false
  const { schema: prepared } = prepareSchema(schema)
  const more = [prepared.$ref, prepared.allOf, prepared.oneOf, prepared.anyOf, prepared.if, prepared.patternProperties]
  return (
    Object.keys(prepared.properties ?? {}).length > 0 || more.some((part) => part !== undefined) || isObject(prepared.additionalProperties)
  )
}

/** The same checks as the server makes when the schema is saved, and what the preview may draw. */
export function examine({ json_schema, ui_schema }: Texts): Examined {
  const schema = parsed(json_schema)
  const uiSchema = parsed(ui_schema)
  const json = schema ? [...checkSchema(schema), ...badKeys(keysOfJsonSchema(json_schema))] : checkSchema(json_schema)
  const ui = uiSchema ? [...checkUiSchema(uiSchema, schema ?? {}), ...badKeys(keysOfUiSchema(ui_schema))] : checkUiSchema(ui_schema, {})
  if (!schema || !uiSchema || problemOf(prepareSchema(schema).schema)) return { state: 'invalid', json, ui, drawable: undefined }
  if (Object.keys(schema).length === 0) return { state: 'missing', json, ui, drawable: undefined }
  if (!hasFields(schema)) return { state: 'incorrect', json, ui, drawable: undefined }
  const isRight = [...json, ...ui].every(({ severity }) => severity !== 'error')
  return { state: isRight ? 'fine' : 'invalid', json, ui, drawable: { schema, uiSchema } }
}
