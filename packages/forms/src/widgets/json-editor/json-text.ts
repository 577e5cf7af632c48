import { isOfType, type JsonSchema, typesOf } from '../../engine/schema.ts'

/** Kept as text; as a value that is no text; or as any value, a text among them. */
export type Keeping = 'text' | 'value' | 'any'

export const keepingOf = (schema: JsonSchema): Keeping =>
  isOfType(schema, 'string') ? 'text' : typesOf(schema).length === 0 || typesOf(schema).includes('string') ? 'any' : 'value'

/** JSON kept as text stands as it is, a value is written out; what was no JSON yet stands as it was left. */
export function toJsonText(value: unknown, keeping: Keeping): string {
  if (value === undefined || (value === null && keeping !== 'any')) return ''
  if (typeof value === 'string' && keeping !== 'any') return value
  return keeping === 'text' ? '' : JSON.stringify(value, null, 2)
}

/** What text means: nothing when it is empty, itself while it cannot be read, so that no letter is lost. */
export function fromJsonText<Empty>(text: string, keeping: Keeping, emptyValue: Empty): unknown {
  if (text.trim() === '') return emptyValue
  if (keeping === 'text') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether it can be read; nothing at all can. */
export function isJson(text: string): boolean {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
