import { expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { makeScratchCluster } from '../database/testing/scratch-cluster.ts'
import { migrationsFolder } from '../database/testing.ts'
import { createJobs } from './index.ts'

declare module './index.ts' {
  interface JobMap {
    'test.after-restart': { note_id: number }
  }
}

const keepSilent = () => undefined
const silent = { info: keepSilent, warn: keepSilent, error: keepSilent } as unknown as Parameters<typeof createJobs>[0]['log']

test.runIf(inject('testDatabaseUrl') !== null)(
  'the job queue outlives a restart of PostgreSQL: what is sent afterwards is run',
  async ({ skip }) => {
    const cluster = await makeScratchCluster()
    if (cluster === null) return skip('PostgreSQL’s own programs, or a user that may run them, are not on this machine')
    await cluster.start()
    const database = await openDatabase({ databaseUrl: cluster.url, dataFolder: '', migrationsFolder, log: silent })
    const jobs = createJobs({ database, log: silent, pollSeconds: 0.5 })
    const ran = Promise.withResolvers<number>()
    jobs.define('test.after-restart', {
      handle: async ({ note_id }) => {
        ran.resolve(note_id)
        return 'done'
      },
    })
    await jobs.start()

    await cluster.stopFast()
    await expect(jobs.ping()).rejects.toThrow()
    await cluster.start()
    await expect
      .poll(
        () =>
          jobs.ping().then(
            () => 'answered',
            () => 'silent',
          ),
        { timeout: 30_000 },
      )
      .toBe('answered')
    await jobs.enqueue(database.db, 'test.after-restart', { note_id: 7 })

    expect(await ran.promise).toBe(7)
    await jobs.stop()
    await database.close()
    await cluster.remove()
  },
)
