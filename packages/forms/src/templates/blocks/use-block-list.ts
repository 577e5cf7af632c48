import { isObject } from '@vitrine/contract'
import { useMemo } from 'react'
import { createFormReader, type FormReader, type JsonSchema, type ReadNode, type UiSchema, useWords } from '../../engine/index.ts'
import { byUse } from './by-use.ts'
import { blocksDefinition } from './definition.ts'

/** The blocks of a form, for a way to add one that stands outside of it. */
export type BlockList = {
  /** Where the list stands, for the handle of the form. */
  pointer: string
  isFull: boolean
  kinds: { name: string; title: string; icon: string | undefined; newBlock(): unknown }[]
}

/** The first list of blocks that a form has, in or out of sight; undefined where it has none that can be added to. */
export function useBlockList(schema: JsonSchema, uiSchema: UiSchema, value: unknown): BlockList | undefined {
  const words = useWords()
  const reader = useMemo(() => createFormReader(schema, uiSchema), [schema, uiSchema])
  return useMemo(() => {
    const list = firstBlocks(reader, reader.root(value))
    if (!list) return undefined
    const items: readonly unknown[] = Array.isArray(list.value) ? list.value : []
    const kinds = reader.kindsOf(list)
    const used = items.map((item) => kinds.find(({ name, property }) => isObject(item) && item[property] === name)?.name)
    return {
      pointer: list.pointer,
      isFull: list.schema.maxItems !== undefined && items.length >= list.schema.maxItems,
      kinds: byUse(kinds, used, firstOf(list)).map((kind) => ({
        name: kind.name,
        title: words.text(kind.title) ?? words.kind(kind.name),
        icon: kind.icon,
        newBlock: () => reader.newItem(kind),
      })),
    }
  }, [reader, words, value])
}

function firstBlocks(reader: FormReader, node: ReadNode): ReadNode | undefined {
  const isLocked = node.schema.readOnly === true || node.uiSchema['ui:readonly'] === true
  if (isLocked) return undefined
  if (node.template === blocksDefinition.name) return reader.kindsOf(node).length > 0 ? node : undefined
  // Blocks inside the items of a list are those of one item.
  if (Array.isArray(node.value)) return undefined
  for (const part of reader.partsOf(node)) {
    const found = firstBlocks(reader, part)
    if (found) return found
  }
  return undefined
}

function firstOf({ uiSchema }: ReadNode): readonly string[] {
  const options = blocksDefinition.options.safeParse(uiSchema['ui:options'] ?? {})
  return options.success ? options.data.first : []
}
