import { isObject } from '../json.ts'
import { globalDefinitions } from './definitions/global-definitions.ts'
import { type PreparedSchema, problemKeyword, type SchemaFinding } from './finding.ts'
import { schemaLimits } from './limits.ts'
import { readSchema } from './read-node.ts'
import { type Definitions, tieReferences } from './references.ts'
import { limitOf, mark, newWalk, shortened, top, type Walk } from './walk.ts'

export type Prepared = { schema: PreparedSchema; findings: SchemaFinding[] }

/**
 * Any schema as the form, the server and the preview can use it, and what is wrong with it. Global definitions it names
 * are merged into its `$defs`; 2020-12 becomes draft-07; what cannot be kept is left out or replaced by a message
 * (`problemOf`). Never throws, whatever it is handed, and preparing what is prepared changes nothing.
 */
export function prepareSchema(json: unknown, definitions: Definitions = globalDefinitions): Prepared {
  const walk = newWalk()
  try {
    const schema = prepare(walk, json, definitions)
    return { schema, findings: walk.findings }
  } catch {
    // Not JSON but an object with a will of its own: what reading it does is its business, not ours.
    const unread = newWalk()
    return { schema: mark(unread, {}, top, 'notReadable', {}), findings: unread.findings }
  }
}

function prepare(walk: Walk, json: unknown, definitions: Definitions): PreparedSchema {
  const source = typeof json === 'string' ? parse(walk, json) : { value: json }
  if ('failed' in source) return source.failed
  if (isLargerThan(source.value, schemaLimits.characters)) return mark(walk, {}, top, 'tooLarge', limitOf('bytes'))
  if (!isObject(source.value)) return mark(walk, {}, top, 'notObject', {})
  const root = readSchema(walk, source.value, top)
  if (typeof root !== 'object') return mark(walk, {}, top, 'notObject', {})
  tieReferences(walk, source.value, root, definitions)
  return root
}

function parse(walk: Walk, json: string): { value: unknown } | { failed: PreparedSchema } {
  if (bytesOf(json) > schemaLimits.bytes) return { failed: mark(walk, {}, top, 'tooLarge', limitOf('bytes')) }
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { failed: mark(walk, {}, top, 'notJson', { detail: shortened(error instanceof Error ? error.message : '') }) }
  }
}

/** Of the text in UTF-8, as it is sent and stored. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Ends also on a value that contains itself, which no JSON does but a caller may hand over. Our own messages weigh nothing. */
function isLargerThan(value: unknown, limit: number): boolean {
  let size = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && size <= limit) {
    const next = waiting.pop()
    size += typeof next === 'string' ? next.length + 1 : 1
    if (typeof next !== 'object' || next === null) continue
    for (const key of Object.keys(next)) {
      if (key === problemKeyword) continue
      size += Array.isArray(next) ? 0 : key.length
      waiting.push((next as Record<string, unknown>)[key])
      if (size + waiting.length > limit) return true
    }
  }
  return size > limit
}
