import type { PreparedSchema } from './finding.ts'

type Edges = (node: PreparedSchema) => readonly PreparedSchema[]

/** The schemas that bind the very value this node binds: a circle of these would never end. */
export const sameValue: Edges = (node) => [
  ...asList(node.allOf),
  ...asList(node.anyOf),
  ...asList(node.oneOf),
  ...asList([node.not, node.if, node.then, node.else]),
  ...asList(Object.values(node.dependencies ?? {})),
]

/** The fields a form draws at once with this node. Lists and further properties come with the data. */
export const ownFields: Edges = (node) => [
  ...asList(Object.values(node.properties ?? {})),
  ...(Array.isArray(node.items) ? asList(node.items) : []),
]

const asList = (parts: unknown): PreparedSchema[] =>
  (Array.isArray(parts) ? parts : []).filter((part) => typeof part === 'object' && part !== null && !Array.isArray(part))

export type Components = {
  /** Nodes with the same number reach each other. */
  componentOf: ReadonlyMap<PreparedSchema, number>
  /** Every node after all that it leads to, circles apart. */
  order: readonly PreparedSchema[]
}

/** Tarjan's strongly connected components, without recursion: a chain of references may be as long as the schema. */
export function findComponents(nodes: Iterable<PreparedSchema>, edges: Edges): Components {
  const seen = new Map<PreparedSchema, { index: number; low: number; open: boolean }>()
  const componentOf = new Map<PreparedSchema, number>()
  const order: PreparedSchema[] = []
  const open: PreparedSchema[] = []
  const enter = (node: PreparedSchema) => {
    const mark = { index: seen.size, low: seen.size, open: true }
    seen.set(node, mark)
    open.push(node)
    return { node, mark, rest: [...edges(node)] }
  }
  for (const start of nodes) {
    if (seen.has(start)) continue
    const path = [enter(start)]
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.rest.pop()
      if (next) {
        const known = seen.get(next)
        if (!known) path.push(enter(next))
        else if (known.open) step.mark.low = Math.min(step.mark.low, known.index)
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent) parent.mark.low = Math.min(parent.mark.low, step.mark.low)
      if (step.mark.low !== step.mark.index) continue
      for (let member = open.pop(); member; member = member === step.node ? undefined : open.pop()) {
        const mark = seen.get(member)
        if (mark) mark.open = false
        componentOf.set(member, step.mark.index)
        order.push(member)
      }
    }
  }
  return { componentOf, order }
}
