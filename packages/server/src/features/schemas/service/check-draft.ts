import {
  commonProblems,
  type FieldError,
  keysOfJsonSchema,
  keysOfSchema,
  keysOfUiSchema,
  mostSchemaKeys,
  prepareSchema,
  type SchemaDraft,
  schemaProblems,
} from '@vitrine/contract'
import { type CheckFinding, checkSchema, checkUiSchema } from '@vitrine/forms/definitions'
import { fieldProblem, Problem } from '#platform/problems'

type Texts = Pick<SchemaDraft, 'json_schema' | 'ui_schema' | 'description_field_override'>

/** What is only advice does not stop anyone. */
const faultsOf = (field: string, findings: CheckFinding[]): FieldError[] =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, key, params }) => ({
      pointer: `/${field}${pointer}`,
      code: 'invalid_schema',
      detail: Object.keys(params).length > 0 ? `${key} ${JSON.stringify(params)}` : key,
    }))

const badKeys = (field: string, keys: { key: string; pointer: string; isValid: boolean }[]): FieldError[] =>
  keys
    .filter(({ isValid }) => !isValid)
    .map(({ key, pointer }) => ({ pointer: `/${field}${pointer}`, code: 'invalid_key', detail: `«${key}» is no translation key` }))

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new Problem(commonProblems.invalid, undefined, { errors })
}

/**
 * The same checks as the schema editor's, so that nothing is stored that a form cannot draw. Answers what is stored
 * beside the draft: the schema with the definitions merged in, and the translation keys that must be there.
 * Pointers lead through the field into the JSON that its text is.
 */
export function checkDraft(draft: Texts): { prepared_schema: string; keys: string[] } {
  const { json_schema, ui_schema } = draft
  refuse([...faultsOf('json_schema', checkSchema(json_schema)), ...faultsOf('ui_schema', checkUiSchema(ui_schema, json_schema))])
  refuse([...badKeys('json_schema', keysOfJsonSchema(json_schema)), ...badKeys('ui_schema', keysOfUiSchema(ui_schema))])
  const keys = keysOfSchema(draft)
  if (keys.length > mostSchemaKeys) throw fieldProblem(schemaProblems.too_many_keys, '/ui_schema', 'too_many')
  const stored = { prepared_schema: JSON.stringify(prepareSchema(json_schema).schema), keys }
  return stored
}
