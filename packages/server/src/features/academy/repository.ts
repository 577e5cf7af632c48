import type { Db } from '#platform/database'

export const findUsername = async (db: Db, user_id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('username').where('id', '=', user_id).executeTakeFirst())?.username
