import { expect, test } from 'vitest'
import { findIcons, mostShown, placeByKey } from './find-icons.ts'

const names = ['Aboat', 'Boat', 'BoatHouse', 'DirectionsBoat', 'House', 'HouseBoat']

test('[WID-05] the one called so stands first, then those that begin so, then those with a word that does', () => {
  expect(findIcons(names, 'boat').shown).toEqual(['Boat', 'BoatHouse', 'DirectionsBoat', 'HouseBoat', 'Aboat'])
  expect(findIcons(names, ' House BOAT ').shown).toEqual(['HouseBoat', 'BoatHouse'])
  expect(findIcons(names, 'skip')).toEqual({ shown: [], total: 0 })
})

test('[WID-05] at most fifty are shown, and all are counted', () => {
  const many = Array.from({ length: 300 }, (_each, index) => `Icon${index}`)
  const { shown, total } = findIcons(many, 'icon')
  expect([shown.length, total]).toEqual([mostShown, 300])
})

test('[WID-05] arrows walk the grid and stop at its edges', () => {
  const grid = { count: 12, columns: 5 }
  expect(placeByKey('ArrowDown', -1, grid)).toBe(0)
  expect(placeByKey('ArrowDown', 1, grid)).toBe(6)
  expect(placeByKey('ArrowDown', 8, grid)).toBe(8)
  expect(placeByKey('ArrowUp', 1, grid)).toBe(1)
  expect(placeByKey('ArrowRight', 11, grid)).toBe(11)
  expect(placeByKey('ArrowLeft', 3, grid)).toBe(2)
  expect(placeByKey('ArrowLeft', -1, grid)).toBeUndefined()
  expect(placeByKey('a', 3, grid)).toBeUndefined()
})
