import type { Resolve } from './resolve.ts'
import { choicesOf, isNullable, type JsonSchema, typesOf } from './schema.ts'

/** Draws what a node is once its references, its `allOf`, `if` and dependencies are worked out for a value. */
export type Retrieve = (schema: JsonSchema, value: unknown) => JsonSchema

type Merge = (schema: JsonSchema, value: unknown) => JsonSchema

/**
 * RJSF resolves a node by resolving everything below it, and answers a new object each time. Most nodes need none of
 * it: they are followed one step, kept, and stay the same object, so that what did not change is not drawn again.
 */
export function createRetrieve(resolve: Resolve, merge: Merge, isEqual: (one: unknown, other: unknown) => boolean): Retrieve {
  const folded = new WeakMap<JsonSchema, JsonSchema>()
  const merged = new WeakMap<JsonSchema, JsonSchema>()
  const fold = (schema: JsonSchema) => {
    const known = folded.get(schema)
    if (known) return known
    const made = asChoice(asTyped(asNullable(schema, resolve)))
    folded.set(schema, made)
    return made
  }
  return (schema, value) => {
    const node = fold(resolve(schema))
    if (!dependsOnValue(node)) return node
    const next = fold(merge(node, value))
    const before = merged.get(node)
    if (before && isEqual(before, next)) return before
    merged.set(node, next)
    return next
  }
}

const dependsOnValue = (schema: JsonSchema) =>
  Boolean(schema.allOf || schema.if || schema.dependencies || schema.patternProperties) ||
  (schema.additionalProperties !== undefined && schema.additionalProperties !== false)

const isNull = (schema: JsonSchema | boolean) => typeof schema === 'object' && schema.type === 'null'

/** `anyOf: [X, null]` is X that may be left empty, not a question to the person. */
function asNullable(schema: JsonSchema, resolve: Resolve): JsonSchema {
  const key = schema.anyOf ? 'anyOf' : schema.oneOf ? 'oneOf' : undefined
  if (!key) return schema
  const { [key]: branches = [], ...rest } = schema
  const [only, ...others] = branches.filter((branch) => !isNull(branch))
  if (branches.length < 2 || others.length > 0 || typeof only !== 'object') return schema
  const inner = resolve(only)
  const types = typesOf(inner)
  if (types.length === 0) return schema
  return {
    ...inner,
    ...rest,
    type: [...types, 'null'] as unknown as JsonSchema['type'],
    ...(inner.enum ? { enum: [...inner.enum, null] } : {}),
  }
}

/** A constant, and choices that are constants, say which type they are of; RJSF wants to be told. */
function asTyped(schema: JsonSchema): JsonSchema {
  if (schema.type !== undefined) return schema
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : (choicesOf(schema) ?? []).map(({ value }) => value)
  const [type, ...others] = [...new Set(values.map(typeOf))]
  return type === undefined || others.length > 0 ? schema : { ...schema, type }
}

function typeOf(value: unknown): 'string' | 'number' | 'boolean' | undefined {
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined
}

/** Several types for one value: the person chooses which. */
function asChoice(schema: JsonSchema): JsonSchema {
  const types = typesOf(schema)
  if (types.length < 2 || schema.enum || schema.anyOf || schema.oneOf || types.join() === 'number,integer') return schema
  const { type: _types, title, description, default: _default, ...rest } = schema
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    anyOf: [...types, ...(isNullable(schema) ? (['null'] as const) : [])].map((type) => ({ ...rest, type, title: `forms.types.${type}` })),
  } as JsonSchema
}
