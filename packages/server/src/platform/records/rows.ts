import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, likeText } from '#platform/database'

/** Held until the transaction ends. */
export const lockRow = (db: Db, table: string, id: number) => sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)

export const markDeleted = (db: Db, table: string, id: number, user_id: number) =>
  sql`update ${sql.table(table)} set deleted_at = now(), deleted_by = ${user_id}, version = version + 1 where id = ${id}`.execute(db)

/** With what it must be called or stand under now; its other fields are as they were. */
export async function markRestored(db: Db, table: string, id: number, fields: Record<string, unknown>, user_id: number): Promise<void> {
  const set = Object.entries(fields).map(([column, value]) => sql`${sql.id(column)} = ${value}`)
  const marks = sql`deleted_at = null, deleted_by = null, version = version + 1, updated_at = now(), updated_by = ${user_id}`
  await sql`update ${sql.table(table)} set ${sql.join([...set, marks])} where id = ${id}`.execute(db)
}

export const removeRow = (db: Db, table: string, id: number) => sql`delete from ${sql.table(table)} where id = ${id}`.execute(db)

/** The slugs in use that a new one beginning so could meet. */
export async function slugsLike(db: Db, table: string, wish: string, within?: RawBuilder<SqlBool>): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
    where deleted_at is null and slug like ${`${likeText(wish.slice(0, 50))}%`} ${within ? sql`and ${within}` : sql``}`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}
