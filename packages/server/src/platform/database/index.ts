/**
 * The database: PostgreSQL by DATABASE_URL, or the embedded one, behind one SQL dialect and the same types.
 * Repositories are handed `db`; they never hold one.
 */
import type { Kysely, Transaction } from 'kysely'
import type { OpenedDatabase as Opened } from './engine.ts'
import { openEngine } from './open.ts'

export type { DatabaseLog, JobStore } from './engine.ts'
export { DatabaseRefused, DatabaseUnavailable, StatementFailed, StorageFull } from './failures.ts'
export { likeText, searchPattern } from './like-text.ts'
export type { OpenDatabaseOptions } from './open.ts'
export { takeTurn } from './take-turn.ts'

/** The tables by name; a feature declares its own into this from its `table.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** May open transactions: what services hold. */
export type Database = Kysely<Tables>
/** What repositories are handed: the database, or the transaction of the caller. */
export type Db = Kysely<Tables> | Transaction<Tables>

export type OpenedDatabase = Opened<Tables>
export const openDatabase = openEngine<Tables>
