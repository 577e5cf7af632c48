import type { StatementFailure } from '../failures.ts'

/** What the database's thread is started with. */
export type ThreadOptions = {
  /** Where the database lives; null keeps it in memory (tests). */
  folder: string | null
  isNew: boolean
  /** A dumped database to begin with (tests). */
  template: Uint8Array<ArrayBuffer> | null
  disk: SharedArrayBuffer
}

/** `isAlone`: not part of a transaction, so a failure must not leave one open. */
export type Instruction =
  | { kind: 'query'; sql: string; values: unknown[]; isAlone: boolean }
  | { kind: 'exec'; sql: string; isAlone: boolean }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' }
export type Order = Instruction & { id: number }

export type Answer =
  | { isReady: true }
  | { id: number; value: unknown }
  | { id: number; failure: StatementFailure }
  | { channel: string; payload: string }
