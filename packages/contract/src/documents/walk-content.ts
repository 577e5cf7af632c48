import { isObject, nameOfStep } from '../json.ts'

type Node = Record<string, unknown>
/** `replace` puts another value where this one stands. */
type Visit = (node: Node, value: unknown) => unknown

/** Beyond this the schema refers to itself without the content getting any smaller. */
const mostSteps = 64

/** What stands at a `#/…` reference of a prepared schema. */
function follow(root: Node, reference: string): unknown {
  let target: unknown = root
  for (const part of reference.slice(1).split('/').filter(Boolean)) {
    const name = nameOfStep(decodeURIComponent(part))
    target = typeof target === 'object' && target !== null && Object.hasOwn(target, name) ? (target as Node)[name] : undefined
  }
  return target
}

/** Whether a value is of another kind than a branch describes: a constant of the branch says otherwise. */
function isOfAnotherKind(branch: Node, value: unknown): boolean {
  if (!isObject(value) || !isObject(branch.properties)) return false
  return Object.entries(branch.properties).some(
    ([name, part]) => isObject(part) && Object.hasOwn(part, 'const') && Object.hasOwn(value, name) && value[name] !== part.const,
  )
}

/**
 * Every node of a prepared schema that describes a value: the node itself, what it refers to, and each branch the value may
 * take. Where it is open which branch that is, all are answered: who asks «is this rich text» must rather hear it too often.
 */
function nodesFor(root: Node, node: unknown, value: unknown, steps = 0): Node[] {
  if (!isObject(node) || steps > mostSteps) return []
  const inner = (part: unknown) => nodesFor(root, part, value, steps + 1)
  const branches = [node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  const resolved = branches.map((branch) =>
    isObject(branch) && typeof branch.$ref === 'string' ? { branch, seen: follow(root, branch.$ref) } : { branch, seen: branch },
  )
  return [
    node,
    ...(typeof node.$ref === 'string' ? inner(follow(root, node.$ref)) : []),
    ...(Array.isArray(node.allOf) ? node.allOf.flatMap(inner) : []),
    ...[node.then, node.else].flatMap(inner),
    ...resolved.filter(({ seen }) => !(isObject(seen) && isOfAnotherKind(seen, value))).flatMap(({ branch }) => inner(branch)),
  ]
}

/** The schemas of one part of a value. */
function partNodes(nodes: readonly Node[], name: string | number): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (typeof name === 'number') {
      if (Array.isArray(node.items)) return [node.items[name] ?? node.additionalItems]
      return [node.items]
    }
    if (isObject(node.properties) && Object.hasOwn(node.properties, name)) return [node.properties[name]]
    return [node.additionalProperties]
  })
}

/**
 * A copy of a content with what `visit` answers in place of each leaf; `visit` is told the nodes that describe it, one after
 * another. What the schema does not describe is copied as it stands.
 */
export function mapLeaves<Content>(schema: unknown, content: Content, visit: Visit): Content {
  if (!isObject(schema)) return content
  const map = (nodes: Node[], value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item, place) => map(describing(partNodes(nodes, place), item), item))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(describing(partNodes(nodes, name), part), part)]))
    return nodes.reduce<unknown>((leaf, node) => visit(node, leaf), value)
  }
  const describing = (parts: readonly unknown[], value: unknown): Node[] => [
    ...new Set(parts.flatMap((part) => nodesFor(schema, part, value))),
  ]
  return map(nodesFor(schema, schema, content), content) as Content
}
