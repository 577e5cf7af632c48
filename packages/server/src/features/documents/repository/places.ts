import type { DocumentStatus } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type Place = { id: number; application_instance_id: number; status: DocumentStatus; deleted_at: string | null; is_given: boolean }

/** The instances that give documents to one of these; an expired or deleted one gives nothing. */
export const givers = (receivers: number[]) => sql`
  select s.application_instance_id from application_instance_shares s
  join application_instances g on g.id = s.application_instance_id and g.deleted_at is null and (g.expires_at is null or g.expires_at > now())
  where s.type = 'document' and s.to_application_instance_id = any (${receivers}::int[])`

/** Of rows called `d`. */
export const isGiven = (receivers: number[]) => sql<boolean>`d.application_instance_id in (${givers(receivers)})`

/** The language in which an instance's documents are told: the one asked for, where they have it, else their source language. */
export const toldIn = (instance: string, wanted: string | undefined) => sql<string>`coalesce((
  select l.locale from document_locales l where l.application_instance_id = ${sql.ref(instance)}
  order by (l.locale = ${wanted ?? null}::text) desc, l.position limit 1), 'no')`

/** Where documents stand, seen from someone who works in these instances. */
export const placesOf = (db: Db, ids: number[], receivers: number[]): Promise<Place[]> =>
  db
    .selectFrom('documents as d')
    .select(['d.id', 'd.application_instance_id', 'd.status', 'd.deleted_at'])
    .select(isGiven(receivers).as('is_given'))
    .where(sql<SqlBool>`d.id = any (${ids}::int[])`)
    .execute()

export const placeOf = async (db: Db, id: number, receivers: number[]): Promise<Place | undefined> =>
  (await placesOf(db, [id], receivers))[0]

/** The instances that give their documents to one of these. */
export async function giversTo(db: Db, receivers: number[]): Promise<number[]> {
  if (receivers.length === 0) return []
  const { rows } = await sql<{ application_instance_id: number }>`${givers(receivers)}`.execute(db)
  return [...new Set(rows.map(({ application_instance_id }) => application_instance_id))]
}

export type Ground = {
  id: number
  application_id: number
  deleted_at: string | null
  locales: string[]
}

/** The instance that a document is written in, with its languages in their order; held, so that it stays until the end. */
export async function holdInstance(db: Db, id: number): Promise<Ground | undefined> {
  const row = await db
    .selectFrom('application_instances')
    .select(['id', 'application_id', 'deleted_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!row) return undefined
  const locales = await db
    .selectFrom('application_instance_locales as a')
    .innerJoin('locales as l', 'l.id', 'a.locale_id')
    .select('l.language_code')
    .where('a.application_instance_id', '=', id)
    .orderBy('a.position')
    .execute()
  return { ...row, locales: locales.map(({ language_code }) => language_code) }
}

/** In which languages the documents of instances have their rows, the source first. */
export async function localesOf(db: Db, instances: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('document_locales')
    .select(['application_instance_id', 'locale'])
    .where(sql<SqlBool>`application_instance_id = any (${instances}::int[])`)
    .orderBy('application_instance_id')
    .orderBy('position')
    .execute()
  const found = new Map<number, string[]>()
  for (const { application_instance_id, locale } of rows)
    found.set(application_instance_id, [...(found.get(application_instance_id) ?? []), locale])
  return found
}

export async function keepLocales(db: Db, application_instance_id: number, locales: readonly string[]): Promise<void> {
  await db
    .insertInto('document_locales')
    .values(locales.map((locale, position) => ({ application_instance_id, locale, position })))
    .onConflict((conflict) =>
      conflict.columns(['application_instance_id', 'locale']).doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute()
}
