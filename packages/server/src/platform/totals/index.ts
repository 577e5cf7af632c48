/** How many records there are, without counting further than people read. */
import { countLimit } from '@vitrine/contract'
import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/database'

declare module '#platform/database' {
  interface Tables {
    /** Kept by triggers of the counted tables. */
    record_counts: { name: string; value: number }
  }
}

/** A query that can be told to stop. */
type Limited = { limit(rows: number): Expression<unknown> }
export type Total = { total_count: number; total_is_exact: boolean }

/** A kept counter: exact, and the same cost at a thousand and a million rows. */
export async function keptTotal(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('record_counts').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? 0
}

/** Counts no further than people read: above the limit the list says "more than". */
export async function countedTotal(db: Db, hits: Limited): Promise<Total> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${hits.limit(countLimit + 1)}) as counted`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  return count > countLimit ? { total_count: countLimit, total_is_exact: false } : { total_count: count, total_is_exact: true }
}
