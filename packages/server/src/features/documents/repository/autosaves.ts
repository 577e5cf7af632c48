import { type DocumentAutosave, type DocumentContent, mostAutosavesTold, type WholeAutosave } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type Keeper = { document_id: number; user_id: number }
type Session = Keeper & { session_key: string }
type Kept = Session & { version: number; schema_version: number; content_hash: string; content: DocumentContent }

/** How long one row of an editor is written over before the next begins. */
const oneRowMs = 60_000

/** The document stays until the transaction ends; it may be saved meanwhile. Held before any row of it, as saves do. */
export async function holdForKeeping(db: Db, id: number) {
  const { rows } = await sql<{ version: number; schema_id: number }>`
    select version, schema_id from documents where id = ${id} for key share`.execute(db)
  return rows[0]
}

/**
 * The last row of an editor, if these words need no row of their own: the same words, or the row is younger than a minute and
 * neither another version nor anybody's save came between.
 */
export async function findOpenRow(db: Db, { document_id, user_id, session_key, version, content_hash }: Kept) {
  const { rows } = await sql<{ id: number; kept_at: string; is_same: boolean }>`
    select a.id, a.kept_at, a.content_hash = ${content_hash} as is_same from (
      select * from document_autosaves
      where document_id = ${document_id} and user_id = ${user_id} and session_key = ${session_key}::uuid
      order by kept_at desc, id desc limit 1) as a
    join documents d on d.id = a.document_id
    where a.saved_version is null and a.version = ${version} and (a.content_hash = ${content_hash}
      or (a.begun_at > now() - make_interval(secs => ${oneRowMs / 1000}) and d.updated_at <= a.kept_at))`.execute(db)
  return rows[0]
}

export const insertAutosave = (db: Db, { content, ...row }: Kept) =>
  db
    .insertInto('document_autosaves')
    .values({ ...row, content: JSON.stringify(content) })
    .returning(['id', 'kept_at'])
    .executeTakeFirstOrThrow()

/** Undefined where a save came between: they are in it, and what is written now is not. */
export const writeOver = (db: Db, id: number, { content, content_hash, schema_version }: Kept) =>
  db
    .updateTable('document_autosaves')
    .set({ content: JSON.stringify(content), content_hash, schema_version, kept_at: sql`now()` })
    .where('id', '=', id)
    .where('saved_version', 'is', null)
    .returning(['id', 'kept_at'])
    .executeTakeFirst()

/** What one editor had kept and not saved goes on in another of the same person. */
export const takeUpAutosaves = (db: Db, { document_id, user_id, session_key }: Session, from: string) =>
  db
    .updateTable('document_autosaves')
    .set({ session_key })
    .where('document_id', '=', document_id)
    .where('user_id', '=', user_id)
    .where('session_key', '=', from)
    .where('saved_version', 'is', null)
    .execute()

/** They are in the version that was just saved; without a session, all of the person's are. */
export const settleAutosaves = (db: Db, { document_id, user_id, session_key }: Keeper & { session_key: string | undefined }) =>
  sql`
    update document_autosaves a set saved_version = d.version from documents d
    where d.id = a.document_id and a.document_id = ${document_id} and a.user_id = ${user_id} and a.saved_version is null
      and (${session_key ?? null}::uuid is null or a.session_key = ${session_key ?? null}::uuid)`.execute(db)

const isUnsaved = sql<boolean>`(a.saved_version is null and a.content_hash <> d.content_hash and not exists (
  select from document_autosaves n where n.document_id = a.document_id and n.user_id = a.user_id
    and n.session_key = a.session_key and (n.kept_at, n.id) > (a.kept_at, a.id)))`

const selectAutosaves = (db: Db, { document_id, user_id }: Keeper) =>
  db
    .selectFrom('document_autosaves as a')
    .innerJoin('documents as d', 'd.id', 'a.document_id')
    .select(['a.id', 'a.session_key', 'a.version', 'a.schema_version', 'a.kept_at'])
    .select(isUnsaved.as('is_unsaved'))
    .where('a.document_id', '=', document_id)
    .where('a.user_id', '=', user_id)

export const listAutosaves = (db: Db, keeper: Keeper, onlyUnsaved: boolean): Promise<DocumentAutosave[]> =>
  selectAutosaves(db, keeper)
    .$if(onlyUnsaved, (query) => query.where(isUnsaved))
    .orderBy('a.kept_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostAutosavesTold)
    .execute()

export const findAutosave = (db: Db, keeper: Keeper, id: number): Promise<WholeAutosave | undefined> =>
  selectAutosaves(db, keeper).select('a.content').where('a.id', '=', id).executeTakeFirst()

/** Of one editor only what is not saved: the rest is the past of the document's saves. */
export const forgetAutosaves = (db: Db, { document_id, user_id, session_key }: Keeper & { session_key: string | undefined }) =>
  db
    .deleteFrom('document_autosaves')
    .where('document_id', '=', document_id)
    .where('user_id', '=', user_id)
    .$if(session_key !== undefined, (query) => query.where('session_key', '=', session_key ?? '').where('saved_version', 'is', null))
    .execute()

/**
 * Of what an editor kept and then saved, the last of each hour stays. What no save followed is not thinned at all. Neither is
 * kept longer than `keepForMs`.
 */
export async function thinAutosaves(db: Db, { wholeForMs, keepForMs }: { wholeForMs: number; keepForMs: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from document_autosaves a where a.kept_at < now() - make_interval(secs => ${keepForMs / 1000})
      or (a.saved_version is not null and a.kept_at < now() - make_interval(secs => ${wholeForMs / 1000}) and exists (
        select from document_autosaves n where n.document_id = a.document_id and n.user_id = a.user_id
          and n.session_key = a.session_key and n.saved_version is not null
          and date_trunc('hour', n.kept_at) = date_trunc('hour', a.kept_at) and (n.kept_at, n.id) > (a.kept_at, a.id)))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
