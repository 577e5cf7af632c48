import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database, Tables } from '../../packages/server/src/platform/database/index.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The statements some work sends, as they reach the database. */
export async function statementsOf(url: string, work: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const pool = new Pool({ connectionString: url, max: 1 })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
  })
  await work(db)
  await db.destroy()
  return sent
}
