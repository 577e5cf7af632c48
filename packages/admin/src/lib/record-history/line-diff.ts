import { diffSequences, type Piece } from '#lib/text-diff'

export type DiffLine = Piece

/** The lines that went and came, each with the unchanged line before and after it; `hidden` of the changed ones are left out. */
export function diffLines(before: readonly string[], after: readonly string[], most: number): { lines: DiffLine[]; hidden: number } {
  const all = diffSequences(before, after)
  const near = all.filter((line, at) => line.sign !== ' ' || isChanged(all[at - 1]) || isChanged(all[at + 1]))
  const shown = near.slice(0, most)
  return { lines: shown, hidden: near.slice(most).filter(isChanged).length }
}

const isChanged = (line: DiffLine | undefined): boolean => line !== undefined && line.sign !== ' '
