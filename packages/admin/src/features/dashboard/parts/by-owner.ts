import { type OwnInstance, searchText, sortKey, textWithTag } from '@vitrine/contract'

export type Museum = { id: number; name: string; instances: OwnInstance[] }

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** A person's instances under the museums that own them, both in the language's own alphabet. */
export function byOwner(instances: OwnInstance[], locale: string): Museum[] {
  const groups = new Map<number, Museum>()
  for (const instance of instances) {
    const museum = groups.get(instance.owner_id) ?? {
      id: instance.owner_id,
      name: textWithTag(instance.owner_name, locale) || instance.owner_slug,
      instances: [],
    }
    museum.instances.push(instance)
    groups.set(instance.owner_id, museum)
  }
  const inOrder = <Item>(items: Item[], nameOf: (item: Item) => string) =>
    items.sort((one, other) => compare(sortKey(nameOf(one), locale), sortKey(nameOf(other), locale)))
  for (const museum of groups.values()) inOrder(museum.instances, ({ name }) => name)
  return inOrder([...groups.values()], ({ name }) => name)
}

/** The pinned ones first; each half keeps its order. */
export const pinnedFirst = (museums: Museum[], pinned: readonly number[]): Museum[] => [
  ...museums.filter(({ id }) => pinned.includes(id)),
  ...museums.filter(({ id }) => !pinned.includes(id)),
]

/** The museums that are called so, whole; of others the instances that are. */
export function findMuseums(museums: Museum[], wanted: string): Museum[] {
  const text = searchText(wanted)
  const isFound = (name: string) => searchText(name).includes(text)
  return museums
    .map((museum) =>
      isFound(museum.name) ? museum : { ...museum, instances: museum.instances.filter((instance) => isFound(instance.name)) },
    )
    .filter(({ instances }) => instances.length > 0)
}
