/** What went and what came between two texts: line by line, and word by word for reading. */
export { diffSequences, type Piece } from './sequence-diff.ts'
export { diffTexts, joinPieces } from './text-diff.ts'
