import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import type { Tables } from '#platform/database'

const folder = join(import.meta.dirname, '../../../../migrations')

export async function openTestDatabase() {
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    parsers: { [types.TIMESTAMPTZ]: (text: string) => new Date(text).toISOString(), [types.INT8]: Number },
  })
  for (const name of readdirSync(folder).sort()) await pglite.exec(readFileSync(join(folder, name), 'utf8'))
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return { db, close: () => db.destroy() }
}
