import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

type Payload = Record<string, unknown>
type LoginRecord = { payload: Payload; grant_id: string | null; uid: string | null; account_id: string | null; expires_at: string | null }

export const upsertRecord = (db: Db, model: string, id: string, { payload, ...columns }: LoginRecord) =>
  db
    .insertInto('login_records')
    .values({ model, id, payload: JSON.stringify(payload), ...columns })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet({ payload: JSON.stringify(payload), ...columns }))
    .execute()

/** What has run out is gone, swept or not. */
const findRecord = async (db: Db, model: string, column: 'id' | 'uid', value: string): Promise<Payload | undefined> => {
  const row = await db
    .selectFrom('login_records')
    .select([sql<Payload>`payload`.as('payload'), sql<number | null>`extract(epoch from consumed_at)::int`.as('consumed')])
    .where('model', '=', model)
    .where(column, '=', value)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirst()
  return row && { ...row.payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) }
}

export const findRecordById = (db: Db, model: string, id: string) => findRecord(db, model, 'id', id)
export const findRecordByUid = (db: Db, model: string, uid: string) => findRecord(db, model, 'uid', uid)

/** False when it is already consumed, or gone. */
export const consumeRecord = async (db: Db, model: string, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('login_records')
    .set({ consumed_at: sql<string>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export const deleteRecord = (db: Db, model: string, id: string) =>
  db.deleteFrom('login_records').where('model', '=', model).where('id', '=', id).execute()

export const deleteRecordsOfGrant = (db: Db, model: string, grant_id: string) =>
  db.deleteFrom('login_records').where('model', '=', model).where('grant_id', '=', grant_id).execute()

/** Everything the login service remembers of a person's sign-ins: they start from the login page again. */
export const deleteRecordsOfAccount = (db: Db, account_id: string) =>
  db.deleteFrom('login_records').where('account_id', '=', account_id).execute()

export const deleteExpiredRecords = async (db: Db): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('login_records').where('expires_at', '<=', sql<string>`now()`).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
