import { expect, test } from 'vitest'
import { cellByKey, parseCell, toText } from './cell.ts'

const grid = { columns: 3, rows: 2 }

test('[WID-06] a cell is written across and down, counted from one', () => {
  expect(toText({ column: 2, row: 1 })).toBe('2x1')
  expect(parseCell('2x1', grid)).toEqual({ column: 2, row: 1 })
})

test.each(['4x1', '1x3', '0x1', '1x', 'x', '1X1', ' 1x1', '', 3, null, undefined, {}])(
  '[WID-06] %j names no cell of a grid of 3 by 2',
  (text) => {
    expect(parseCell(text, grid)).toBeUndefined()
  },
)

test('[WID-06] arrows lead to the neighbour and stop at the edge', () => {
  const walk = (...keys: string[]) => keys.reduce((cell, key) => cellByKey(key, cell, grid) ?? cell, { column: 1, row: 1 })
  expect(walk('ArrowRight', 'ArrowDown')).toEqual({ column: 2, row: 2 })
  expect(walk('ArrowLeft', 'ArrowUp')).toEqual({ column: 1, row: 1 })
  expect(walk('End', 'ArrowRight', 'ArrowDown', 'ArrowDown')).toEqual({ column: 3, row: 2 })
  expect(walk('End', 'Home')).toEqual({ column: 1, row: 1 })
  expect(cellByKey('x', { column: 1, row: 1 }, grid)).toBeUndefined()
})
