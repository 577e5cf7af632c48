import { isSame } from '../json.ts'

/** Beyond so many comparisons two texts are put after each other instead of into each other. */
const mostComparisons = 4_000_000

const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')

/** For each word of `before`, where it stands in `after`; -1 where it does not (longest common subsequence). */
function matches(before: readonly string[], after: readonly string[]): number[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column] ? lengthAt(row + 1, column + 1) + 1 : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const found = new Array<number>(before.length).fill(-1)
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      found[row] = column
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return found
}

/** Two texts after each other, each once. */
const inARow = (mine: string, theirs: string): string => [...new Set([mine, theirs])].filter((text) => text.trim() !== '').join(' ')

/** What stood in one place, and what each made of it. */
export type MergeGap = { was: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

/**
 * Two sequences that come from one, with the changes of both in it. Where both changed the same place, `decide` says what
 * shall stand there. Undefined where they are too long to compare.
 */
export function mergeParts(
  before: readonly string[],
  left: readonly string[],
  right: readonly string[],
  decide: (gap: MergeGap) => string,
): string[] | undefined {
  if (before.length * Math.max(left.length, right.length) > mostComparisons) return undefined
  const [inLeft, inRight] = [matches(before, left), matches(before, right)]
  const pieces: string[] = []
  let [atBase, atLeft, atRight] = [0, 0, 0]
  const takeUntil = (endBase: number, endLeft: number, endRight: number) => {
    const was = before.slice(atBase, endBase)
    const mine = left.slice(atLeft, endLeft)
    const theirs = right.slice(atRight, endRight)
    if (isSame(mine, theirs) || isSame(theirs, was)) pieces.push(...mine)
    else if (isSame(mine, was)) pieces.push(...theirs)
    else pieces.push(decide({ was, mine, theirs }))
  }
  for (let place = 0; place < before.length; place += 1) {
    const [mineAt = -1, theirsAt = -1] = [inLeft[place], inRight[place]]
    if (mineAt < 0 || theirsAt < 0) continue
    takeUntil(place, mineAt, theirsAt)
    pieces.push(before[place] ?? '')
    atBase = place + 1
    atLeft = mineAt + 1
    atRight = theirsAt + 1
  }
  takeUntil(before.length, left.length, right.length)
  return pieces
}

/**
 * A text that both changed, with the changes of both in it: a suggestion for the person who then reads it. Where both
 * changed the same words, mine stand before theirs.
 */
export function mergeWords(base: string, mine: string, theirs: string): string {
  const before = wordsOf(base)
  if (before.length === 0) return inARow(mine, theirs)
  const decide = (gap: MergeGap) => inARow(gap.mine.join(''), gap.theirs.join(''))
  return mergeParts(before, wordsOf(mine), wordsOf(theirs), decide)?.join('') ?? inARow(mine, theirs)
}
