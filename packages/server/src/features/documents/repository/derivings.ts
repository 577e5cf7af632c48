import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'
import { keepLocales } from './places.ts'

type Step = { application_instance_id: number; run: number }

/** From the beginning; the run before, if one is under way, finds that it was overtaken. */
export async function beginDeriving(db: Db, application_instance_id: number): Promise<{ run: number }> {
  const { rows } = await sql<{ run: number }>`
    insert into document_derivings as r (application_instance_id, state) values (${application_instance_id}, 'waiting')
    on conflict (application_instance_id) do update set run = r.run + 1, state = 'waiting', after_id = 0 returning run`.execute(db)
  return rows[0] ?? { run: 0 }
}

const isRun = ({ application_instance_id, run }: Step) =>
  sql<SqlBool>`application_instance_id = ${application_instance_id} and run = ${run} and state in ('waiting', 'running')`

export const resumeDeriving = (db: Db, step: Step) =>
  db.updateTable('document_derivings').set({ state: 'running' }).where(isRun(step)).returning('after_id').executeTakeFirst()

export async function advanceDeriving(db: Db, step: Step, after_id: number): Promise<boolean> {
  const row = await db.updateTable('document_derivings').set({ after_id }).where(isRun(step)).returning('run').executeTakeFirst()
  return row !== undefined
}

export async function endDeriving(db: Db, step: Step): Promise<boolean> {
  const row = await db.updateTable('document_derivings').set({ state: 'done' }).where(isRun(step)).returning('run').executeTakeFirst()
  return row !== undefined
}

/** From now on lists are asked in these languages, in this order, and in no others. */
export async function replaceLocales(db: Db, application_instance_id: number, locales: readonly string[]): Promise<void> {
  await db.deleteFrom('document_locales').where('application_instance_id', '=', application_instance_id).execute()
  await keepLocales(db, application_instance_id, locales)
}
