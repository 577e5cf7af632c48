import { z } from 'zod'
import type { FormSchema, JsonSchema } from './schema.ts'

type Node = JsonSchema & { 'x-trim'?: boolean; 'x-url'?: { protocol?: string; hostname?: string } }
type Check = { check: string; tx?: (text: string) => string; pattern?: RegExp }

/** zod writes these for every integer; as limits of a field they would only be noise. */
const safeIntegerLimits = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const

class CannotTurn extends Error {
  constructor(path: readonly (string | number)[], why: string) {
    super(`A form cannot be made of ${path.filter((part) => part !== 'properties').join('.') || 'this shape'}: ${why}`)
  }
}

/**
 * A draft of the contract as the schema of its form. zod's own output makes RJSF draw option pickers for `X | null`
 * and report one fault twice; and it leaves out that the server trims, which protocols an address may have, and
 * what comes after a transform. Refinements stay with the server, whose error is then placed at its field.
 */
export function fromContract<Draft extends z.ZodObject>(draft: Draft): FormSchema<z.input<Draft>> {
  const schema = turn(draft, [])
  requireDrawable(schema, [])
  return schema as FormSchema<z.input<Draft>>
}

function turn(shape: z.core.$ZodType, at: readonly (string | number)[]): Node {
  const {
    $schema,
    '~standard': _standard,
    ...schema
  } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema, path }) => adjust(zodSchema, jsonSchema as Node, [...at, ...path]),
  }) as Node
  return schema
}

function adjust(shape: z.core.$ZodType, node: Node, path: readonly (string | number)[]) {
  const def = shape._zod.def as z.core.$ZodTypeDef & {
    checks?: { _zod: { def: Check } }[]
    out?: z.core.$ZodType
    format?: string
    protocol?: RegExp
    hostname?: RegExp
  }
  if (def.type === 'pipe' && def.out && def.out._zod.def.type !== 'transform') takeOutput(node, turn(def.out, path), path)
  for (const { _zod } of def.checks ?? []) adjustCheck(_zod.def, node, path)
  if (def.type === 'string' && def.format === 'url') {
    const limits = { protocol: def.protocol?.source, hostname: def.hostname?.source }
    if (limits.protocol || limits.hostname) node['x-url'] = JSON.parse(JSON.stringify(limits))
  }
  foldNull(node)
  if (node.minimum === safeIntegerLimits.minimum) delete node.minimum
  if (node.maximum === safeIntegerLimits.maximum) delete node.maximum
  if (node.format) delete node.pattern
}

/** What follows a transform of text into text binds what is typed as well (an e-mail address is lowered, then judged). */
function takeOutput(node: Node, output: Node, path: readonly (string | number)[]) {
  if (node.type !== 'string' || output.type !== 'string') throw new CannotTurn(path, 'its input and output are of different types')
  Object.assign(node, output)
}

function adjustCheck(check: Check, node: Node, path: readonly (string | number)[]) {
  // What the server tidies in an object (empty languages are dropped) is no concern of the form.
  if (check.check === 'overwrite' && check.tx && node.type === 'string') {
    if (check.tx(' Aa ') !== 'Aa') throw new CannotTurn(path, 'only trim() may change a text without a transform')
    node['x-trim'] = true
  }
  if (check.pattern && /[^uv]/.test(check.pattern.flags)) throw new CannotTurn(path, `a pattern has no flags (${check.pattern.flags})`)
}

function foldNull(node: Node) {
  const [value, nothing] = node.anyOf ?? []
  if (node.anyOf?.length !== 2 || !value || nothing?.type !== 'null' || typeof value.type !== 'string') return
  delete node.anyOf
  Object.assign(node, value, { type: [value.type, 'null'] })
  if (value.enum) node.enum = [...value.enum, null]
  if (Object.hasOwn(value, 'const')) {
    delete node.const
    node.enum = [value.const ?? null, null]
  }
}

function requireDrawable(node: Node, path: readonly string[]) {
  for (const keyword of ['anyOf', 'oneOf', 'allOf', 'not', '$ref', 'additionalProperties', 'items'] as const) {
    const isForbiddingMore = keyword === 'additionalProperties' && node[keyword] === false
    const isListOfOne = keyword === 'items' && typeof node.items === 'object' && !Array.isArray(node.items)
    if (node[keyword] !== undefined && !isForbiddingMore && !isListOfOne) throw new CannotTurn(path, `it needs ${keyword}`)
  }
  const types = [node.type].flat().filter((type) => type !== undefined && type !== 'null')
  if (types.length !== 1) throw new CannotTurn(path, types.length ? `it is ${types.join(' or ')}` : 'it has no type')
  if (types[0] === 'object' && !node.properties) throw new CannotTurn(path, 'its fields have no names')
  for (const [name, property] of Object.entries(node.properties ?? {})) requireDrawable(property as Node, [...path, name])
  if (node.items) requireDrawable(node.items as Node, [...path, 'items'])
}
