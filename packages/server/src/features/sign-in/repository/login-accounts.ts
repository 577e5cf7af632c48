import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export const findAccount = (db: Db, user_id: number) =>
  db.selectFrom('users').select(['id', 'username', 'name']).where('id', '=', user_id).executeTakeFirst()

export const findPasswordHash = (db: Db, username: string) =>
  db
    .selectFrom('login_accounts')
    .innerJoin('users', 'users.id', 'login_accounts.user_id')
    .select(['user_id', 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirst()

export const storePasswordHash = (db: Db, user_id: number, password_hash: string) =>
  db
    .insertInto('login_accounts')
    .values({ user_id, password_hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, updated_at: sql<string>`now()` }))
    .execute()

type Invitation = { token_hash: string; user_id: number; expires_at: string }

/** The newest link is the only one. */
export async function replaceInvitation(db: Db, invitation: Invitation): Promise<void> {
  await db.deleteFrom('login_invitations').where('user_id', '=', invitation.user_id).where('used_at', 'is', null).execute()
  await db
    .insertInto('login_invitations')
    .values({ ...invitation, used_at: null })
    .execute()
}

export const findInvitation = (db: Db, token_hash: string) =>
  db
    .selectFrom('login_invitations')
    .innerJoin('users', 'users.id', 'login_invitations.user_id')
    .select(['user_id', 'username'])
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Of two who use a link at once, one finds it unused. */
export const useInvitation = (db: Db, token_hash: string) =>
  db
    .updateTable('login_invitations')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst()

export const deleteExpiredInvitations = async (db: Db): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('login_invitations')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
