import { valueAt } from './path.ts'
import type { Resolve } from './resolve.ts'
import { type JsonSchema, typesOf } from './schema.ts'

/** Whether a value passes a branch, references and all. */
export type Passes = (branch: JsonSchema, value: unknown) => boolean

/** The property whose constant tells the branches apart, with each branch's constant; undefined when there is none. */
export function discriminatorOf(branches: readonly JsonSchema[]): { property: string; constants: unknown[] } | undefined {
  const [first] = branches
  if (!first || branches.length < 2) return undefined
  for (const property of Object.keys(first.properties ?? {})) {
    const constants = branches.map((branch) => constantOf(valueAt(branch.properties, [property])))
    if (constants.every((constant) => constant !== undefined) && new Set(constants).size === constants.length)
      return { property, constants }
  }
  return undefined
}

function constantOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined
  const { const: constant, enum: choices } = schema as JsonSchema
  return constant ?? (choices?.length === 1 ? choices[0] : undefined)
}

/** Which branch a value takes: by its constant, by its type, by passing; else the one it looks most like. */
export function branchOf(branches: readonly JsonSchema[], value: unknown, resolve: Resolve, passes: Passes): number {
  if (value === undefined || branches.length < 2) return 0
  const resolved = branches.map((branch) => resolve(branch))
  const discriminator = discriminatorOf(resolved)
  if (discriminator) {
    const place = discriminator.constants.indexOf(valueAt(value, [discriminator.property]))
    if (place >= 0) return place
  }
  const ofType = resolved.map((branch) => typesOf(branch).length === 0 || hasType(branch, value))
  if (ofType.filter(Boolean).length === 1) return ofType.indexOf(true)
  const passing = resolved.findIndex((branch, place) => ofType[place] && passes(branch, value))
  if (passing >= 0) return passing
  const likeness = resolved.map((branch, place) => (ofType[place] ? 1 : 0) + sharedProperties(branch, value))
  return likeness.indexOf(Math.max(...likeness))
}

const sharedProperties = (branch: JsonSchema, value: unknown): number =>
  Object.keys(branch.properties ?? {}).filter((property) => valueAt(value, [property]) !== undefined).length

/** Whether a value is of a type that the node names. */
export function hasType(schema: JsonSchema, value: unknown): boolean {
  return [schema.type].flat().some((type) => {
    if (type === 'integer') return Number.isInteger(value)
    if (type === 'null') return value === null
    if (type === 'array') return Array.isArray(value)
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
    return typeof value === type
  })
}
