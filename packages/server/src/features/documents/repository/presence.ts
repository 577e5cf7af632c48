import { type PresenceState, presenceLeaseMs } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

type Lease = { document_id: number; session_key: string; user_id: number; pointer: string | null }

/** A lease is the person's who took it: another's key changes nothing. */
export async function keepLease(db: Db, { document_id, session_key, user_id, pointer }: Lease): Promise<void> {
  await sql`
    insert into document_presence (document_id, session_key, user_id, pointer, expires_at)
    values (${document_id}, ${session_key}, ${user_id}, ${pointer}, now() + make_interval(secs => ${presenceLeaseMs / 1000}))
    on conflict (document_id, session_key) do update set pointer = excluded.pointer, expires_at = excluded.expires_at
      where document_presence.user_id = excluded.user_id`.execute(db)
  await sql`delete from document_presence where expires_at < now() - interval '1 hour'`.execute(db)
}

export const endLease = (db: Db, { document_id, session_key, user_id }: Omit<Lease, 'pointer'>) =>
  db
    .deleteFrom('document_presence')
    .where('document_id', '=', document_id)
    .where('session_key', '=', session_key)
    .where('user_id', '=', user_id)
    .execute()

export const presenceOf = (db: Db, document_id: number): Promise<PresenceState | undefined> =>
  db
    .selectFrom('documents as d')
    .leftJoin('users as editor', 'editor.id', 'd.updated_by')
    .select(['d.version', 'd.status', 'd.updated_at', 'editor.name as updated_by', 'd.updated_by as updated_by_id', 'd.deleted_at'])
    .select(
      sql<PresenceState['people']>`coalesce((
        select json_agg(json_build_object('user_id', p.user_id, 'name', u.name, 'session_key', p.session_key, 'pointer', p.pointer,
          'since', to_char(p.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.since, p.session_key)
        from document_presence p join users u on u.id = p.user_id
        where p.document_id = d.id and p.expires_at > now()), '[]')`.as('people'),
    )
    .where('d.id', '=', document_id)
    .executeTakeFirst()
