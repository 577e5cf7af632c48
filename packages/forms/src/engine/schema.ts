import type { core } from 'zod'

/** JSON Schema, draft-07: what a form is drawn from. */
export type JsonSchema = core.JSONSchema.BaseSchema

declare const shape: unique symbol

/** A schema that remembers, for the compiler only, which shape a value that passes it has. */
export type FormSchema<Value extends object = Record<string, unknown>> = JsonSchema & { readonly [shape]?: Value }

/** RJSF's dialect of layout: `ui:widget`, `ui:options`, `ui:order` and a node per property. */
export type UiSchema = { [key: string]: unknown }

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'

/** The types a node allows apart from null. */
export function typesOf(schema: JsonSchema): ScalarType[] {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  return types.filter((type) => type !== 'null')
}

export const isOfType = (schema: JsonSchema, ...allowed: ScalarType[]): boolean => {
  const types = typesOf(schema)
  return types.length > 0 && types.every((type) => allowed.includes(type))
}

export const isNullable = (schema: JsonSchema): boolean => [schema.type].flat().includes('null')

/** The choices a node lists, with the title it gives them; undefined when it lists none. */
export function choicesOf(schema: JsonSchema): { value: unknown; title?: string }[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ value }))
  const branches = schema.oneOf ?? schema.anyOf
  if (!branches || branches.length === 0) return undefined
  if (!branches.every((branch) => typeof branch === 'object' && Object.hasOwn(branch, 'const'))) return undefined
  return branches.map((branch) => ({ value: branch.const, title: branch.title }))
}

/**
 * What clearing a field writes: null where null is allowed, the empty text where that is an answer,
 * else nothing, so that a required field is reported as missing.
 */
export function emptyValueOf(schema: JsonSchema, required: boolean): null | '' | undefined {
  if (isNullable(schema)) return null
  const takesEmptyText = isOfType(schema, 'string') && !schema.minLength && !schema.pattern && !schema.format && !schema.enum
  return required && takesEmptyText ? '' : undefined
}
