export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string }

/** Beyond this many pairs of lines the middle is shown as taken out and put in. */
const mostPairs = 4_000_000

/** Line by line what must be taken out and put in to make one text the other. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const most = Math.min(old.length, now.length)
  let head = 0
  while (head < most && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }))
  return [
    ...same(old.slice(0, head)),
    ...diffMiddle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...same(tail === 0 ? [] : old.slice(-tail)),
  ]
}

/** The longest common lines, by the table of how many follow from each pair on. */
function diffMiddle(old: string[], now: string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text })
  const added = (text: string): DiffLine => ({ kind: 'added', text })
  if (old.length * now.length > mostPairs) return [...old.map(removed), ...now.map(added)]
  const width = now.length + 1
  const follows = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => follows[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      follows[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))

  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]]
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was })
      row += 1
      column += 1
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(was))
      row += 1
    } else {
      lines.push(added(is ?? ''))
      column += 1
    }
  }
  return lines
}

/** As an editor of the new text marks it: lines put in by their number, and those taken out before which line they stood. */
export function lineChanges(before: string, after: string): { added: number[]; removed: { before: number; text: string }[] } {
  const changes = { added: [] as number[], removed: [] as { before: number; text: string }[] }
  let number = 1
  for (const { kind, text } of before === after ? [] : diffLines(before, after)) {
    if (kind === 'removed') changes.removed.push({ before: number, text })
    if (kind === 'added') changes.added.push(number)
    if (kind !== 'removed') number += 1
  }
  return changes
}

export type DiffPart = { kind: 'lines'; lines: DiffLine[] } | { kind: 'gap'; count: number }

/** The changes with some lines around each; what lies between is only counted. */
export function withContext(lines: DiffLine[], around = 3): DiffPart[] {
  const isNear = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const parts: DiffPart[] = []
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1)
    if (isNear[index]) {
      if (last?.kind === 'lines') last.lines.push(line)
      else parts.push({ kind: 'lines', lines: [line] })
    } else if (last?.kind === 'gap') last.count += 1
    else parts.push({ kind: 'gap', count: 1 })
  }
  return parts
}

/** JSON written out in one way, so that only what it says is compared; what is no JSON stays as it is. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Kept as it was written.
    return text
  }
}
