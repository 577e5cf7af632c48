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

const meaningful = ['type', '$ref', 'enum', 'const', 'properties', 'items', 'oneOf', 'anyOf', 'allOf', 'if', 'dependencies', 'format']

/** A node that says nothing of its value (`true`, `{}`, only a title). */
export const hasNoMeaning = (schema: JsonSchema | boolean): boolean =>
  typeof schema !== 'object' ||
  ![...meaningful, 'additionalProperties', 'patternProperties', 'not'].some((key) => Object.hasOwn(schema, key))

/**
 * A value that no widget of its schema could show: with parts where one without is wanted or the other way round, or
 * anything but yes and no in a switch. A number in a line of text is shown as its digits.
 */
export function isMisfit(schema: JsonSchema, value: unknown): boolean {
  if (value === undefined || value === null || schema.oneOf || schema.anyOf) return false
  if (isOfType(schema, 'boolean') && !choicesOf(schema)) return typeof value !== 'boolean'
  if (isOfType(schema, 'number', 'integer') && !choicesOf(schema) && typeof value === 'boolean') return true
  const types = typesOf(schema)
  if (types.length === 0) return Boolean(schema.properties) && (typeof value !== 'object' || Array.isArray(value))
  const kind = Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : 'scalar'
  return !types.some((type) => (type === 'array' || type === 'object' ? type : 'scalar') === kind)
}

/** Whether a node lets the person choose between shapes, and not only between values. */
export const hasChoice = (schema: JsonSchema): boolean => Boolean(schema.oneOf ?? schema.anyOf) && choicesOf(schema) === undefined

/** RJSF's mark on a part that only the value has (`additionalProperties`), by name since the definitions load without RJSF. */
export const isExtra = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (Object.getOwnPropertySymbols(part).length > 0 || Object.hasOwn(part, '__additional_property'))

/** A new item that is nothing yet still has its row. */
export function emptyItem(schema: JsonSchema): unknown {
  const [type] = [schema.type].flat()
  if (type === 'object' || schema.properties) return {}
  if (type === 'array') return []
  return type === 'boolean' ? false : null
}
