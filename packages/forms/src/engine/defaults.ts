import type { Resolve } from './resolve.ts'
import { type JsonSchema, typesOf } from './schema.ts'

/** Deeper than any form is drawn at once; a schema that refers to itself ends here. */
const deepest = 12

/** What a new value of this schema begins as: its default, its constant, or its parts that have one; else nothing. */
export function defaultOf(schema: JsonSchema, resolve: Resolve, depth = 0): unknown {
  const node = resolve(schema)
  if (node.default !== undefined) return structuredClone(node.default)
  if (node.const !== undefined) return node.const
  const merged = (node.allOf ?? []).reduce<unknown>(
    (before, part) => joined(before, depth < deepest ? defaultOf(part, resolve, depth + 1) : undefined),
    undefined,
  )
  if (!node.properties || (typesOf(node).length > 0 && !typesOf(node).includes('object'))) return merged
  if (depth >= deepest) return merged
  const parts = Object.entries(node.properties).flatMap(([name, part]) => {
    const value = typeof part === 'object' ? defaultOf(part, resolve, depth + 1) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return joined(merged, parts.length > 0 ? Object.fromEntries(parts) : undefined)
}

const joined = (one: unknown, other: unknown): unknown =>
  typeof one === 'object' && one !== null && typeof other === 'object' && other !== null ? { ...one, ...other } : (other ?? one)
