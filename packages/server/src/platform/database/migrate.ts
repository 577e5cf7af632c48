import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefused } from './failures.ts'

/** One connection to the database, held for the whole of the migration. */
export type MigrationSession = {
  exec(sql: string): Promise<void>
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

type Migration = { name: string; sql: string; checksum: string }
type Applied = { name: string; checksum: string }

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The migrations of a folder, in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  names.forEach((name, index) => {
    const number = fileName.exec(name)?.[1]
    if (number === undefined) throw new DatabaseRefused(`The migration ${name} is not named like 0001-what-it-does.sql.`)
    if (Number(number) !== index + 1)
      throw new DatabaseRefused(`The migrations are not numbered one by one: ${name} stands where number ${index + 1} should.`)
  })
  return names.map((name) => {
    // A checkout on Windows has other line ends; it is the same migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Applies what is missing, each migration in a transaction of its own; answers the names of those it applied. */
export async function migrate(session: MigrationSession, folder: string, tell: (name: string) => void): Promise<string[]> {
  const migrations = readMigrations(folder)
  await session.exec(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = await session.rows<Applied>('select name, checksum from schema_migrations order by name')
  refuseForeignHistory(migrations, applied)

  const missing = migrations.slice(applied.length)
  for (const migration of missing) {
    tell(migration.name)
    await session.exec('begin')
    try {
      await session.exec(migration.sql)
      await session.rows('insert into schema_migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
      await session.exec('commit')
    } catch (error) {
      await session.exec('rollback')
      throw new DatabaseRefused(`The migration ${migration.name} failed and was undone: ${(error as Error).message}`, { cause: error })
    }
  }
  return missing.map(({ name }) => name)
}

function refuseForeignHistory(migrations: Migration[], applied: Applied[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = applied.find(({ name }) => !byName.has(name))
  if (unknown)
    throw new DatabaseRefused(
      `The database is newer than this version of Vitrine: it has the migration ${unknown.name}, which this version does not know. Start the version that made it, or a later one.`,
    )
  const changed = applied.find(({ name, checksum }) => byName.get(name)?.checksum !== checksum)
  if (changed)
    throw new DatabaseRefused(
      `The migration ${changed.name} was changed after it was applied to this database. Migrations are never edited: restore the file and add a new one.`,
    )
  // All applied ones are known, so a difference in place is a hole.
  const hole = migrations.slice(0, applied.length).find(({ name }, index) => applied[index]?.name !== name)
  if (hole)
    throw new DatabaseRefused(
      `The migration ${hole.name} was never applied to this database, but later ones were. A new migration takes the next number, not one in between.`,
    )
}
