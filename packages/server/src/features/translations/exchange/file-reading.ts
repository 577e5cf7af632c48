import type { RefusalReason } from '@vitrine/contract'

/** A text as a file has it. Without a language it only says that the key is there. */
export type FileEntry = { line: number; translation_key: string; language: string | null; text: string; isSource: boolean }
/** A line that cannot be taken in, of a key or of the file as a whole. */
export type FileFault = { line: number; translation_key: string; language: string | null; reason: RefusalReason }
export type FileContent = { entries: FileEntry[]; faults: FileFault[] }

/** Thrown by a reader when the rest of the file cannot be understood. */
export class Unreadable extends Error {
  readonly reason: RefusalReason
  readonly line: number

  constructor(reason: RefusalReason, line: number) {
    super(`line ${line}: ${reason}`)
    this.reason = reason
    this.line = line
  }
}

/** Which line a position is on; asked from the beginning towards the end, so that each line is walked once. */
export function createLineCounter(text: string): (position: number) => number {
  const endAfter = (position: number) => {
    const end = text.indexOf('\n', position)
    return end < 0 ? text.length : end
  }
  let line = 1
  // Kept: a file without line breaks would else be searched to its end for each of its thousands of texts.
  let end = endAfter(0)
  return (position) => {
    while (end < position && end < text.length) {
      line += 1
      end = endAfter(end + 1)
    }
    return line
  }
}
