import type { CarriedDocument, CarryChoice, CarryOver } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { countedTotal } from '#platform/totals'
import '../table.ts'
import { countedTo } from './reindex.ts'

type NewCarry = { schema_id: number; from_version: number; to_version: number; choices: CarryChoice[] }

export const beginCarry = (db: Db, { choices, ...carry }: NewCarry, started_by: number): Promise<{ id: number }> =>
  db
    .insertInto('document_carries')
    .values({ ...carry, choices: JSON.stringify(choices), started_by, total: countedTo(carry.schema_id) })
    .returning('id')
    .executeTakeFirstOrThrow()

const selectCarries = (db: Db) =>
  db.selectFrom('document_carries as c').leftJoin('users as u', 'u.id', 'c.started_by').selectAll('c').select('u.name as started_by_name')

export const findCarry = (db: Db, id: number) => selectCarries(db).where('c.id', '=', id).executeTakeFirst()
export type StoredCarry = NonNullable<Awaited<ReturnType<typeof findCarry>>>
export const latestCarry = (db: Db, schema_id: number) =>
  selectCarries(db).where('c.schema_id', '=', schema_id).orderBy('c.id', 'desc').limit(1).executeTakeFirst()

/** Where it goes on, unless it was cancelled or is being undone. */
export const resumeCarry = (db: Db, id: number) =>
  db
    .updateTable('document_carries')
    .set({ state: 'running', started_at: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst()

/** Nobody cancels or undoes it until the transaction ends. */
export const holdCarry = (db: Db, id: number, state: CarryOver['state']) =>
  db.selectFrom('document_carries').select('id').where('id', '=', id).where('state', '=', state).forUpdate().executeTakeFirst()

export const advanceCarry = (db: Db, id: number, step: { after_id: number; count: number; changed: number; kept: number }) =>
  db
    .updateTable('document_carries')
    .set({
      after_id: step.after_id,
      done: sql`done + ${step.count}`,
      changed: sql`changed + ${step.changed}`,
      kept: sql`kept + ${step.kept}`,
    })
    .where('id', '=', id)
    .execute()

export const endCarry = (db: Db, id: number, state: 'done' | 'cancelled') =>
  db
    .updateTable('document_carries')
    .set({ state, ended_at: sql`now()`, ...(state === 'done' ? { total: sql<number>`done` } : {}) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()

/** A document has its row once: a carry-over that is run twice changes it once. */
export const keepCarried = (db: Db, carry_id: number, document_id: number) =>
  sql`insert into document_carried (carry_id, document_id, version) select ${carry_id}, id, version from documents where id = ${document_id}
    on conflict (carry_id, document_id) do update set version = excluded.version, outcome = 'carried'`.execute(db)

/** From here on nobody carries: what was carried is taken back. Undefined where that was begun before. */
export const beginUndo = (db: Db, id: number) =>
  db
    .updateTable('document_carries')
    .set({
      state: 'undoing',
      done: 0,
      total: sql<number>`(select count(*)::int from document_carried where carry_id = ${id})`,
      ended_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running', 'done', 'cancelled'])
    .returning('id')
    .executeTakeFirst()

/** Those that are not decided yet: what was taken back before a restart is not among them. */
export const nextCarried = (db: Db, carry_id: number, count: number) =>
  db
    .selectFrom('document_carried')
    .select(['document_id', 'version'])
    .where('carry_id', '=', carry_id)
    .where('outcome', '=', 'carried')
    .orderBy('document_id')
    .limit(count)
    .execute()

export const setOutcome = (db: Db, carry_id: number, document_id: number, outcome: CarriedDocument['outcome']) =>
  db.updateTable('document_carried').set({ outcome }).where('carry_id', '=', carry_id).where('document_id', '=', document_id).execute()

export const advanceUndo = (db: Db, id: number, { taken_back, left }: { taken_back: number; left: number }) =>
  db
    .updateTable('document_carries')
    .set({
      done: sql`done + ${taken_back + left}`,
      taken_back: sql`taken_back + ${taken_back}`,
      left: sql`"left" + ${left}`,
    })
    .where('id', '=', id)
    .execute()

export const endUndo = (db: Db, id: number) =>
  db
    .updateTable('document_carries')
    .set({ state: 'undone', ended_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'undoing')
    .execute()

/** What was chosen for a document after a version of it; undefined where anything else happened to it since. */
export async function carriedSince(db: Db, document_id: number, version: number): Promise<CarryChoice[] | undefined> {
  const rows = await db
    .selectFrom('document_revisions as r')
    .leftJoin('document_carried as m', (join) => join.onRef('m.document_id', '=', 'r.document_id').onRef('m.version', '=', 'r.version'))
    .leftJoin('document_carries as c', 'c.id', 'm.carry_id')
    .select(['r.kind', 'c.choices'])
    .where('r.document_id', '=', document_id)
    .where('r.version', '>', version)
    .orderBy('r.version')
    .execute()
  const isOnlyCarried = rows.length > 0 && rows.every(({ kind, choices }) => kind === 'carried' && choices !== null)
  return isOnlyCarried ? rows.flatMap(({ choices }) => choices ?? []) : undefined
}

export async function listCarried(
  db: Db,
  carry_id: number,
  outcome: CarriedDocument['outcome'] | undefined,
  page: { page: number; page_size: number; order_asc: boolean },
) {
  const hits = sql`select m.document_id, m.version, m.outcome from document_carried m
    where m.carry_id = ${carry_id} and (${outcome ?? null}::text is null or m.outcome = ${outcome ?? ''})`
  const total = await countedTotal(db, { limit: (most) => sql`${hits} limit ${most}` })
  const { rows } = await sql<{ document_id: number; version: number; outcome: CarriedDocument['outcome'] }>`
    ${hits} order by m.document_id ${sql.raw(page.order_asc ? 'asc' : 'desc')}
    limit ${page.page_size} offset ${page.page * page.page_size}`.execute(db)
  return { rows, ...total }
}
