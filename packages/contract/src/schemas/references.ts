import { isObject, nameOfStep } from '../json.ts'
import { isSafeName, type PreparedSchema } from './finding.ts'
import { findComponents, ownFields, sameValue } from './graph.ts'
import { schemaLimits } from './limits.ts'
import { readSchema } from './read-node.ts'
import { inside, limitOf, mark, pointerTo, type Reference, shortened, top, type Walk } from './walk.ts'

export type Definitions = Readonly<Record<string, object>>

type Resolved = Reference & { to: PreparedSchema }

/**
 * Ties every `$ref` to what it names, bringing global definitions in as they are named, and puts a message where one
 * leads nowhere, round and round, too far, or to more than a form can hold.
 */
export function tieReferences(walk: Walk, source: Record<string, unknown>, root: PreparedSchema, globals: Definitions) {
  const resolved = new Map<PreparedSchema, Resolved>()
  // Grows on the way: a global definition may name others.
  for (const reference of walk.references) {
    const path = pathOf(reference.target)
    const to = path && find(walk, path, source, root, globals)
    if (typeof to === 'object') resolved.set(reference.node, { ...reference, to })
    else if (to === false) reference.node.not = {}
    else if (to === undefined)
      mark(walk, reference.node, reference.place, path ? 'missingRef' : 'foreignRef', { ref: shortened(reference.target) })
  }
  cutCircles(walk, resolved)
  cutChains(walk, resolved)
  cutBombs(walk, resolved)
  for (const { node, to } of resolved.values()) node.$ref = refTo(walk, to)
}

/** The names on the way to a place in the same schema; undefined when it is elsewhere. */
function pathOf(target: string): string[] | undefined {
  if (target === '#') return []
  if (!target.startsWith('#/')) return undefined
  return target
    .slice(2)
    .split('/')
    .map((segment) => nameOfStep(decoded(segment)))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function find(walk: Walk, path: string[], source: Record<string, unknown>, root: PreparedSchema, globals: Definitions) {
  const [first, name = '', ...rest] = path
  const own = isObject(source.$defs) && Object.hasOwn(source.$defs, name)
  const definition = first === '$defs' && !own && isSafeName(name) && Object.hasOwn(globals, name) ? globals[name] : undefined
  if (!definition) return made(walk, source, path)
  if (!root.$defs || !Object.hasOwn(root.$defs, name)) {
    const merged = readSchema(walk, definition, inside(top, ['$defs', name], { name }))
    if (typeof merged === 'object') root.$defs = { ...root.$defs, [name]: merged }
  }
  return made(walk, definition, rest)
}

/** What has become of the schema at the end of the way; a boolean is one too, and needs no address. */
function made(walk: Walk, source: object, path: readonly string[]): PreparedSchema | boolean | undefined {
  let found: unknown = source
  for (const segment of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as Record<string, unknown>)[segment]
  }
  if (typeof found === 'boolean') return isInMap(path) ? found : undefined
  const node = typeof found === 'object' && found !== null ? walk.made.get(found) : undefined
  const place = node && walk.places.get(node)
  // A name that no address can hold has none.
  return place && pointerTo(place, 'made').isWellFormed() ? node : undefined
}

const mapsOfSchemas = ['$defs', 'definitions', 'properties']
const isInMap = (path: readonly string[]): boolean => mapsOfSchemas.includes(path.at(-2) ?? '')

function refTo(walk: Walk, node: PreparedSchema): string {
  const place = walk.places.get(node)
  return place ? `#${encodeURI(pointerTo(place, 'made')).replaceAll('#', '%23')}` : '#'
}

const nothing: readonly PreparedSchema[] = []
const followed = (resolved: ReadonlyMap<PreparedSchema, Resolved>, node: PreparedSchema): readonly PreparedSchema[] => {
  const to = resolved.get(node)?.to
  return to ? [to] : nothing
}

/** A value that must fit A, which must fit B, which must fit A: no one can ever judge it. */
function cutCircles(walk: Walk, resolved: Map<PreparedSchema, Resolved>) {
  const { componentOf } = findComponents(walk.places.keys(), (node) => [...sameValue(node), ...followed(resolved, node)])
  for (const { node, target, place, to } of [...resolved.values()]) {
    if (componentOf.get(node) !== componentOf.get(to)) continue
    resolved.delete(node)
    mark(walk, node, place, 'circularRef', { ref: shortened(target) })
  }
}

/** A reference to a reference to a reference …: whoever follows it goes down one step for each. */
function cutChains(walk: Walk, resolved: Map<PreparedSchema, Resolved>) {
  const { order } = findComponents(walk.places.keys(), (node) => [...sameValue(node), ...followed(resolved, node)])
  const steps = new Map<PreparedSchema, number>()
  for (const node of order) {
    const reference = resolved.get(node)
    let length = reference ? (steps.get(reference.to) ?? 0) + 1 : 0
    if (reference && length > schemaLimits.depth) {
      resolved.delete(node)
      mark(walk, node, reference.place, 'tooDeep', limitOf('depth'))
      length = 0
    }
    steps.set(node, Math.max(length, ...sameValue(node).map((part) => steps.get(part) ?? 0)))
  }
}

/** From how large a target on references are cut; the last cuts all of them. */
const largestTargets = [Number.POSITIVE_INFINITY, 25_000, 2_500, 250, 25, 0]

/**
 * Two references to two references to two references … make a form of millions of fields out of a page of text. A schema
 * that refers to itself through a field or a list is none of these: it is drawn as far as its data goes.
 */
function cutBombs(walk: Walk, resolved: Map<PreparedSchema, Resolved>) {
  const children = (node: PreparedSchema) => [...sameValue(node), ...ownFields(node)]
  const { componentOf } = findComponents(walk.places.keys(), (node) => [...children(node), ...followed(resolved, node)])
  const ahead = (node: PreparedSchema) => {
    const to = resolved.get(node)?.to
    return to && componentOf.get(to) !== componentOf.get(node) ? to : undefined
  }
  const { order } = findComponents(walk.places.keys(), (node) => {
    const to = ahead(node)
    return to ? [...children(node), to] : children(node)
  })
  for (const largest of largestTargets) {
    const sizes = new Map<PreparedSchema, number>()
    const cut: Resolved[] = []
    let most = 0
    for (const node of order) {
      const to = ahead(node)
      const target = to ? (sizes.get(to) ?? 1) : 0
      const reference = resolved.get(node)
      if (target > largest && reference) cut.push(reference)
      const own = children(node).reduce((sum, child) => sum + (sizes.get(child) ?? 1), 1)
      const size = Math.min(own + (target > largest ? 0 : target), Number.MAX_SAFE_INTEGER)
      sizes.set(node, size)
      most = Math.max(most, size)
    }
    if (most > schemaLimits.expanded) continue
    for (const { node, target, place } of cut) {
      resolved.delete(node)
      mark(walk, node, place, 'expandsTooFar', { ref: shortened(target), ...limitOf('expanded') })
    }
    return
  }
}
