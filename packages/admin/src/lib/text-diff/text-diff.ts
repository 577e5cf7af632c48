import { diffSequences, type Piece } from './sequence-diff.ts'

/** Words, and what stands between them, each a part of its own. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/**
 * Two texts to be read as one, word by word. Lines are compared first: a long text in which little changed is compared
 * closely only there, and one that is all new is told as gone and come.
 */
export function diffTexts(before: string, after: string): Piece[] {
  const pieces: Piece[] = []
  let [went, came]: [string[], string[]] = [[], []]
  const settle = () => {
    pieces.push(...diffWords(went.join(''), came.join('')))
    went = []
    came = []
  }
  for (const line of diffSequences(linesOf(before), linesOf(after))) {
    if (line.sign === '-') went.push(line.text)
    else if (line.sign === '+') came.push(line.text)
    else {
      settle()
      pieces.push(line)
    }
  }
  settle()
  return joinPieces(pieces)
}

const diffWords = (before: string, after: string): Piece[] => {
  const pieces = diffSequences(wordsOf(before), wordsOf(after))
  return gathered(pieces)
}

/** A lone space or comma between two changed words is changed along with them: shreds are not read. */
function gathered(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  let [went, came] = ['', '']
  const settle = () => {
    if (went) found.push({ sign: '-', text: went })
    if (came) found.push({ sign: '+', text: came })
    went = ''
    came = ''
  }
  for (const [place, { sign, text }] of pieces.entries()) {
    const isBetween = sign === ' ' && /^[ ,]$/.test(text) && pieces[place - 1]?.sign !== ' ' && pieces[place + 1]?.sign !== ' '
    const isInside = isBetween && place > 0 && place < pieces.length - 1
    if (sign === '-' || isInside) went += text
    if (sign === '+' || isInside) came += text
    if (sign === ' ' && !isInside) {
      settle()
      found.push({ sign, text })
    }
  }
  settle()
  return found
}

/** Neighbours of one kind become one. */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.sign === piece.sign) joined[joined.length - 1] = { sign: last.sign, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}
