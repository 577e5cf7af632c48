export type Piece = { sign: '+' | '-' | ' '; text: string }

/** Comparing each part with each is bounded: two texts with nothing in common would take for ever. */
const mostComparisons = 250_000

/** All parts of both, in order: those that went, those that came, and those that stayed. */
export function diffSequences(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [
    ...before.slice(0, start).map(same),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]
}

const same = (text: string): Piece => ({ sign: ' ', text })

/** The longest run of parts that both have, in order; what is not in it went or came. */
function between(before: readonly string[], after: readonly string[]): Piece[] {
  const went = before.map((text): Piece => ({ sign: '-', text }))
  const came = after.map((text): Piece => ({ sign: '+', text }))
  if (before.length * after.length === 0 || before.length * after.length > mostComparisons) return [...went, ...came]
  // longest[i][j]: how many parts of before from i and after from j can be kept.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = longest[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      pieces.push(same(before[i] ?? ''))
      i += 1
      j += 1
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) pieces.push(...went.slice(i, ++i))
    else pieces.push(...came.slice(j, ++j))
  }
  return pieces
}
