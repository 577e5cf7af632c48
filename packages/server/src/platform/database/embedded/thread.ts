/** The embedded database, in a thread of its own: a heavy query here does not hold up the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { StatementFailure } from '../failures.ts'
import { oid, readers } from '../value-types.ts'
import { DurableFiles, diskSlots, syncFolder } from './disk.ts'
import type { Answer, Order, ThreadOptions } from './protocol.ts'

const { folder, template, disk, isNew } = workerData as ThreadOptions
const port = parentPort
if (port === null) throw new Error('The thread of the embedded database was started outside a thread.')
const tell = (answer: Answer) => port.postMessage(answer)
const stop = () => process.exit(1)

const pg = await PGlite.create({
  extensions: { pg_trgm },
  parsers: Object.fromEntries(Object.entries(oid).map(([name, number]) => [number, readers[name as keyof typeof oid]])),
  ...(template ? { loadDataDir: new Blob([template]) } : {}),
  ...(folder === null
    ? {}
    : {
        fs: new DurableFiles(folder, disk, stop),
        startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
      }),
})
// What initdb made was copied in without a sync; from here on PostgreSQL asks for its own.
if (folder !== null && isNew) syncFolder(folder)

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'query': {
      const { rows, affectedRows } = await pg.query(order.sql, order.values)
      return { rows, affectedRows }
    }
    case 'exec': {
      const results = await pg.exec(order.sql)
      return results.map(({ rows }) => ({ rows }))
    }
    case 'listen':
      await pg.listen(order.channel, (payload) => tell({ channel: order.channel, payload }))
      return null
    case 'unlisten':
      await pg.unlisten(order.channel)
      return null
    case 'dump':
      return new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await pg.close()
      return null
  }
}

function toFailure(error: unknown): StatementFailure {
  const { message, code, constraint, detail, table, column } = error as StatementFailure
  return { message, code, constraint, detail, table, column }
}

/** PostgreSQL has given up, or WebAssembly has: what this thread says from now on is not to be believed. */
const isEnd = (error: unknown) =>
  ['RuntimeError', 'ExitStatus'].includes(String((error as { name?: string }).name)) ||
  ['PANIC', 'FATAL'].includes(String((error as { severity?: string }).severity))

async function answer(order: Order): Promise<void> {
  try {
    tell({ id: order.id, value: await carryOut(order) })
  } catch (error) {
    if (isEnd(error)) return stop()
    // The statement has said it itself; the next one begins afresh.
    Atomics.store(new Int32Array(disk), diskSlots.failedWith, 0)
    // A failed block of statements leaves its transaction open, which would fail the next caller's.
    if ('isAlone' in order && order.isAlone && pg.isInTransaction()) await pg.exec('rollback')
    tell({ id: order.id, failure: toFailure(error) })
  }
}

let last: Promise<void> = Promise.resolve()
port.on('message', (order: Order) => {
  last = last.then(() => answer(order))
})
tell({ isReady: true })
