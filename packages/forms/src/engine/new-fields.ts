import { isObject, prepareSchema } from '@vitrine/contract'
import { kindsOf } from './item-kinds.ts'
import { createResolve, type Resolve } from './resolve.ts'
import type { JsonSchema, UiSchema } from './schema.ts'

/** A schema that refers to itself has no end; so deep nobody looks. */
const deepest = 6

type Side = { node: JsonSchema; resolve: Resolve }

/** The UI schema of a form with a word at each field that an earlier schema did not have. */
export function markNewFields(schema: JsonSchema, uiSchema: UiSchema, earlier: JsonSchema, word: string): UiSchema {
  const side = (of: JsonSchema): Side => {
    const node = prepareSchema(of).schema as JsonSchema
    return { node, resolve: createResolve(node) }
  }
  return marked(side(earlier), side(schema), uiSchema, word, 0)
}

const schemaIn = (part: unknown): JsonSchema | undefined => (isObject(part) ? (part as JsonSchema) : undefined)
const uiIn = (part: unknown): UiSchema => (isObject(part) ? part : {})

function marked(before: Side, now: Side, ui: UiSchema, word: string, depth: number): UiSchema {
  const [was, is] = [before.resolve(before.node), now.resolve(now.node)]
  if (depth > deepest) return ui
  const inside = (old: JsonSchema, part: JsonSchema, looks: UiSchema) =>
    marked({ ...before, node: old }, { ...now, node: part }, looks, word, depth + 1)
  const next = { ...ui }
  for (const [name, part] of Object.entries(is.properties ?? {})) {
    const [old, fresh, looks] = [schemaIn(was.properties?.[name]), schemaIn(part), uiIn(ui[name])]
    const seen = old && fresh ? inside(old, fresh, looks) : withMark(looks, word)
    if (seen !== looks) next[name] = seen
  }
  const [oldItems, items] = [schemaIn(was.items), schemaIn(is.items)]
  if (oldItems && items) {
    const looks = uiIn(ui.items)
    const kinds = kindsOf(items, now.resolve)
    const olds = kindsOf(oldItems, before.resolve)
    const nothing: JsonSchema = {
      properties: Object.fromEntries(['id', ...kinds.map(({ property }) => property)].map((name) => [name, {}])),
    }
    const branches = kinds.map((kind, place) => {
      const own = uiIn(Array.isArray(looks.oneOf) ? (looks.oneOf[place] ?? looks) : looks)
      return inside(olds.find(({ name }) => name === kind.name)?.schema ?? nothing, kind.schema, own)
    })
    const seen = kinds.length > 0 ? { ...looks, oneOf: branches } : inside(oldItems, items, looks)
    const isOther = kinds.length > 0 ? branches.some((branch) => branch !== looks && !uiBranches(looks).includes(branch)) : seen !== looks
    if (isOther) next.items = seen
  }
  return Object.keys(next).some((name) => next[name] !== ui[name]) ? next : ui
}

const uiBranches = ({ oneOf }: UiSchema): readonly unknown[] => (Array.isArray(oneOf) ? oneOf : [])

const withMark = (looks: UiSchema, mark: string): UiSchema => ({ ...looks, 'ui:options': { ...uiIn(looks['ui:options']), mark } })
