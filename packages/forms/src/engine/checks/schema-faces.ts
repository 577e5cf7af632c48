import { problemOf } from '@vitrine/contract'
import { createLinearPatterns } from '../linear-pattern.ts'
import { createResolve, type Resolve } from '../resolve.ts'
import type { JsonSchema } from '../schema.ts'

/**
 * What a node of a schema may turn out to be, whatever its value: the node itself and, references followed, every part
 * of its sums, choices, conditions and dependencies.
 */
export type SchemaFaces = {
  resolve: Resolve
  facesOf(schema: JsonSchema): readonly JsonSchema[]
  /** The schemas a property may have; none when there is no such property. */
  property(faces: readonly JsonSchema[], name: string): JsonSchema[]
  /** Names that are declared somewhere. */
  names(faces: readonly JsonSchema[]): string[]
  /** The schemas of the item at a place, or of every item. */
  items(faces: readonly JsonSchema[], place?: number): JsonSchema[]
  under(faces: readonly JsonSchema[], keyword: 'additionalItems' | 'additionalProperties'): JsonSchema[]
  branch(faces: readonly JsonSchema[], keyword: 'oneOf' | 'anyOf', place: number): JsonSchema[]
}

/** A choice between thousands of shapes is looked at in its first ones. */
const mostFaces = 500

export function createSchemaFaces(root: JsonSchema): SchemaFaces {
  const resolve = createResolve(root)
  const known = new WeakMap<JsonSchema, readonly JsonSchema[]>()
  const toPattern = createLinearPatterns()

  function facesOf(schema: JsonSchema): readonly JsonSchema[] {
    const before = known.get(schema)
    if (before) return before
    const faces = new Set<JsonSchema>()
    const waiting: unknown[] = [schema]
    while (waiting.length > 0 && faces.size < mostFaces) {
      const next = waiting.shift()
      if (typeof next !== 'object' || next === null || Array.isArray(next)) continue
      const face = resolve(next as JsonSchema)
      if (faces.has(face)) continue
      faces.add(face)
      waiting.push(...list(face.allOf), ...list(face.oneOf), ...list(face.anyOf), face.then, face.else, face.if)
      waiting.push(...Object.values(face.dependencies ?? {}))
    }
    const found = [...faces]
    known.set(schema, found)
    return found
  }

  const matches = (pattern: string, name: string) => {
    try {
      return toPattern(pattern).test(name)
    } catch {
      // A pattern that cannot be used is the schema's fault and reported there.
      return true
    }
  }

  return {
    resolve,
    facesOf,
    property(faces, name) {
      const own = faces.flatMap(({ properties }) => (properties && Object.hasOwn(properties, name) ? [asSchema(properties[name])] : []))
      if (own.length > 0) return own
      if (faces.some((face) => problemOf(face))) return [{}]
      const byPattern = faces.flatMap(({ patternProperties }) =>
        Object.entries(patternProperties ?? {}).flatMap(([pattern, schema]) => (matches(pattern, name) ? [asSchema(schema)] : [])),
      )
      return byPattern.length > 0 ? byPattern : this.under(faces, 'additionalProperties')
    },
    names: (faces) => [...new Set(faces.flatMap(({ properties }) => Object.keys(properties ?? {})))],
    items: (faces, place) =>
      faces.flatMap(({ items, additionalItems }) => {
        if (items === undefined) return []
        if (!Array.isArray(items)) return [asSchema(items)]
        const at = place === undefined ? items : [items[place] ?? additionalItems ?? {}]
        return at.map(asSchema)
      }),
    under: (faces, keyword) =>
      faces.flatMap((face) => (face[keyword] === undefined || face[keyword] === false ? [] : [asSchema(face[keyword])])),
    branch: (faces, keyword, place) =>
      faces.flatMap((face) => {
        const branch = list(face[keyword])[place]
        return branch === undefined ? [] : [asSchema(branch)]
      }),
  }
}

const list = (parts: unknown): unknown[] => (Array.isArray(parts) ? parts : [])

const asSchema = (part: unknown): JsonSchema => (typeof part === 'object' && part !== null ? (part as JsonSchema) : {})
