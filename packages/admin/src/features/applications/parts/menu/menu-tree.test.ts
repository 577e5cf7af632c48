import { type Menu, menu as menuShape } from '@vitrine/contract'
import { expect, test } from 'vitest'
import {
  actionOf,
  dropOn,
  moveDown,
  moveToGroup,
  moveUp,
  nest,
  newItem,
  type Path,
  putBack,
  removeAt,
  rowsOf,
  unnest,
} from './menu-tree.ts'

const item = (no: string, ...below: string[]) => ({ title: { no }, sub_menu_items: below.map((name) => ({ title: { no: name } })) })
const menu = menuShape.parse([
  { title: { no: 'Innhold' }, menu_items: [item('Artikler'), item('Gjenstander', 'Båter', 'Tekstil'), item('Personer')] },
  { title: { no: 'Medier' }, menu_items: [item('Bilder')] },
  { title: { no: 'Tomt' }, menu_items: [] },
])

/** A menu as one reads it: «Innhold: Artikler, Gjenstander (Båter, Tekstil) | Medier: Bilder». */
const read = (groups: Menu) =>
  groups
    .map(({ title, menu_items }) => {
      const items = menu_items.map((each) => {
        const below = each.sub_menu_items.map((sub) => sub.title.no).join(', ')
        return below ? `${each.title.no} (${below})` : each.title.no
      })
      return `${title.no}: ${items.join(', ')}`
    })
    .join(' | ')

type Step = [what: string, moved: { menu: Menu; path: Path } | undefined, reads: string, path: Path]
const steps: Step[] = [
  [
    'up, past the one above',
    moveUp(menu, [0, 1]),
    'Innhold: Gjenstander (Båter, Tekstil), Artikler, Personer | Medier: Bilder | Tomt: ',
    [0, 0],
  ],
  [
    'up, into the group before',
    moveUp(menu, [1, 0]),
    'Innhold: Artikler, Gjenstander (Båter, Tekstil), Personer, Bilder | Medier:  | Tomt: ',
    [0, 3],
  ],
  [
    'down, into the group after',
    moveDown(menu, [0, 2]),
    'Innhold: Artikler, Gjenstander (Båter, Tekstil) | Medier: Personer, Bilder | Tomt: ',
    [1, 0],
  ],
  [
    'down, into an empty group',
    moveDown(menu, [1, 0]),
    'Innhold: Artikler, Gjenstander (Båter, Tekstil), Personer | Medier:  | Tomt: Bilder',
    [2, 0],
  ],
  [
    'a sub-item down among its own',
    moveDown(menu, [0, 1, 0]),
    'Innhold: Artikler, Gjenstander (Tekstil, Båter), Personer | Medier: Bilder | Tomt: ',
    [0, 1, 1],
  ],
  [
    'a sub-item down, under the next item',
    moveDown(menu, [0, 1, 1]),
    'Innhold: Artikler, Gjenstander (Båter), Personer (Tekstil) | Medier: Bilder | Tomt: ',
    [0, 2, 0],
  ],
  [
    'a sub-item up, under the item before',
    moveUp(menu, [0, 1, 0]),
    'Innhold: Artikler (Båter), Gjenstander (Tekstil), Personer | Medier: Bilder | Tomt: ',
    [0, 0, 0],
  ],
  ['a group down', moveDown(menu, [0]), 'Medier: Bilder | Innhold: Artikler, Gjenstander (Båter, Tekstil), Personer | Tomt: ', [1]],
  [
    'in, under the one before',
    nest(menu, [0, 2]),
    'Innhold: Artikler, Gjenstander (Båter, Tekstil, Personer) | Medier: Bilder | Tomt: ',
    [0, 1, 2],
  ],
  [
    'out, after its item',
    unnest(menu, [0, 1, 0]),
    'Innhold: Artikler, Gjenstander (Tekstil), Båter, Personer | Medier: Bilder | Tomt: ',
    [0, 2],
  ],
  [
    'to another group',
    moveToGroup(menu, [0, 1], 1),
    'Innhold: Artikler, Personer | Medier: Bilder, Gjenstander (Båter, Tekstil) | Tomt: ',
    [1, 1],
  ],
  [
    'dropped below a later one',
    dropOn(menu, [0, 0], [0, 2], 0),
    'Innhold: Gjenstander (Båter, Tekstil), Personer, Artikler | Medier: Bilder | Tomt: ',
    [0, 2],
  ],
  [
    'dropped above an earlier one',
    dropOn(menu, [0, 2], [0, 0], 0),
    'Innhold: Personer, Artikler, Gjenstander (Båter, Tekstil) | Medier: Bilder | Tomt: ',
    [0, 0],
  ],
  [
    'dropped on the heading of a later group',
    dropOn(menu, [0, 0], [1], 0),
    'Innhold: Gjenstander (Båter, Tekstil), Personer | Medier: Artikler, Bilder | Tomt: ',
    [1, 0],
  ],
  [
    'dropped on the heading of an empty group',
    dropOn(menu, [1, 0], [2], 0),
    'Innhold: Artikler, Gjenstander (Båter, Tekstil), Personer | Medier:  | Tomt: Bilder',
    [2, 0],
  ],
  [
    'dropped among sub-items and drawn to the right',
    dropOn(menu, [0, 0], [0, 1, 0], 1),
    'Innhold: Gjenstander (Båter, Artikler, Tekstil), Personer | Medier: Bilder | Tomt: ',
    [0, 0, 1],
  ],
  [
    'dropped among sub-items but not drawn to the right',
    dropOn(menu, [0, 0], [0, 1, 0], 0),
    'Innhold: Gjenstander (Båter, Tekstil), Artikler, Personer | Medier: Bilder | Tomt: ',
    [0, 1],
  ],
  [
    'a sub-item dropped among its own',
    dropOn(menu, [0, 1, 1], [0, 1, 0], 0),
    'Innhold: Artikler, Gjenstander (Tekstil, Båter), Personer | Medier: Bilder | Tomt: ',
    [0, 1, 0],
  ],
  [
    'a sub-item drawn to the left where it is',
    dropOn(menu, [0, 1, 1], [0, 1, 1], -1),
    'Innhold: Artikler, Gjenstander (Båter), Tekstil, Personer | Medier: Bilder | Tomt: ',
    [0, 2],
  ],
  [
    'a group dropped on an item of another',
    dropOn(menu, [0], [1, 0], 0),
    'Medier: Bilder | Innhold: Artikler, Gjenstander (Båter, Tekstil), Personer | Tomt: ',
    [1],
  ],
]

test.each(steps)('[ADM-20] moved %s', (_what, moved, reads, path) => {
  expect(moved && read(moved.menu)).toBe(reads)
  expect(moved?.path).toEqual(path)
})

test.each<[what: string, moved: unknown]>([
  ['the first group up', moveUp(menu, [0])],
  ['the last group down', moveDown(menu, [2])],
  ['the very first item up', moveUp(menu, [0, 0])],
  ['the first item in, with none before it', nest(menu, [1, 0])],
  ['an item with sub-items in, which would be a third level', nest(menu, [0, 1])],
  ['an item out, which is out already', unnest(menu, [0, 1])],
  ['an item above the first heading', dropOn(menu, [0, 1], [0], 0)],
  ['what is not there', moveDown(menu, [7, 0])],
])('[ADM-20] not moved: %s', (_what, moved) => {
  expect(moved).toBeUndefined()
})

test('[ADM-20] whatever is moved wherever, nothing is lost, and the server would take it', () => {
  const names = (groups: Menu) =>
    rowsOf(groups)
      .map((row) => ('group' in row ? row.group : row.item).title.no)
      .sort()
  const paths = rowsOf(menu).map(({ path }) => path)
  for (const from of paths)
    for (const over of paths)
      for (const sideways of [-1, 0, 1] as const) {
        const moved = dropOn(menu, from, over, sideways)
        if (!moved) continue
        expect(names(moved.menu)).toEqual(names(menu))
        expect(menuShape.parse(moved.menu)).toEqual(moved.menu)
        expect(rowsOf(moved.menu).some(({ path }) => path.join() === moved.path.join())).toBe(true)
      }
})

test('[ADM-20] what was removed is put back where it stood, or as near as there is a place', () => {
  for (const row of rowsOf(menu)) expect(putBack(removeAt(menu, row.path), row).menu).toEqual(menu)
  const [, , , boats] = rowsOf(menu)
  if (!boats) throw new Error('The menu has fewer rows')
  expect(read(putBack(menu.slice(1), boats).menu)).toBe('Medier: Bilder, Båter | Tomt: ')
  expect(putBack([], boats).path).toEqual([0, 0])
})

test('[ADM-20] a new item opens documents of a schema; each kind of action has exactly its own fields', () => {
  expect(newItem().action).toEqual({ doc_type: 'Schema', schema_id: null, single_document: false, chip_content: null })
  expect(actionOf('Media')).toEqual({ doc_type: 'Media', media_type: 'image' })
  for (const kind of ['QR', 'DocumentBin', 'MediaBin'] as const) expect(actionOf(kind)).toEqual({ doc_type: kind })
})
