import { isObject, nameOfStep, pointerStep } from '../json.ts'
import { isSafeName } from './finding.ts'

/** RFC 6901 with `*` for the items of a list, and `*kind` for the blocks of one kind; a name's own `*` is written `~2`. */
export type FieldPath = string

type Node = Record<string, unknown>
/** A part of a schema, and the references that led to it: one that leads to itself is followed once. */
type Place = { node: Node; refs: readonly string[] }

/** Beyond these nobody reads; real schemas have a hundred. */
const mostFields = 5000
const mostSteps = 64
const mostTargets = 20

export const fieldSegment = (name: string): string => pointerStep(name).replaceAll('*', '~2')
const nameOf = (segment: string): string => nameOfStep(segment.replaceAll('~2', '*'))

export type FieldStep = { list: false; name: string } | { list: true; blockType: string | undefined }

/** The steps of a path, from the content inwards. */
export const fieldSteps = (path: FieldPath): FieldStep[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) =>
      segment.startsWith('*')
        ? { list: true, blockType: segment === '*' ? undefined : nameOf(segment.slice(1)) }
        : { list: false, name: nameOf(segment) },
    )

/** As people read it: the names on the way, without lists. */
export const fieldName = (path: FieldPath): string =>
  fieldSteps(path)
    .flatMap((step) => (step.list ? (step.blockType ?? []) : step.name))
    .join(' › ')

function follow(root: Node, reference: string): unknown {
  let target: unknown = root
  for (const part of reference.slice(1).split('/').filter(Boolean)) {
    const name = nameOfStep(decodeURIComponent(part))
    target = isObject(target) && Object.hasOwn(target, name) ? target[name] : undefined
  }
  return target
}

/** Everything that may describe a value: the node, what it refers to, and each of its branches. */
function expand(root: Node, node: unknown, refs: readonly string[], steps = 0): Place[] {
  if (!isObject(node) || steps > mostSteps) return []
  const inner = (part: unknown, known = refs) => expand(root, part, known, steps + 1)
  const { $ref } = node
  const branches = [node.allOf, node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [
    { node, refs },
    ...(typeof $ref === 'string' && !refs.includes($ref) ? inner(follow(root, $ref), [...refs, $ref]) : []),
    ...[...branches, node.then, node.else].flatMap((part) => inner(part)),
  ]
}

const propertiesOf = ({ node }: Place): [string, unknown][] => (isObject(node.properties) ? Object.entries(node.properties) : [])

function blockTypeOf({ node }: Place): string | undefined {
  const part = isObject(node.properties) && Object.hasOwn(node.properties, 'blockType') ? node.properties.blockType : undefined
  return isObject(part) && typeof part.const === 'string' ? part.const : undefined
}

const isLocalised = (places: readonly Place[]) => places.some(({ node }) => node['x-field'] === 'Localised')
const isHtml = (places: readonly Place[]) =>
  places.some((place) => place.node.format === 'html' || propertiesOf(place).some(([, part]) => isObject(part) && part.format === 'html'))

/** Two fields of the same kind hold the same sort of value: what stands in one can stand in the other. */
function kindOf(root: Node, places: readonly Place[], depth = 0): string {
  if (isLocalised(places)) return isHtml(places) ? 'localised html' : 'localised'
  const types = [...new Set(places.flatMap(({ node }) => node.type ?? []).map(String))].filter((type) => type !== 'null').sort()
  const items = places.flatMap(({ node, refs }) => expand(root, node.items, refs))
  if (items.length > 0 && depth < 4) return `list of ${kindOf(root, items, depth + 1)}`
  const names = [...new Set(places.flatMap(propertiesOf).map(([name]) => name))].sort()
  if (names.length > 0) return `object of ${names.join(', ')}`
  return `${types.join(' or ') || 'anything'}${isHtml(places) ? ' html' : ''}`
}

/** Every field of a prepared schema by its path, with its kind. */
export function schemaFields(schema: unknown): Map<FieldPath, string> {
  const fields = new Map<FieldPath, string>()
  if (!isObject(schema)) return fields
  const visit = (places: readonly Place[], path: FieldPath): void => {
    if (fields.size >= mostFields || isLocalised(places)) return
    const parts = new Map<string, Place[]>()
    for (const place of places)
      for (const [name, part] of propertiesOf(place))
        if (isSafeName(name)) parts.set(name, [...(parts.get(name) ?? []), ...expand(schema, part, place.refs)])
    for (const [name, inner] of parts) {
      fields.set(path + fieldSegment(name), kindOf(schema, inner))
      visit(inner, path + fieldSegment(name))
    }
    const items = places.flatMap(({ node, refs }) => [node.items].flat().flatMap((part) => expand(schema, part, refs)))
    const kinds = Map.groupBy(items, blockTypeOf)
    for (const [blockType, inner] of kinds) {
      const at = `${path}/*${blockType === undefined ? '' : fieldSegment(blockType).slice(1)}`
      if (blockType !== undefined) fields.set(at, `block, ${kindOf(schema, inner)}`)
      visit(inner, at)
    }
  }
  visit(expand(schema, schema, []), '')
  return fields
}

const segmentsOf = (path: FieldPath): string[] => path.split('/')
const isList = (segment: string | undefined): boolean => segment?.startsWith('*') === true

/** The item of a list that a field stands in, and nothing where it stands in none: what is moved stays in its item. */
function itemOf(path: FieldPath): FieldPath {
  const segments = segmentsOf(path)
  return segments.slice(0, segments.findLastIndex(isList) + 1).join('/')
}
const isBlock = (path: FieldPath): boolean => isList(segmentsOf(path).at(-1))
const parentOf = (path: FieldPath): FieldPath => path.slice(0, path.lastIndexOf('/'))

export type VanishedField = {
  path: FieldPath
  /** Fields that can take what stands in it, the new ones first. */
  targets: FieldPath[]
  /** A new field of the same kind, at the same place: perhaps it has only got another name. */
  suggestion: FieldPath | null
}

/** Which fields of a schema are gone in another, and where their text could go. What stands inside one of them goes with it. */
export function vanishedFields(before: ReadonlyMap<FieldPath, string>, after: ReadonlyMap<FieldPath, string>): VanishedField[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const names = new Set(gone)
  const isInside = (path: FieldPath): boolean => {
    for (let parent = parentOf(path); parent; parent = parentOf(parent)) if (names.has(parent)) return true
    return false
  }
  return gone
    .filter((path) => !isInside(path))
    .map((path) => {
      const fitting = [...after.keys()].filter((target) => isTarget(path, target, before, after))
      const isNew = (target: FieldPath) => !before.has(target)
      const beside = fitting.filter((target) => isNew(target) && parentOf(target) === parentOf(path))
      const targets = [...new Set([...beside, ...fitting.filter(isNew), ...fitting])].slice(0, mostTargets)
      return { path, targets, suggestion: beside[0] ?? null }
    })
}

/** Whether what stands in a field that is gone can be moved to another. */
export function isTarget(
  path: FieldPath,
  target: FieldPath,
  before: ReadonlyMap<FieldPath, string>,
  after: ReadonlyMap<FieldPath, string>,
): boolean {
  if (before.get(path) === undefined || before.get(path) !== after.get(target)) return false
  if (isBlock(path)) return isBlock(target) && parentOf(path) === parentOf(target)
  return !isBlock(target) && itemOf(path) === itemOf(target) && !target.endsWith('/blockType')
}
