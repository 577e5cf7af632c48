import type { Kysely, Transaction } from 'kysely'

/** The tables by name; a feature declares its own into this from its `table.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** May open transactions: what services hold. */
export type Database = Kysely<Tables>
/** What repositories are handed: the database, or the transaction of the caller. */
export type Db = Kysely<Tables> | Transaction<Tables>
