import { isObject, pointerStep } from '../json.ts'
import { translationKey } from '../translations/translations.ts'
import { keysOfTemplate } from './description-template.ts'

/** Texts that begin so are keys of the database's translations. */
const prefix = 'db.'
/** Of one schema; more is a mistake, and each becomes a row. */
export const mostSchemaKeys = 2000
/** Where a JSON schema has words that people read. */
const wordsOfSchema = new Set(['title', 'description', 'enumNames'])

export type NamedKey = { key: string; pointer: string; isValid: boolean }

/** Every text beginning with `db.` under a name that counts, with its place; without recursion, for what comes in may be deep. */
function keysIn(json: string, counts: (name: string) => boolean): NamedKey[] {
  const found: NamedKey[] = []
  const waiting: { value: unknown; pointer: string; isText: boolean }[] = [{ value: parsed(json), pointer: '', isText: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, pointer, isText } = next
    if (typeof value === 'string') {
      if (isText && value.startsWith(prefix)) found.push({ key: value, pointer, isValid: translationKey.safeParse(value).success })
    } else if (Array.isArray(value))
      value.forEach((item, place) => {
        waiting.push({ value: item, pointer: `${pointer}/${place}`, isText })
      })
    else if (isObject(value))
      for (const [name, part] of Object.entries(value))
        waiting.push({ value: part, pointer: pointer + pointerStep(name), isText: counts(name) })
  }
  return found.reverse()
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Told by the check of the schema itself.
    return undefined
  }
}

/** The `db.` keys of a UI schema: any text of it may be one. */
export const keysOfUiSchema = (ui_schema: string): NamedKey[] => keysIn(ui_schema, () => true)

/** The `db.` keys among the titles and descriptions of a JSON schema. */
export const keysOfJsonSchema = (json_schema: string): NamedKey[] => keysIn(json_schema, (name) => wordsOfSchema.has(name))

type Named = { json_schema: string; ui_schema: string; description_field_override: string | null }

/** All `db.` keys that a schema names, each once: what is made as translation keys when it is saved. */
export const keysOfSchema = ({ json_schema, ui_schema, description_field_override }: Named): string[] => [
  ...new Set([
    ...[...keysOfUiSchema(ui_schema), ...keysOfJsonSchema(json_schema)].filter(({ isValid }) => isValid).map(({ key }) => key),
    ...keysOfTemplate(description_field_override ?? '').filter((key) => key.startsWith(prefix) && translationKey.safeParse(key).success),
  ]),
]
