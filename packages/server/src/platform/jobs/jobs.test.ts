import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createJobs, type Jobs } from './index.ts'

declare module './index.ts' {
  interface JobMap {
    'test.note': { note_id: number }
  }
}

type Line = Record<string, unknown> & { message: string }

let database: TestDatabase
let jobs: Jobs
let logged: Line[]

const keep = (details: object, message: string) => {
  logged.push({ ...details, message })
}
const log = { info: keep, warn: keep, error: keep } as unknown as Parameters<typeof createJobs>[0]['log']

/** Answers the ids of `count` runs; `fail` is asked at each whether it throws. */
function recordRuns(count: number, fail: (runs: number[]) => boolean = () => false) {
  const { promise, resolve } = Promise.withResolvers<number[]>()
  const runs: number[] = []
  jobs.define('test.note', {
    retryDelaySeconds: 1,
    handle: async ({ note_id }) => {
      runs.push(note_id)
      if (runs.length === count) resolve(runs)
      if (fail(runs)) throw new Error('the first try fails')
      return 'done'
    },
  })
  return promise
}

beforeEach(async () => {
  logged = []
  database = await openTestDatabase()
  jobs = createJobs({ database, log, pollSeconds: 0.5 })
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

test('a job sent in a transaction that is committed is run; one whose transaction is undone never is', async () => {
  const runs = recordRuns(2)
  await jobs.start()

  await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'test.note', { note_id: 1 }))
  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'test.note', { note_id: 2 })
    throw new Error('the change is refused')
  })
  await expect(undone).rejects.toThrow('the change is refused')
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'test.note', { note_id: 3 }))

  expect(await runs).toEqual([1, 3])
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg((data->>'note_id')::int order by created_on) as ids from pgboss.job where name = 'test.note'`.execute(database.db)
  expect(rows).toEqual([{ ids: [1, 3] }])
})

test('a job that fails is logged and tried again, alone', async () => {
  const runs = recordRuns(3, (before) => before.at(-1) === 1 && before.filter((id) => id === 1).length === 1)
  await jobs.start()

  await database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'test.note', { note_id: 1 })
    await jobs.enqueue(tx, 'test.note', { note_id: 2 })
  })

  expect((await runs).toSorted()).toEqual([1, 1, 2])
  expect(logged).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('a job failed'),
      err: expect.objectContaining({ message: 'the first try fails' }),
    }),
  )
})

test('stopping waits for the job that runs', async () => {
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const events: string[] = []
  jobs.define('test.note', {
    handle: async () => {
      started.resolve()
      await mayEnd.promise
      events.push('the job ended')
      return 'done'
    },
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'test.note', { note_id: 1 })
  await started.promise

  const stopped = jobs.stop().then(() => events.push('stopped'))
  await expect(jobs.ping()).rejects.toThrow('not running')
  mayEnd.resolve()
  await stopped

  expect(events).toEqual(['the job ended', 'stopped'])
  const { rows } = await sql`select state from pgboss.job where name = 'test.note'`.execute(database.db)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('what a process had under way that is no more goes on after the next start, long before its time is up', async () => {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<'done'>()
  const definition = { retryDelaySeconds: 1, expireInSeconds: 6 * 3600 }
  jobs.define('test.note', {
    ...definition,
    handle: () => {
      begun.resolve()
      return ended.promise
    },
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'test.note', { note_id: 7 })
  await begun.promise
  // Where several processes share the queue, it is silence that tells: two minutes of it.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where state = 'active'`.execute(database.db)
  await sql`update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '2 minutes'`.execute(database.db)

  const next = createJobs({ database, log, pollSeconds: 0.5 })
  const taken = Promise.withResolvers<number>()
  next.define('test.note', {
    ...definition,
    handle: async ({ note_id }) => {
      taken.resolve(note_id)
      return 'done'
    },
  })
  await next.start()
  expect(await taken.promise).toBe(7)
  ended.resolve('done')
  await next.stop()
})

test('the queue answers a ping while it runs, and the database is maintained every night', async () => {
  await expect(jobs.ping()).rejects.toThrow('not running')
  await jobs.start()
  await jobs.ping()

  const { rows } = await sql`select name, cron from pgboss.schedule`.execute(database.db)
  expect(rows).toEqual([{ name: 'database.maintain', cron: '30 3 * * *' }])

  await jobs.enqueue(database.db, 'database.maintain', {})
  await expect
    .poll(() => logged.find(({ job }) => job === 'database.maintain'), { timeout: 20_000 })
    .toMatchObject({ outcome: database.engine === 'embedded' ? 'done' : 'skipped' })
})
