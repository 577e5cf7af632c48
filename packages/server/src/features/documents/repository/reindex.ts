import type { ReindexProgress } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

/** How many documents a schema has, the deleted ones too: how far a job over all of them has to go. */
export const countedTo = (schema_id: number) =>
  sql<number>`(select coalesce(sum(value), 0)::int from document_counts where schema_id = ${schema_id})`

/** From the beginning; the run before, if one is under way, finds that it was overtaken. */
export async function beginReindex(db: Db, schema_id: number): Promise<{ run: number }> {
  const { rows } = await sql<{ run: number }>`
    insert into document_reindexes as r (schema_id, state, total)
    values (${schema_id}, 'waiting', ${countedTo(schema_id)})
    on conflict (schema_id) do update set run = r.run + 1, state = 'waiting', after_id = 0, done = 0, total = excluded.total,
      started_at = null, ended_at = null
    returning run`.execute(db)
  return rows[0] ?? { run: 0 }
}

export const findReindex = (db: Db, schema_id: number) =>
  db.selectFrom('document_reindexes').selectAll().where('schema_id', '=', schema_id).executeTakeFirst()

export async function progressOf(db: Db, schema_id: number): Promise<ReindexProgress> {
  const row = await findReindex(db, schema_id)
  if (!row) return { schema_id, state: 'none', done: 0, total: 0, started_at: null, ended_at: null }
  const { state, done, total, started_at, ended_at } = row
  return { schema_id, state, done, total, started_at, ended_at }
}

type OfParent = { schema_id: number } | { application_instance_id: number }
type Step = { schema_id: number; run: number }
const isRun = ({ schema_id, run }: Step) => sql`schema_id = ${schema_id} and run = ${run} and state in ('waiting', 'running')`

/** Where it goes on, unless it was cancelled or overtaken. */
export async function resume(db: Db, step: Step): Promise<{ after_id: number } | undefined> {
  const { rows } = await sql<{ after_id: number }>`
    update document_reindexes set state = 'running', started_at = coalesce(started_at, now()) where ${isRun(step)} returning after_id`.execute(
    db,
  )
  return rows[0]
}

/** For jobs that walk all documents of a schema or an instance by their ids. */
export const nextIds = async (db: Db, of: OfParent, after_id: number, count: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where((is) => is.and(of))
    .where('id', '>', after_id)
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps the place; false when it was cancelled or overtaken meanwhile. */
export async function advance(db: Db, step: Step, after_id: number, count: number): Promise<boolean> {
  const { rows } = await sql`
    update document_reindexes set after_id = ${after_id}, done = done + ${count} where ${isRun(step)} returning schema_id`.execute(db)
  return rows.length > 0
}

export const finish = (db: Db, step: Step) =>
  sql`update document_reindexes set state = 'done', total = done, ended_at = now() where ${isRun(step)}`.execute(db)

export const cancel = (db: Db, schema_id: number) =>
  sql`update document_reindexes set state = 'cancelled', ended_at = now() where schema_id = ${schema_id} and state in ('waiting', 'running')`.execute(
    db,
  )
