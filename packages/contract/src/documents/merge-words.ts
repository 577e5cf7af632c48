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

/**
 * A text that both changed, with the changes of both in it: a suggestion for the person who then reads it. Where both
 * changed the same words, mine stand before theirs.
 */
export function mergeWords(base: string, mine: string, theirs: string): string {
  const [before, left, right] = [wordsOf(base), wordsOf(mine), wordsOf(theirs)]
  if (before.length * Math.max(left.length, right.length) > mostComparisons || before.length === 0) return inARow(mine, theirs)
  const [inLeft, inRight] = [matches(before, left), matches(before, right)]
  const pieces: string[] = []
  let [atBase, atLeft, atRight] = [0, 0, 0]
  const takeUntil = (endBase: number, endLeft: number, endRight: number) => {
    const was = before.slice(atBase, endBase).join('')
    const ours = left.slice(atLeft, endLeft).join('')
    const others = right.slice(atRight, endRight).join('')
    if (ours === others || others === was) pieces.push(ours)
    else if (ours === was) pieces.push(others)
    else pieces.push(inARow(ours, others))
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
  return pieces.join('')
}
