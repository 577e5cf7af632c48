/** A cell of the grid, counted from one: «2x1» is the second across and the first down. */
export type Cell = { column: number; row: number }
export type Grid = { columns: number; rows: number }

export const firstCell = '1x1'

export const toText = ({ column, row }: Cell): string => `${column}x${row}`

/** Undefined when the text names no cell of the grid. */
export function parseCell(text: unknown, { columns, rows }: Grid): Cell | undefined {
  const [, across, down] = typeof text === 'string' ? (/^([1-9]\d?)x([1-9]\d?)$/.exec(text) ?? []) : []
  const cell = { column: Number(across), row: Number(down) }
  return cell.column <= columns && cell.row <= rows ? cell : undefined
}

/** The cell a key leads to from another; it stops at the edges. Undefined for other keys. */
export function cellByKey(key: string, { column, row }: Cell, { columns, rows }: Grid): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { column: Math.max(1, column - 1), row }
    case 'ArrowRight':
      return { column: Math.min(columns, column + 1), row }
    case 'ArrowUp':
      return { column, row: Math.max(1, row - 1) }
    case 'ArrowDown':
      return { column, row: Math.min(rows, row + 1) }
    case 'Home':
      return { column: 1, row }
    case 'End':
      return { column: columns, row }
    default:
      return undefined
  }
}
