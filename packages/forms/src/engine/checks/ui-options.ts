import { isObject } from '@vitrine/contract'
import { toPointer } from '../path.ts'

/** One option of a node, written as `ui:name` or in `ui:options`, and where. */
export type UiOption = { value: unknown; pointer: string }

export type UiNode = {
  pointer: string
  options: ReadonlyMap<string, UiOption>
  /** The options as the form hands them on. */
  plain: Record<string, unknown>
  /** Nodes of parts, and whatever else does not begin with `ui:`. */
  parts: readonly [name: string, value: unknown, pointer: string][]
}

/** Reads a node as RJSF's `getUiOptions` does: what is in `ui:options` and what is written `ui:name` count alike. */
export function readUiNode(node: Record<string, unknown>, pointer: string): UiNode {
  const options = new Map<string, UiOption>()
  const parts: [string, unknown, string][] = []
  for (const [key, value] of Object.entries(node)) {
    const here = pointer + toPointer([key])
    if (key === 'ui:options' && isObject(value))
      for (const [name, option] of Object.entries(value)) options.set(name, { value: option, pointer: here + toPointer([name]) })
    else if (key.startsWith('ui:')) options.set(key.slice('ui:'.length), { value, pointer: here })
    else parts.push([key, value, here])
  }
  return { pointer, options, plain: Object.fromEntries([...options].map(([name, { value }]) => [name, value])), parts }
}

/** What the engine itself reads of a node, whichever widget or template it has. */
export const engineOptions: readonly string[] = [
  'widget',
  'field',
  'template',
  'title',
  'description',
  'order',
  'columns',
  'spacing',
  'readonly',
  'disabled',
  'reason',
  'autofocus',
]
