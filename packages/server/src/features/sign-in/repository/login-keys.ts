import type { JWK } from 'jose'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/database'
import '../table.ts'

export type LoginKeys = { signing: JWK; cookies: string }

const readKeys = async (db: Db): Promise<LoginKeys | undefined> => {
  const rows = await db
    .selectFrom('login_keys')
    .select(['purpose', sql<unknown>`secret`.as('secret')])
    .orderBy('id', 'desc')
    .execute()
  const signing = rows.find(({ purpose }) => purpose === 'signing')?.secret as JWK | undefined
  const cookies = rows.find(({ purpose }) => purpose === 'cookies')?.secret as string | undefined
  return signing && cookies !== undefined ? { signing, cookies } : undefined
}

/** The stored keys, else the ones `make` makes. Of two processes that start at once, one stores and both use the same. */
export async function keepKeys(db: Database, make: () => Promise<LoginKeys>): Promise<LoginKeys> {
  const stored = await readKeys(db)
  if (stored) return stored
  const made = await make()
  return db.transaction().execute(async (tx) => {
    await sql`lock table login_keys in exclusive mode`.execute(tx)
    const winner = await readKeys(tx)
    if (winner) return winner
    await tx
      .insertInto('login_keys')
      .values([
        { purpose: 'signing', secret: JSON.stringify(made.signing) },
        { purpose: 'cookies', secret: JSON.stringify(made.cookies) },
      ])
      .execute()
    return made
  })
}
