import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { OpenedDatabase } from '../engine.ts'
import { makeTestFolder, migrationsFolder } from '../testing.ts'
import { diskSlots, errno, newDisk } from './disk.ts'
import { openEmbedded } from './open.ts'

type NoTables = Record<string, never>

const silent = { info: () => undefined, warn: () => undefined }
const pages = 400
const recoveryTimeoutMs = 45_000

let disk: Int32Array
let dataFolder: string
let remove: () => void
let database: OpenedDatabase<NoTables>

const open = async () => {
  const memory = newDisk()
  disk = new Int32Array(memory)
  database = await openEmbedded<NoTables>({ dataFolder, migrationsFolder, log: silent, disk: memory })
}
const save = (db: Kysely<NoTables>, id: number) => sql`insert into saves values (${id}, 'short')`.execute(db)
const saveMuch = (db: Kysely<NoTables>, id: number) =>
  sql`insert into saves select ${id}, repeat(md5(n::text), 200) from generate_series(1, ${pages}) n`.execute(db)
const ids = async () => (await sql<{ id: number }>`select distinct id from saves order by id`.execute(database.db)).rows.map(({ id }) => id)

async function prepare(): Promise<void> {
  await sql`drop table if exists saves`.execute(database.db)
  await sql`create table saves (id integer, text text)`.execute(database.db)
  await save(database.db, 1)
}

describe.runIf(inject('testDatabaseUrl') === null)('the disk of the embedded database', () => {
  beforeAll(async () => {
    ;({ dataFolder, remove } = await makeTestFolder())
    await open()
  })
  beforeEach(prepare)
  afterAll(async () => {
    await database.close()
    remove()
  })

  test('each save is pressed to the disk before it is acknowledged, a read is not', async () => {
    const before = disk[diskSlots.syncs] ?? 0
    for (const id of [2, 3, 4]) await save(database.db, id)
    const after = disk[diskSlots.syncs] ?? 0
    expect(after - before).toBeGreaterThanOrEqual(3)

    await ids()
    expect(disk[diskSlots.syncs]).toBe(after)
    const settings = await sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(database.db)
    expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }])
  })

  test('when there is no room for data, that save is refused as a full disk and the database goes on', async () => {
    disk[diskSlots.failDataWith] = errno.ENOSPC
    await expect(saveMuch(database.db, 2)).rejects.toMatchObject({ code: '53100' })
    await expect(database.db.transaction().execute((tx) => saveMuch(tx, 3))).rejects.toMatchObject({ code: '53100' })
    expect(await ids()).toEqual([1])

    disk[diskSlots.failDataWith] = 0
    await saveMuch(database.db, 4)
    expect(await ids()).toEqual([1, 4])
  })

  test('when the log cannot be written, everyone under way is told, and the next request opens the database again', async () => {
    disk[diskSlots.failWith] = errno.ENOSPC
    const saves = await Promise.allSettled([
      save(database.db, 2),
      database.db.transaction().execute((tx) => save(tx, 3)),
      database.hot('ids', 'select id from saves', []),
    ])
    expect(saves[0]).toMatchObject({ status: 'rejected', reason: { name: 'StorageFull', code: '53100' } })
    expect(saves[1]).toMatchObject({ status: 'rejected', reason: { name: 'StorageFull' } })
    await expect(save(database.db, 4)).rejects.toMatchObject({ name: 'StorageFull' })

    disk[diskSlots.failWith] = 0
    await expect.poll(ids, { timeout: recoveryTimeoutMs }).toEqual([1])
    await save(database.db, 5)
    await database.close()
    await open()
    expect(await ids()).toEqual([1, 5])
  })

  test('a transaction during which the log fails is undone as a whole and says why', async () => {
    const halfway = database.db.transaction().execute(async (tx) => {
      await save(tx, 2)
      disk[diskSlots.failWith] = errno.ENOSPC
      await save(tx, 3)
    })
    await expect(halfway).rejects.toMatchObject({ name: 'StorageFull' })
    disk[diskSlots.failWith] = 0
    await expect.poll(ids, { timeout: recoveryTimeoutMs }).toEqual([1])
  })

  test('a checkpoint that finds the disk full stops the session; no acknowledged save is lost', async () => {
    await saveMuch(database.db, 2)
    disk[diskSlots.failDataWith] = errno.ENOSPC
    await expect(sql`checkpoint`.execute(database.db)).rejects.toMatchObject({ code: '53100' })
    disk[diskSlots.failDataWith] = 0
    await expect.poll(ids, { timeout: recoveryTimeoutMs }).toEqual([1, 2])
  })

  test('a disk that is broken rather than full makes the database unavailable until it is mended', async () => {
    disk[diskSlots.failWith] = errno.EIO
    await expect(save(database.db, 2)).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    disk[diskSlots.failWith] = 0
    await expect.poll(ids, { timeout: recoveryTimeoutMs }).toEqual([1])
  })
})

test.runIf(inject('testDatabaseUrl') === null)(
  'a disk that is really full: saves are refused, those acknowledged stay, room heals it',
  async ({ skip }) => {
    const room = fs.mkdtempSync(join(tmpdir(), 'vitrine-small-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', room], { stdio: 'ignore' })
    } catch {
      return skip('only root on Linux may make the small disk this test needs')
    }
    try {
      ;({ dataFolder, remove } = await makeTestFolder(room))
      await open()
      await prepare()
      const ballast = join(room, 'ballast')
      fs.writeFileSync(ballast, Buffer.alloc(20 * 1024 * 1024))

      const acknowledged = [1]
      let refusal: unknown
      for (let id = 2; refusal === undefined && id < 1000; id += 1)
        await saveMuch(database.db, id).then(
          () => acknowledged.push(id),
          (error: unknown) => {
            refusal = error
          },
        )
      expect(refusal).toMatchObject({ code: '53100' })

      fs.rmSync(ballast)
      await expect.poll(ids, { timeout: recoveryTimeoutMs }).toEqual(acknowledged)
      await save(database.db, 1001)
      await database.close()
      await open()
      expect(await ids()).toEqual([...acknowledged, 1001])
      await database.close()
    } finally {
      execFileSync('umount', ['-l', room], { stdio: 'ignore' })
      fs.rmSync(room, { recursive: true, force: true })
    }
  },
)
