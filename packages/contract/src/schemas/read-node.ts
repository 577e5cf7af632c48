import { isObject } from '../json.ts'
import { type PreparedSchema, problemKeyword, problemOf } from './finding.ts'
import { type Here, readKeyword } from './keywords.ts'
import { schemaLimits } from './limits.ts'
import { inside, isUsableName, limitOf, mark, type Place, report, type Walk } from './walk.ts'

/** A schema as draft-07 with all that could not be kept left out; undefined when it is no schema at all. */
export function readSchema(walk: Walk, source: unknown, place: Place): PreparedSchema | boolean | undefined {
  if (typeof source === 'boolean') return source
  if (!isObject(source)) {
    report(walk, place, 'notSchema')
    return undefined
  }
  const problem = problemOf(source)
  // Prepared once, it stays as it is, wherever the limit may be.
  if (problem && Object.keys(source).length === 1) return { [problemKeyword]: problem }

  if (place.depth > schemaLimits.depth || place.names > schemaLimits.namesOnTheWay)
    return mark(walk, {}, place, 'tooDeep', limitOf('depth'))
  if (walk.nodes >= schemaLimits.nodes) return mark(walk, {}, place, 'tooManyNodes', limitOf('nodes'))
  walk.nodes += 1

  const node: PreparedSchema = problem ? { [problemKeyword]: problem } : {}
  walk.made.set(source, node)
  walk.places.set(node, place)
  const here: Here = { walk, source, node, place, read: (value, where) => readSchema(walk, value, where), readFields, readList }
  for (const keyword of Object.keys(source)) if (isUsableName(walk, place, keyword, keyword)) readKeyword(here, keyword)
  return node
}

/**
 * Named schemas. What is no schema keeps its place with a message, so that the form can say which field is broken. None
 * is called `$id`: ajv, following a reference past it, would take it for the address of them all.
 */
function readFields(
  { walk, source, place }: Here,
  keyword: string,
  isKept: (name: string) => boolean = () => true,
): Record<string, PreparedSchema | boolean> | undefined {
  const value = source[keyword]
  if (!isObject(value)) {
    report(walk, place, 'notMap', { keyword }, keyword)
    return undefined
  }
  const fields: Record<string, PreparedSchema | boolean> = {}
  for (const name of Object.keys(value))
    if (name === '$id') report(walk, place, 'forbiddenName', { name }, keyword, name)
    else if (isUsableName(walk, place, name, keyword, name) && isKept(name))
      fields[name] = readOrMark(walk, value[name], inside(place, [keyword, name], { name }))
  return fields
}

/** Schemas by position, as a tuple has them: what is no schema keeps its place. */
function readList({ walk, source, place }: Here, keyword: string, made: string): (PreparedSchema | boolean)[] {
  const value = source[keyword]
  if (!Array.isArray(value)) return []
  return Array.from(value, (part, index) => readOrMark(walk, part, inside(place, [keyword, index], { made: [made, index] })))
}

function readOrMark(walk: Walk, source: unknown, place: Place): PreparedSchema | boolean {
  if (typeof source !== 'boolean' && !isObject(source)) return mark(walk, {}, place, 'notSchema', {})
  return readSchema(walk, source, place) ?? {}
}
