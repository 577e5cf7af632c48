import type { CarryChoice, DocumentContent, DocumentStatus } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { countedTotal } from '#platform/totals'
import type { ImpactFigures } from '../table.ts'
import { countedTo } from './reindex.ts'

type NewImpact = {
  schema_id: number
  schema_version: number
  json_schema: string
  choices: CarryChoice[]
  figures: ImpactFigures
}

/** The looks that the same person had at the schema before are over: nobody reads them any more. */
export async function beginImpact(db: Db, { choices, figures, ...impact }: NewImpact, asked_by: number): Promise<{ id: number }> {
  await db.deleteFrom('document_impacts').where('schema_id', '=', impact.schema_id).where('asked_by', '=', asked_by).execute()
  return db
    .insertInto('document_impacts')
    .values({
      ...impact,
      asked_by,
      choices: JSON.stringify(choices),
      figures: JSON.stringify(figures),
      total: countedTo(impact.schema_id),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const findImpact = (db: Db, id: number) => db.selectFrom('document_impacts').selectAll().where('id', '=', id).executeTakeFirst()
export type StoredImpact = NonNullable<Awaited<ReturnType<typeof findImpact>>>

/** Where it goes on, unless it was cancelled or its asker has asked anew. */
export const resumeImpact = (db: Db, id: number) =>
  db
    .updateTable('document_impacts')
    .set({ state: 'running', started_at: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst()

export type LookedAt = { id: number; status: DocumentStatus; is_deleted: boolean; content: DocumentContent }

/** Of contents read at once, as JSON. */
const mostBytes = 16_000_000

/**
 * The next documents of a schema with nothing but what is judged of them: so many, or fewer where they are large. Each content is
 * looked up by itself: joined, PostgreSQL would take a document to have none, and read all of them for each batch.
 */
export async function nextContents(db: Db, schema_id: number, after_id: number, count: number): Promise<LookedAt[]> {
  const ofDocument = sql`from document_contents c where c.document_id = d.id and c.hash = d.content_hash`
  const { rows } = await sql<LookedAt>`
    select d.id, d.status, d.is_deleted, (select c.content ${ofDocument}) as content from (
      select d.*, sum(d.bytes) over (order by d.id) - d.bytes as bytes_before from (
        select d.id, d.status, d.is_deleted, d.content_hash, (select c.bytes ${ofDocument}) as bytes from documents d
        where d.schema_id = ${schema_id} and d.id > ${after_id} order by d.id limit ${count}) as d) as d
    where d.bytes_before < ${mostBytes} order by d.id`.execute(db)
  return rows
}

export type TouchedRow = { document_id: number; errors: { path: string; code: string }[]; vanished: string[] }

/** Keeps the place, the figures and the documents together; false when it was cancelled meanwhile. */
export async function advanceImpact(
  db: Db,
  id: number,
  step: { after_id: number; count: number; figures: ImpactFigures; touched: TouchedRow[] },
): Promise<boolean> {
  const kept = await db
    .updateTable('document_impacts')
    .set({ after_id: step.after_id, done: sql`done + ${step.count}`, figures: JSON.stringify(step.figures) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (kept && step.touched.length > 0)
    await sql`
      insert into document_impact_rows (impact_id, document_id, errors, vanished)
      select ${id}, r.document_id, r.errors::jsonb, array(select jsonb_array_elements_text(r.vanished::jsonb))
      from unnest(
        ${step.touched.map(({ document_id }) => document_id)}::int[],
        ${step.touched.map(({ errors }) => JSON.stringify(errors))}::text[],
        ${step.touched.map(({ vanished }) => JSON.stringify(vanished))}::text[]
      ) as r (document_id, errors, vanished)
      where exists (select from documents d where d.id = r.document_id)
      on conflict do nothing`.execute(db)
  return kept !== undefined
}

export const endImpact = (db: Db, id: number, state: 'done' | 'cancelled') =>
  db
    .updateTable('document_impacts')
    .set({ state, ended_at: sql`now()`, ...(state === 'done' ? { total: sql<number>`done` } : {}) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()

export const forgetImpacts = async (db: Db, olderThanMs: number): Promise<number> => {
  const { rows } = await sql`
    delete from document_impacts where asked_at < now() - make_interval(secs => ${olderThanMs / 1000}) returning id`.execute(db)
  return rows.length
}

export async function listTouched(
  db: Db,
  impact_id: number,
  vanished: string | undefined,
  page: { page: number; page_size: number; order_asc: boolean },
) {
  const hits = sql`select r.document_id, r.errors, r.vanished from document_impact_rows r
    where r.impact_id = ${impact_id} and (${vanished ?? null}::text is null or r.vanished @> array[${vanished ?? ''}::text])`
  const total = await countedTotal(db, { limit: (most) => sql`${hits} limit ${most}` })
  const { rows } = await sql<TouchedRow>`
    ${hits} order by r.document_id ${sql.raw(page.order_asc ? 'asc' : 'desc')}
    limit ${page.page_size} offset ${page.page * page.page_size}`.execute(db)
  return { rows, ...total }
}
