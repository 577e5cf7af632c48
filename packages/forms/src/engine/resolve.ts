import { nameOfStep } from '@vitrine/contract'
import { valueAt } from './path.ts'
import type { JsonSchema } from './schema.ts'

export type Resolve = (schema: JsonSchema) => JsonSchema

/**
 * Follows the `$ref` of one node and no further: its parts are resolved when they are drawn, so that a schema that
 * refers to itself, or fans out without end, costs only what is on the screen. The same node gives the same object.
 * What leads nowhere is answered as it stands; `prepareSchema` has already put a marker in its place.
 */
export function createResolve(root: JsonSchema): Resolve {
  const known = new WeakMap<JsonSchema, JsonSchema>()
  return (schema) => {
    if (typeof schema !== 'object' || schema === null || typeof schema.$ref !== 'string') return schema
    const before = known.get(schema)
    if (before) return before
    const resolved = follow(root, schema, new Set())
    known.set(schema, resolved)
    return resolved
  }
}

function follow(root: JsonSchema, schema: JsonSchema, seen: Set<string>): JsonSchema {
  const { $ref, ...beside } = schema
  if (typeof $ref !== 'string' || seen.has($ref)) return schema
  seen.add($ref)
  const target = $ref === '#' ? root : valueAt(root, fromFragment($ref))
  if (typeof target !== 'object' || target === null) return schema
  // In draft-07 what stands beside a `$ref` is ignored; authors write titles and descriptions there all the same.
  return { ...follow(root, target as JsonSchema, seen), ...beside }
}

const fromFragment = ($ref: string): string[] =>
  $ref.startsWith('#/')
    ? $ref
        .slice(2)
        .split('/')
        .map((segment) => nameOfStep(decode(segment)))
    : ['#']

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
