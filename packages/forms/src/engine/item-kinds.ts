import { discriminatorOf } from './branches.ts'
import { valueAt } from './path.ts'
import type { Resolve } from './resolve.ts'
import type { JsonSchema } from './schema.ts'

export type RawKind = { name: string; property: string; title?: unknown; icon?: string; schema: JsonSchema }

/** Names the property that says which kind a block is. */
export const kindProperty = 'blockType'

/**
 * The kinds of items a list takes: the branches of its `oneOf` that a constant tells apart, or the choices of its
 * `blockType` with their display names. None when all items are of one kind.
 */
export function kindsOf(items: JsonSchema, resolve: Resolve): RawKind[] {
  const node = resolve(items)
  const branches = (node.oneOf ?? node.anyOf ?? [])
    .filter((branch) => typeof branch === 'object')
    .map((branch) => resolve(branch as JsonSchema))
  const only =
    branches.length === 1 ? { property: kindProperty, constants: [valueAt(branches[0], ['properties', kindProperty, 'const'])] } : undefined
  const { property = kindProperty, constants } = only ?? discriminatorOf(branches) ?? {}
  if (constants?.every((constant) => typeof constant === 'string')) {
    return branches.map((schema, place) => ({
      name: String(constants[place]),
      property,
      title: schema.title,
      icon: iconOf(schema),
      schema,
    }))
  }
  const choices = valueAt(node, ['properties', kindProperty, 'enum'])
  const names = valueAt(node, ['properties', kindProperty, 'enumNames'])
  if (!Array.isArray(choices)) return []
  return choices
    .filter((choice) => typeof choice === 'string')
    .map((name, place) => ({ name, property: kindProperty, title: valueAt(names, [place]), schema: node }))
}

const iconOf = (schema: JsonSchema) => (typeof schema['x-icon'] === 'string' ? schema['x-icon'] : undefined)
