import { getUiOptions } from '@rjsf/utils'
import { toPath } from './pointer.ts'
import type { JsonSchema, UiSchema } from './schema.ts'
import { inOrder, nodeFor, type Spot, spotsTo, type Walker } from './walk.ts'

export type FormTree = { schema: JsonSchema; uiSchema: UiSchema; value: unknown; walker: Walker }

/** Which of two faults a person meets first when reading the form. */
export function compareInForm(tree: FormTree, one: string, other: string): number {
  const [a, b] = [toPath(one), toPath(other)]
  const split = a.findIndex((name, depth) => String(name) !== String(b[depth]))
  if (split < 0) return a.length - b.length
  if (split >= b.length) return 1
  const parent = split === 0 ? rootSpot(tree) : spotsTo(tree.schema, tree.uiSchema, tree.value, a.slice(0, split), tree.walker)[split - 1]
  return placeIn(parent, a[split]) - placeIn(parent, b[split])
}

const rootSpot = ({ schema, uiSchema, value, walker }: FormTree): Spot => ({
  name: '',
  schema: nodeFor(schema, value, walker),
  uiSchema,
  value,
})

function placeIn(parent: Spot | undefined, name: string | number | undefined): number {
  if (typeof name === 'number') return name
  const entries = inOrder(Object.entries(parent?.schema.properties ?? {}), getUiOptions(parent?.uiSchema).order)
  const place = entries.findIndex(([each]) => each === name)
  return place < 0 ? entries.length : place
}

/** There is a field for it, though perhaps behind what is closed: the way to it is described, and nothing on it is hidden. */
export function canBeDrawn(tree: FormTree, pointer: string): boolean {
  const path = toPath(pointer)
  const spots = spotsTo(tree.schema, tree.uiSchema, tree.value, path, tree.walker)
  return spots.length === path.length && spots.every(({ uiSchema }) => getUiOptions(uiSchema).widget !== 'hidden')
}
