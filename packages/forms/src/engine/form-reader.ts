import { getUiOptions } from '@rjsf/utils'
import { prepareSchema } from '@vitrine/contract'
import { kindsOf, type RawKind } from './item-kinds.ts'
import { newItem } from './new-item.ts'
import { toPointer, valueAt } from './path.ts'
import { toPath } from './pointer.ts'
import { createRegistry } from './registry.tsx'
import type { JsonSchema, UiSchema } from './schema.ts'
import { createValidator } from './validator.ts'
import { inOrder, nodeFor, partOf, type Spot, spotsTo, uiPartOf } from './walk.ts'

/** One field, group or item of a form, as it would be drawn for its value. */
export type ReadNode = Spot & {
  /** Where it stands, with positions. */
  pointer: string
  /** As its author wrote it: a dictionary key or words. */
  title: unknown
  template: string | undefined
  widget: string | undefined
  isLocalised: boolean
  /** The person meets it as one field, whatever its value is made of. */
  isField: boolean
}

/** Reads a form without drawing it: what it asks for, and in which order. */
export type FormReader = {
  root(value: unknown): ReadNode
  /** The fields of a group and the items of a list in the order they are drawn; none of what is one field to the person. */
  partsOf(node: ReadNode): ReadNode[]
  /** The kinds of items that a list takes; none where all are of one. */
  kindsOf(list: ReadNode): RawKind[]
  /** An item of a kind as it is when it is added. */
  newItem(kind: RawKind): unknown
  /** The nodes on the way to a value; it ends where the schema says no more. */
  wayTo(value: unknown, pointer: string): ReadNode[]
}

export function createFormReader(schema: JsonSchema, uiSchema: UiSchema = {}): FormReader {
  const prepared = prepareSchema(schema).schema as JsonSchema
  const { walker } = createRegistry(prepared, createValidator(), 'reader')

  const read = (spot: Spot, pointer: string): ReadNode => {
    const options = getUiOptions(spot.uiSchema) as Record<string, unknown>
    const named = (option: unknown) => (typeof option === 'string' ? option : undefined)
    const field = named(options.field ?? spot.schema['x-field'])
    const widget = named(options.widget ?? spot.schema['x-widget'])
    return {
      ...spot,
      pointer,
      title: options.title ?? spot.schema.title,
      template: named(options.template),
      widget,
      isLocalised: field === 'Localised',
      isField: field !== undefined || widget !== undefined,
    }
  }
  const partAt = (node: ReadNode, name: string | number, part: JsonSchema): ReadNode => {
    const value = valueAt(node.value, [name])
    const spot = { name, schema: nodeFor(part, value, walker), uiSchema: uiPartOf(node.uiSchema, name), value }
    return read(spot, node.pointer + toPointer([name]))
  }

  return {
    root: (value) => read({ name: '', schema: nodeFor(prepared, value, walker), uiSchema, value }, ''),
    partsOf(node) {
      if (node.isField) return []
      if (Array.isArray(node.value))
        return node.value.flatMap((_item, place) => {
          const part = partOf(node.schema, place)
          return part ? [partAt(node, place, part)] : []
        })
      const parts = inOrder(Object.entries(node.schema.properties ?? {}), getUiOptions(node.uiSchema).order)
      return parts
        .flatMap(([name, part]) => (typeof part === 'object' ? [partAt(node, name, part as JsonSchema)] : []))
        .filter(({ widget, schema: own }) => widget !== 'hidden' && !Object.hasOwn(own, 'const'))
    },
    kindsOf({ schema: { items } }) {
      return typeof items === 'object' && !Array.isArray(items) ? kindsOf(items as JsonSchema, walker.resolve) : []
    },
    newItem: (kind) => newItem(kind, walker.resolve),
    wayTo(value, pointer) {
      const path = toPath(pointer)
      return spotsTo(prepared, uiSchema, value, path, walker).map((spot, depth) => read(spot, toPointer(path.slice(0, depth + 1))))
    },
  }
}
