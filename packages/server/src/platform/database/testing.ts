import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { inject } from 'vitest'
import { newDisk } from './embedded/disk.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { migrateEmbedded, withSession } from './embedded/open.ts'
import { openSession } from './embedded/session.ts'
import { DatabaseRefused } from './failures.ts'
import { type Database, type OpenedDatabase, openDatabase } from './index.ts'
import { readMigrations } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by vitest.config.ts from TEST_DATABASE_URL when VITRINE_TEST_ENGINE is postgres; null is the embedded engine. */
    testDatabaseUrl: string | null
  }
}

export type TestDatabase = OpenedDatabase & {
  /** Empties every table but the roles, and starts ids and totals from the beginning. */
  truncate(): Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')
const cacheFolder = join(import.meta.dirname, '../../../../../.cache/test-databases')
const silent = { info: () => undefined, warn: () => undefined }
/** The job queue would make them at its first start, which on the embedded engine takes a second. */
const jobTables = getConstructionPlans()
// The login service's keys are in use by the app under test from its start.
const keptTables = ['roles', 'schema_migrations', 'record_counts', 'login_keys']
const pauseBetweenLooksMs = 200
const leftoverAgeMs = 60 * 60 * 1000

/** A database of its own for one test file: a copy of one migrated template, on the engine that this run is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const opened = inject('testDatabaseUrl') === null ? await openEmbeddedCopy() : await openPostgresCopy()
  return { ...opened, truncate: () => truncate(opened.db) }
}

function templateKey(engine: string): string {
  const hash = createHash('sha256').update(engine).update(jobTables)
  for (const { name, checksum } of readMigrations(migrationsFolder)) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** A data folder with a migrated embedded database in it, for tests of what happens on the disk. */
export async function makeTestFolder(parent = tmpdir()): Promise<{ dataFolder: string; remove(): void }> {
  const dataFolder = fs.mkdtempSync(join(parent, 'vitrine-test-'))
  const template = await embeddedTemplate()
  const session = await openSession({ folder: join(dataFolder, 'database'), isNew: false, template, disk: newDisk() }, silent)
  await session.close()
  return { dataFolder, remove: () => fs.rmSync(dataFolder, { recursive: true, force: true }) }
}

// In memory: durability has tests of its own.
async function openEmbeddedCopy(): Promise<OpenedDatabase> {
  const template = await embeddedTemplate()
  const session = await openSession({ folder: null, isNew: true, template, disk: newDisk() }, silent)
  return withSession(session, async () => undefined)
}

async function embeddedTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const { version } = JSON.parse(
    fs.readFileSync(join(import.meta.dirname, '../../../../../node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string }
  fs.mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${templateKey(`pglite ${version}`)}.tar`)
  if (!fs.existsSync(file)) await underLock(file, () => makeEmbeddedTemplate(file))
  return new Uint8Array(fs.readFileSync(file))
}

/** Test files run in parallel, and each would make it. */
async function underLock(file: string, make: () => Promise<void>): Promise<void> {
  while (!fs.existsSync(file)) {
    try {
      const unlock = await lockFolder(file)
      await make().finally(unlock)
    } catch (error) {
      if (!(error instanceof DatabaseRefused)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenLooksMs))
    }
  }
}

async function makeEmbeddedTemplate(file: string): Promise<void> {
  if (fs.existsSync(file)) return
  const session = await openSession({ folder: null, isNew: true, template: null, disk: newDisk() }, silent)
  await migrateEmbedded(session, migrationsFolder, silent)
  await session.exec(jobTables)
  await session.exec('checkpoint')
  fs.writeFileSync(`${file}.making`, await session.dump())
  fs.renameSync(`${file}.making`, file)
  await session.close()
}

async function openPostgresCopy(): Promise<OpenedDatabase> {
  const { url, drop } = await openTestDatabaseUrl()
  const opened = await openDatabase({ databaseUrl: url, dataFolder: '', migrationsFolder, log: silent })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}

/** A migrated database of its own on the PostgreSQL of this run, for a test whose child processes open it. */
export async function openTestDatabaseUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const url = inject('testDatabaseUrl')
  if (url === null) throw new Error('This run is on the embedded database.')
  const name = `vitrine_test_${Date.now()}_${randomBytes(4).toString('hex')}`
  await onServer(url, async (client) => {
    const template = `vitrine_template_${templateKey('postgres')}`
    // One lock for all that make templates and copies: the server refuses a copy while someone is connected to the template.
    await client.query('select pg_advisory_lock(hashtext($1))', ['vitrine test databases'])
    await dropLeftovers(client)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makePostgresTemplate(client, url, template)
    await client.query(`create database ${name} template ${template}`)
  })
  return { url: withDatabase(url, name), drop: () => onServer(url, (client) => client.query(`drop database ${name} with (force)`)) }
}

async function makePostgresTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft}`)
  await client.query(`create database ${draft} template template0 encoding 'UTF8'`)
  const opened = await openDatabase({ databaseUrl: withDatabase(url, draft), dataFolder: '', migrationsFolder, log: silent })
  await opened.close()
  await onServer(withDatabase(url, draft), (draftClient) => draftClient.query(jobTables))
  await client.query(`alter database ${draft} rename to ${template}`)
}

/** Of runs that were killed. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select datname from pg_database where datname like 'vitrine\\_test\\_%'")
  for (const { datname } of rows as Array<{ datname: string }>)
    if (Date.now() - Number(datname.split('_')[2]) > leftoverAgeMs) await client.query(`drop database if exists ${datname} with (force)`)
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** By deleting, which for a few rows is ten times faster than `truncate` on PostgreSQL; in one statement, so that foreign keys are looked at when all is gone. */
async function truncate(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and not tablename = any (${keptTables})) or (schemaname = 'pgboss' and tablename = 'job')`.execute(db)
  await sql.raw(`with ${rows.map(({ name }, index) => `t${index} as (delete from ${name})`).join(', ')} select`).execute(db)
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(db)
  await sql`update record_counts set value = 0 where value <> 0`.execute(db)
}
