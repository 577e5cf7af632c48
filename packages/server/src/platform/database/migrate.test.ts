import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'
import { migrationsFolder, openTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  await run('drop table if exists first, second, third')
  await run('delete from schema_migrations')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))
afterAll(() => database.close())

const run = (text: string, values: unknown[] = []) => database.db.executeQuery(CompiledQuery.raw(text, values))

/** Applies what stands in the folder, on one connection. */
function migrateFolder(): Promise<string[]> {
  return database.db.connection().execute((db) =>
    migrate(
      {
        exec: async (text) => {
          await db.executeQuery(CompiledQuery.raw(text))
        },
        rows: async <Row>(text: string, values: unknown[] = []) => (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[],
      },
      folder,
      () => undefined,
    ),
  )
}
const write = (name: string, text: string) => fs.writeFileSync(join(folder, name), text)

test('migrations are applied once, in order', async () => {
  write('0002-second.sql', 'create table second (id integer references first)')
  write('0001-first.sql', 'create table first (id integer primary key)')
  expect(await migrateFolder()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrateFolder()).toEqual([])
  write('0003-third.sql', 'create table third (id integer)')
  expect(await migrateFolder()).toEqual(['0003-third.sql'])
})

test('a migration that fails leaves nothing of itself, and names itself', async () => {
  write('0001-first.sql', 'create table first (id integer primary key)')
  write('0002-second.sql', 'create table second (id no_such_type)')
  await expect(migrateFolder()).rejects.toThrow(/0002-second\.sql failed and was undone: .*no_such_type/)
  write('0002-second.sql', 'create table second (id integer)')
  expect(await migrateFolder()).toEqual(['0002-second.sql'])
})

test('a migration that was changed after it was applied is refused; other line ends are no change', async () => {
  write('0001-first.sql', 'create table first\n(id integer)')
  await migrateFolder()
  write('0001-first.sql', 'create table first\r\n(id integer)')
  expect(await migrateFolder()).toEqual([])
  write('0001-first.sql', 'create table first (id bigint)')
  await expect(migrateFolder()).rejects.toThrow('0001-first.sql was changed after it was applied')
})

test('a database newer than the program is refused', async () => {
  write('0001-first.sql', 'create table first (id integer)')
  write('0002-second.sql', 'create table second (id integer)')
  await migrateFolder()
  fs.rmSync(join(folder, '0002-second.sql'))
  await expect(migrateFolder()).rejects.toThrow('The database is newer than this version of Vitrine')
})

test('a migration that slipped in before an applied one is refused', async () => {
  write('0001-first.sql', 'create table first (id integer)')
  write('0002-second.sql', 'create table second (id integer)')
  await migrateFolder()
  await run('delete from schema_migrations where name = $1', ['0001-first.sql'])
  await expect(migrateFolder()).rejects.toThrow('0001-first.sql was never applied to this database, but later ones were')
})

test('numbers that leave a gap, come twice, or are no numbers are refused', () => {
  write('0001-first.sql', 'select')
  write('0003-third.sql', 'select')
  expect(() => readMigrations(folder)).toThrow('0003-third.sql stands where number 2 should')
  write('0003-also-third.sql', 'select')
  expect(() => readMigrations(folder)).toThrow('not numbered one by one')
  write('notes.sql', 'select')
  fs.rmSync(join(folder, '0003-third.sql'))
  fs.rmSync(join(folder, '0003-also-third.sql'))
  expect(() => readMigrations(folder)).toThrow('notes.sql is not named like')
})

test('the migrations of the product are numbered and named as they should', () => {
  expect(readMigrations(migrationsFolder).length).toBeGreaterThan(0)
})
