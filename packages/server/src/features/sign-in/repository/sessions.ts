import type { Membership } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type LiveSession = { user_id: number; is_admin: boolean; is_banned: boolean; memberships: Membership[] }

/**
 * Runs with every signed-in request: one statement, prepared once, that says whether a token's session lives,
 * whose it is and what that person may do where.
 */
export const liveSession = {
  name: 'sign-in.live-session',
  text: `
    select s.user_id, u.is_admin, u.is_banned, coalesce(
      (select json_agg(json_build_object(
         'application_instance_id', i.id, 'owner_id', i.owner_id, 'application_id', i.application_id,
         'role', r.name, 'expired', coalesce(i.expires_at <= now(), false)) order by i.id)
       from instance_users m
       join application_instances i on i.id = m.application_instance_id and i.deleted_at is null
       join owners o on o.id = i.owner_id and o.deleted_at is null
       join roles r on r.id = m.role_id
       where m.user_id = u.id), '[]'::json) as memberships
    from sessions s
    join users u on u.id = s.user_id
    where (s.access_token_hash = $1 or (s.previous_token_hash = $1 and s.previous_until > now()))
      and s.ended_at is null and s.expires_at > now()`,
}

type NewSession = { user_id: number; access_token_hash: string; refresh_token_hash: string | null; expires_at: string }

export const insertSession = (db: Db, session: NewSession) => db.insertInto('sessions').values(session).execute()

/** The session a refresh token belongs to, live or not, and whom the login service knows its person as. */
export const findByRefreshToken = (db: Db, refreshTokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.is_banned', 'users.issuer', 'users.subject'])
    .select(sql<boolean>`sessions.refresh_token_hash = ${refreshTokenHash}`.as('is_current'))
    .where((eb) =>
      eb.or([eb('sessions.refresh_token_hash', '=', refreshTokenHash), eb('sessions.spent_refresh_hash', '=', refreshTokenHash)]),
    )
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

type Renewal = { access_token_hash: string; refresh_token_hash: string; expires_at: string; keepPreviousSeconds: number }

/** False when the session was ended, or renewed by someone else, since it was found. */
export async function renewSession(
  db: Db,
  id: number,
  spentHash: string,
  { access_token_hash, refresh_token_hash, expires_at, keepPreviousSeconds }: Renewal,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((eb) => ({
      access_token_hash,
      refresh_token_hash,
      expires_at,
      previous_token_hash: eb.ref('access_token_hash'),
      previous_until: sql<string>`now() + make_interval(secs => ${keepPreviousSeconds})`,
      // A provider that does not rotate answers the same token again; that is no second use.
      spent_refresh_hash: spentHash === refresh_token_hash ? null : spentHash,
    }))
    .where('id', '=', id)
    .where('refresh_token_hash', '=', spentHash)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

const endWhere = (db: Db) => db.updateTable('sessions').set({ ended_at: sql<string>`now()` }).where('ended_at', 'is', null)

export const endSession = (db: Db, id: number) => endWhere(db).where('id', '=', id).execute()
export const endSessionsOf = (db: Db, user_id: number) => endWhere(db).where('user_id', '=', user_id).execute()

/** Ends what either token belongs to: a browser that logs out may have lost one of them. */
export const endByTokens = (db: Db, { access, refresh }: { access: string | undefined; refresh: string | undefined }) =>
  endWhere(db)
    .where((eb) =>
      eb.or([
        ...(access ? [eb('access_token_hash', '=', access), eb('previous_token_hash', '=', access)] : []),
        ...(refresh ? [eb('refresh_token_hash', '=', refresh)] : []),
        eb.lit(false),
      ]),
    )
    .execute()

export const deleteOldSessions = async (db: Db, olderThanDays: number): Promise<number> => {
  const limit = sql<string>`now() - make_interval(days => ${olderThanDays})`
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', limit), eb('ended_at', '<', limit)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
