import { type Menu, type MenuAction, type MenuGroup, type MenuItem, menuAction } from '@vitrine/contract'

/** Where something stands in a menu: a group, an item of it, an item below that. Items have no ids: their place is their name. */
export type Path = readonly [number] | readonly [number, number] | readonly [number, number, number]
export type GroupPath = readonly [number]
export type ItemPath = readonly [number, number] | readonly [number, number, number]

/** The menu after a move, and where the moved thing now stands. */
export type Moved = { menu: Menu; path: Path }

export type Row = { path: GroupPath; group: MenuGroup } | { path: ItemPath; item: MenuItem }

export const keyOf = (path: Path): string => path.join('.')
export const isGroupPath = (path: Path): path is GroupPath => path.length === 1
export const isSamePath = (one: Path | undefined, other: Path | undefined) => Boolean(one && other && keyOf(one) === keyOf(other))

export const newGroup = (): MenuGroup => ({ title: {}, menu_items: [] })
export const newItem = (): MenuItem => ({ mui_icon: null, title: {}, action: menuAction.parse({}), sub_menu_items: [] })

/** An action of another kind has that kind's fields and no other's. */
export const actionOf = (doc_type: MenuAction['doc_type']): MenuAction => menuAction.parse({ doc_type })

/** Every row from top to bottom. */
export const rowsOf = (menu: Menu): Row[] =>
  menu.flatMap((group, g): Row[] => [
    { path: [g], group },
    ...group.menu_items.flatMap((item, i): Row[] => [
      { path: [g, i], item },
      ...item.sub_menu_items.map((sub, s): Row => ({ path: [g, i, s], item: sub as MenuItem })),
    ]),
  ])

const itemsOf = (menu: Menu, path: ItemPath): readonly MenuItem[] => {
  const items = menu[path[0]]?.menu_items ?? []
  return path.length === 2 ? items : ((items[path[1]]?.sub_menu_items ?? []) as MenuItem[])
}

export const groupAt = (menu: Menu, [g]: GroupPath): MenuGroup | undefined => menu[g]
export const itemAt = (menu: Menu, path: ItemPath): MenuItem | undefined => itemsOf(menu, path)[path.at(-1) ?? 0]

const withGroup = (menu: Menu, g: number, change: (group: MenuGroup) => MenuGroup): Menu =>
  menu.map((group, index) => (index === g ? change(group) : group))

/** The menu with another list of items where `path` points. */
const withItems = (menu: Menu, path: ItemPath, change: (items: MenuItem[]) => MenuItem[]): Menu =>
  withGroup(menu, path[0], (group) => {
    if (path.length === 2) return { ...group, menu_items: change(group.menu_items) }
    const menu_items = group.menu_items.map((item, index) =>
      index === path[1] ? { ...item, sub_menu_items: change(item.sub_menu_items as MenuItem[]) } : item,
    )
    return { ...group, menu_items }
  })

const inserted = <Part>(parts: readonly Part[], at: number, part: Part): Part[] => [...parts.slice(0, at), part, ...parts.slice(at)]
const removed = <Part>(parts: readonly Part[], at: number): Part[] => parts.filter((_part, index) => index !== at)

export const changeGroup = (menu: Menu, [g]: GroupPath, change: Partial<MenuGroup>): Menu =>
  withGroup(menu, g, (group) => ({ ...group, ...change }))

export const changeItem = (menu: Menu, path: ItemPath, change: Partial<MenuItem>): Menu =>
  withItems(menu, path, (items) => items.map((item, index) => (index === path.at(-1) ? { ...item, ...change } : item)))

export const insertGroup = (menu: Menu, [g]: GroupPath, group: MenuGroup): Menu => inserted(menu, g, group)
export const insertItem = (menu: Menu, path: ItemPath, item: MenuItem): Menu =>
  withItems(menu, path, (items) => inserted(items, path.at(-1) ?? 0, item))

export const removeAt = (menu: Menu, path: Path): Menu =>
  isGroupPath(path) ? removed(menu, path[0]) : withItems(menu, path, (items) => removed(items, path.at(-1) ?? 0))

/** Puts something that was removed back where it stood, or as near as there still is a place. */
export function putBack(menu: Menu, row: Row): Moved {
  if ('group' in row) {
    const path: GroupPath = [Math.min(row.path[0], menu.length)]
    return { menu: insertGroup(menu, path, row.group), path }
  }
  const { path, item } = row
  const g = Math.min(path[0], menu.length - 1)
  if (g < 0) return { menu: [{ ...newGroup(), menu_items: [item] }], path: [0, 0] }
  const items = menu[g]?.menu_items ?? []
  const parent = path.length === 3 ? items[path[1]] : undefined
  const place: ItemPath =
    path.length === 3 && parent ? [g, path[1], Math.min(path[2], parent.sub_menu_items.length)] : [g, Math.min(path[1], items.length)]
  return { menu: insertItem(menu, place, item), path: place }
}

/** Takes an item from one place to another; `to` is counted as if it had been taken away already. */
function moveItem(menu: Menu, from: ItemPath, to: ItemPath): Moved | undefined {
  const item = itemAt(menu, from)
  // Nothing stands below what stands below something: a third level is refused by the server.
  if (!item || (to.length === 3 && item.sub_menu_items.length > 0)) return undefined
  return { menu: insertItem(removeAt(menu, from), to, item), path: to }
}

function moveGroup(menu: Menu, from: number, to: number): Moved | undefined {
  const group = menu[from]
  if (!group || to < 0 || to >= menu.length) return undefined
  return { menu: inserted(removed(menu, from), to, group), path: [to] }
}

const lastOf = (menu: Menu, g: number) => menu[g]?.menu_items.length ?? 0
const lastBelow = (menu: Menu, g: number, i: number) => menu[g]?.menu_items[i]?.sub_menu_items.length ?? 0

/** One place up: past the one above, into the end of the group before, or of the item before. */
export function moveUp(menu: Menu, path: Path): Moved | undefined {
  if (isGroupPath(path)) return moveGroup(menu, path[0], path[0] - 1)
  const [g, i, s] = path
  if (s !== undefined) {
    if (s > 0) return moveItem(menu, path, [g, i, s - 1])
    return i > 0 ? moveItem(menu, path, [g, i - 1, lastBelow(menu, g, i - 1)]) : undefined
  }
  if (i > 0) return moveItem(menu, path, [g, i - 1])
  return g > 0 ? moveItem(menu, path, [g - 1, lastOf(menu, g - 1)]) : undefined
}

/** One place down, likewise. */
export function moveDown(menu: Menu, path: Path): Moved | undefined {
  if (isGroupPath(path)) return moveGroup(menu, path[0], path[0] + 1)
  const [g, i, s] = path
  if (s !== undefined) {
    if (s < lastBelow(menu, g, i) - 1) return moveItem(menu, path, [g, i, s + 1])
    return i < lastOf(menu, g) - 1 ? moveItem(menu, path, [g, i + 1, 0]) : undefined
  }
  if (i < lastOf(menu, g) - 1) return moveItem(menu, path, [g, i + 1])
  return g < menu.length - 1 ? moveItem(menu, path, [g + 1, 0]) : undefined
}

/** Below the item before it, as its last. */
export function nest(menu: Menu, path: Path): Moved | undefined {
  const [g, i] = path
  if (path.length !== 2 || i === undefined || i === 0) return undefined
  return moveItem(menu, path, [g, i - 1, lastBelow(menu, g, i - 1)])
}

/** Out from under its item, right after it. */
export const unnest = (menu: Menu, path: Path): Moved | undefined =>
  path.length === 3 ? moveItem(menu, path, [path[0], path[1] + 1]) : undefined

/** To the end of another group. */
export const moveToGroup = (menu: Menu, path: ItemPath, g: number): Moved | undefined =>
  menu[g] && path[0] !== g ? moveItem(menu, path, [g, lastOf(menu, g)]) : undefined

/**
 * Where a dragged row lands when it is let go over another one: below it when it came from above, else above it.
 * `sideways` is how many levels it was drawn to the right (1) or to the left (-1).
 */
export function dropOn(menu: Menu, from: Path, over: Path, sideways: -1 | 0 | 1): Moved | undefined {
  if (isGroupPath(from)) return moveGroup(menu, from[0], over[0])
  if (isSamePath(from, over)) return sideways === 1 ? nest(menu, from) : sideways === -1 ? unnest(menu, from) : undefined
  const item = itemAt(menu, from)
  if (!item) return undefined
  const rows = rowsOf(menu)
  const place = (path: Path) => rows.findIndex((row) => isSamePath(row.path, path))
  const isWithin = ({ path }: Row) => isSamePath(path.slice(0, from.length) as unknown as Path, from)
  const landsAt = place(over) + (place(from) < place(over) ? 1 : 0)
  const before = rows.slice(0, landsAt).findLast((row) => !isWithin(row))
  if (!before) return undefined
  const wantsDepth = Math.min(Math.max(from.length + sideways, 2), item.sub_menu_items.length > 0 ? 2 : 3)
  return moveItem(menu, from, afterTaking(from, landingAfter(before.path, wantsDepth)))
}

function landingAfter(before: Path, depth: number): ItemPath {
  const [g, i, s] = before
  if (i === undefined) return [g, 0]
  if (depth === 2) return [g, i + 1]
  return [g, i, s === undefined ? 0 : s + 1]
}

/** A place counted with the item still in its old place, as it is when that is gone. */
function afterTaking(from: ItemPath, to: ItemPath): ItemPath {
  const [g, i, s] = from
  if (to[0] !== g) return to
  if (s === undefined) {
    if (to[1] <= i) return to
    return to.length === 2 ? [g, to[1] - 1] : [g, to[1] - 1, to[2]]
  }
  return to.length === 3 && to[1] === i && to[2] > s ? [g, i, to[2] - 1] : to
}
