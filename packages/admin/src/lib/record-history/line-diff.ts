export type DiffLine = { sign: '+' | '-' | ' '; text: string }

/** Comparing each line with each is bounded: two texts with nothing in common would take for ever. */
const mostComparisons = 250_000

/** The lines that went and came, each with the unchanged line before and after it; `hidden` of the changed ones are left out. */
export function diffLines(before: readonly string[], after: readonly string[], most: number): { lines: DiffLine[]; hidden: number } {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const all: DiffLine[] = [
    ...before.slice(0, start).map(same),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]
  const near = all.filter((line, at) => line.sign !== ' ' || isChanged(all[at - 1]) || isChanged(all[at + 1]))
  const shown = near.slice(0, most)
  return { lines: shown, hidden: near.slice(most).filter(isChanged).length }
}

const same = (text: string): DiffLine => ({ sign: ' ', text })
const isChanged = (line: DiffLine | undefined): boolean => line !== undefined && line.sign !== ' '

/** The longest run of lines that both have, in order; what is not in it went or came. */
function between(before: readonly string[], after: readonly string[]): DiffLine[] {
  const went = before.map((text): DiffLine => ({ sign: '-', text }))
  const came = after.map((text): DiffLine => ({ sign: '+', text }))
  if (before.length * after.length === 0 || before.length * after.length > mostComparisons) return [...went, ...came]
  // longest[i][j]: how many lines of before from i and after from j can be kept.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = longest[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push(same(before[i] ?? ''))
      i += 1
      j += 1
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) lines.push(...went.slice(i, ++i))
    else lines.push(...came.slice(j, ++j))
  }
  return lines
}
