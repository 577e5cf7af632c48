import { type QueryExecutorProvider, sql } from 'kysely'

/** Waits until no other transaction holds this name; held until this one ends. For rules that no constraint can say. */
export async function takeTurn(tx: QueryExecutorProvider, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vitrine ${name}`}, 0))`.execute(tx)
}
