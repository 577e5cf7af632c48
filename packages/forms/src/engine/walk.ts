import { branchOf, type Passes } from './branches.ts'
import type { Retrieve } from './node-schema.ts'
import { type Path, valueAt } from './path.ts'
import type { Resolve } from './resolve.ts'
import type { JsonSchema, UiSchema } from './schema.ts'

/** Reads a form as it is drawn for a value, without drawing it. */
export type Walker = { resolve: Resolve; retrieve: Retrieve; passes: Passes }

export type Spot = { name: string | number; schema: JsonSchema; uiSchema: UiSchema; value: unknown }

/** The nodes on the way from the root to a value, without the root; it ends where the schema says no more. */
export function spotsTo(root: JsonSchema, uiSchema: UiSchema, whole: unknown, path: Path, walker: Walker): Spot[] {
  const spots: Spot[] = []
  let here: Omit<Spot, 'name'> = { schema: nodeFor(root, whole, walker), uiSchema, value: whole }
  for (const name of path) {
    const part = partOf(here.schema, name)
    if (!part) break
    const value = valueAt(here.value, [name])
    here = { schema: nodeFor(part, value, walker), uiSchema: uiPartOf(here.uiSchema, name), value }
    spots.push({ name, ...here })
  }
  return spots
}

/** A node with the branch that its value takes folded in. */
export function nodeFor(schema: JsonSchema, value: unknown, walker: Walker): JsonSchema {
  const node = walker.retrieve(schema, value)
  const branches = node.oneOf ?? node.anyOf
  if (!branches || branches.length === 0) return node
  const branch = branches[branchOf(branches, value, walker.resolve, walker.passes)]
  if (!branch) return node
  const inner = walker.retrieve(branch, value)
  return { ...node, ...inner, properties: { ...node.properties, ...inner.properties } }
}

export function partOf(schema: JsonSchema, name: string | number): JsonSchema | undefined {
  const asSchema = (part: unknown) => (typeof part === 'object' && part !== null ? (part as JsonSchema) : undefined)
  if (schema.properties && Object.hasOwn(schema.properties, name)) return asSchema(schema.properties[name])
  if (Array.isArray(schema.items)) return asSchema(schema.items[Number(name)]) ?? asSchema(schema.additionalItems)
  return asSchema(schema.items) ?? asSchema(schema.additionalProperties)
}

export function uiPartOf(uiSchema: UiSchema, name: string | number): UiSchema {
  const part = valueAt(uiSchema, [typeof name === 'number' ? 'items' : name])
  return typeof part === 'object' && part !== null ? (part as UiSchema) : {}
}

/** Properties in the order they are drawn: those that `ui:order` names first, `*` stands for the rest. */
export function inOrder<Part>(parts: readonly [string, Part][], order: unknown): readonly [string, Part][] {
  if (!Array.isArray(order)) return parts
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.includes('*') ? order.indexOf('*') : order.length)
  return parts.toSorted(([one], [other]) => place(one) - place(other))
}
