import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { DatabaseUnavailable, type OpenedDatabase, openDatabase } from './index.ts'
import { makeScratchCluster, type ScratchCluster } from './testing/scratch-cluster.ts'
import { migrationsFolder } from './testing.ts'

const writers = 8
const silent = { info: () => undefined, warn: () => undefined }
let cluster: ScratchCluster | null = null
let database: OpenedDatabase | null = null

afterEach(async () => {
  await database?.close()
  await cluster?.remove()
})

/** PostgreSQL going down or coming up, or no connection to it. */
const isOutage = (error: unknown) =>
  error instanceof DatabaseUnavailable || /^(57P0[123]|0800[036])$/.test(String((error as { code?: string }).code))

/** Saves one row after the other until told to stop; a failed save is noted and tried anew. */
async function saveOn({ db }: OpenedDatabase, load: { isOver: boolean; saved: Set<number>; failures: unknown[]; recovered: () => void }) {
  let hasFailed = false
  while (!load.isOver) {
    try {
      const { rows } = await db
        .transaction()
        .execute((tx) => sql<{ id: number }>`insert into saves default values returning id`.execute(tx))
      load.saved.add(Number(rows[0]?.id))
      if (hasFailed) load.recovered()
    } catch (error) {
      hasFailed = true
      load.failures.push(error)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

test.runIf(inject('testDatabaseUrl') !== null).for([
  ['in order', 'stopFast'],
  ['with -9', 'killHard'],
] as const)(
  'PostgreSQL restarted %s under load: errors that say so, then recovery without a restart of ours',
  async ([, stop], { skip }) => {
    const scratch = await makeScratchCluster()
    if (scratch === null) return skip('PostgreSQL’s own programs, or a user that may run them, are not on this machine')
    cluster = scratch
    await scratch.start()
    const opened = await openDatabase({ databaseUrl: scratch.url, dataFolder: '', migrationsFolder, log: silent })
    database = opened
    await sql`create table saves (id integer generated always as identity primary key)`.execute(opened.db)
    await opened.hot('count saves', 'select count(*) from saves', [])

    const recovery = Promise.withResolvers<void>()
    const load = { isOver: false, saved: new Set<number>(), failures: [] as unknown[], recovered: recovery.resolve }
    const running = Array.from({ length: writers }, () => saveOn(opened, load))
    await expect.poll(() => load.saved.size, { timeout: 20_000 }).toBeGreaterThan(writers)

    await scratch[stop]()
    await expect.poll(() => load.failures.length, { timeout: 20_000 }).toBeGreaterThan(writers)
    await expect(opened.ping()).rejects.toThrow()
    await scratch.start()
    await recovery.promise
    load.isOver = true
    await Promise.all(running)

    // What callers are told as 503, to be tried again: never a fault of theirs or ours.
    for (const failure of load.failures) expect(isOutage(failure), String(failure)).toBe(true)
    const { rows } = await sql<{ id: number }>`select id from saves`.execute(opened.db)
    const there = new Set(rows.map(({ id }) => id))
    expect([...load.saved].filter((id) => !there.has(id))).toEqual([])
    await opened.ping()
    expect(await opened.hot('count saves', 'select count(*) from saves', [])).toEqual([{ count: there.size }])
  },
)
