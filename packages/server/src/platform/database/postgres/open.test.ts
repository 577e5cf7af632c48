import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../index.ts'
import { readMigrations } from '../migrate.ts'
import { migrationsFolder, openTestDatabase, type TestDatabase } from '../testing.ts'
import { refuseUnfit } from './open.ts'

const silent = { info: () => undefined, warn: () => undefined }
const openUrl = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: '', migrationsFolder, log: silent })

test('a PostgreSQL that is too old, or a database that is not UTF8, is refused in words', () => {
  expect(() => refuseUnfit({ version: 140_022, encoding: 'UTF8' })).toThrow(
    'DATABASE_URL leads to PostgreSQL 14. Vitrine needs PostgreSQL 15 or newer.',
  )
  expect(() => refuseUnfit({ version: 150_000, encoding: 'SQL_ASCII' })).toThrow('encoded in SQL_ASCII')
  expect(() => refuseUnfit({ version: 150_000, encoding: 'UTF8' })).not.toThrow()
})

test('a PostgreSQL that is not there is refused in words that tell no password', async () => {
  const refused = await openUrl('postgres://vitrine:secret@localhost:1/vitrine').catch((error: unknown) => error as Error)
  expect(refused).toMatchObject({
    name: 'DatabaseRefused',
    message: expect.stringContaining('PostgreSQL at localhost:1/vitrine (DATABASE_URL) cannot be used'),
  })
  expect(String(refused)).not.toContain('secret')
})

describe.runIf(inject('testDatabaseUrl') !== null)('on a server', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('a connection has its time limits and speaks UTC', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('timezone') as zone`.execute(database.db)
    expect(rows).toEqual([{ statement: '30s', idle: '1min', zone: 'UTC' }])
  })

  test('connections that the server cuts off do not end the process, and new ones take their place', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.ping()))
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrine' and datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
    const cutOff = database.db.transaction().execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
    await expect(cutOff).rejects.toMatchObject({ code: '57P01' })
    await expect.poll(() => database.ping().then(() => 'answered')).toBe('answered')
  })

  test('servers that start together on an empty database migrate it once', async () => {
    const name = `vitrine_test_${Date.now()}_together`
    const client = new pg.Client({ connectionString: String(inject('testDatabaseUrl')) })
    await client.connect()
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    const url = new URL(String(inject('testDatabaseUrl')))
    url.pathname = `/${name}`

    const opened = await Promise.all([openUrl(url.href), openUrl(url.href), openUrl(url.href)])
    const applied = await opened[0]?.hot<{ count: number }>('applied', 'select count(*) from schema_migrations', [])
    expect(applied).toEqual([{ count: readMigrations(migrationsFolder).length }])

    await Promise.all(opened.map(({ close }) => close()))
    await client.query(`drop database ${name}`)
    await client.end()
  })
})
