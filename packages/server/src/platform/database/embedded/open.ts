import fs from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { DatabaseLog, OpenedDatabase } from '../engine.ts'
import { DatabaseRefused } from '../failures.ts'
import { migrate } from '../migrate.ts'
import { createTransactionGuard } from '../transaction-guard.ts'
import { embeddedDialect } from './dialect.ts'
import { newDisk } from './disk.ts'
import { lockFolder } from './folder-lock.ts'
import type { ThreadOptions } from './protocol.ts'
import { type EmbeddedSession, openSession } from './session.ts'

type FolderOptions = {
  dataFolder: string
  migrationsFolder: string
  log: DatabaseLog
  /** Handed in by tests that count syncs or make writes fail. */
  disk?: SharedArrayBuffer
}

/** The embedded database in `dataFolder/database`, made at the first start. */
export async function openEmbedded<Tables>(options: FolderOptions): Promise<OpenedDatabase<Tables>> {
  const { dataFolder, migrationsFolder, log, disk = newDisk() } = options
  const folder = join(dataFolder, 'database')
  fs.mkdirSync(dataFolder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const session = await openFolder(folder, disk, log)
    await migrateEmbedded(session, migrationsFolder, log)
    return withSession<Tables>(session, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openFolder(folder: string, disk: SharedArrayBuffer, log: DatabaseLog): Promise<EmbeddedSession> {
  // While it exists, the folder is half made and holds nothing that was ever acknowledged.
  const making = `${folder}.making`
  if (fs.existsSync(making)) fs.rmSync(folder, { recursive: true, force: true })
  const isNew = !fs.existsSync(folder)
  const options: ThreadOptions = { folder, isNew, template: null, disk }
  if (!isNew) return open(options, log)

  log.info({ folder }, 'making the embedded database; this takes about ten seconds, the first time only')
  fs.writeFileSync(making, '')
  const startedAt = performance.now()
  const session = await open(options, log)
  fs.rmSync(making)
  log.info({ seconds: Math.round((performance.now() - startedAt) / 100) / 10 }, 'the embedded database is made')
  return session
}

const open = (options: ThreadOptions, log: DatabaseLog): Promise<EmbeddedSession> =>
  openSession(options, log).catch((error: Error) => {
    const cause = error.cause instanceof Error ? ` ${error.cause.message}` : ''
    throw new DatabaseRefused(`The embedded database in ${options.folder} cannot be opened. ${error.message}${cause}`, { cause: error })
  })

export async function migrateEmbedded(session: EmbeddedSession, migrationsFolder: string, log: DatabaseLog): Promise<void> {
  const lease = await session.reserve()
  try {
    await migrate(
      {
        exec: (sql) => lease.exec(sql),
        rows: async <Row>(sql: string, values?: unknown[]) => (await lease.query(sql, values)).rows as Row[],
      },
      migrationsFolder,
      (name) => log.info({ migration: name }, 'migrating the database'),
    )
  } finally {
    lease.release()
  }
}

/** An open session as the rest of the house knows a database. */
export function withSession<Tables>(session: EmbeddedSession, afterClose: () => Promise<void>): OpenedDatabase<Tables> {
  const guard = createTransactionGuard()
  const query = async <Row>(sql: string, values?: unknown[]) => {
    guard.refuseInside()
    return (await session.query(sql, values)) as { rows: Row[] }
  }
  return {
    db: new Kysely<Tables>({ dialect: embeddedDialect(session, guard) }),
    engine: 'embedded',
    hot: async <Row>(_name: string, sql: string, values: unknown[]) => (await query<Row>(sql, values)).rows,
    ping: async () => {
      await session.query('select 1')
    },
    maintain: async () => {
      await session.exec('vacuum analyze')
    },
    jobStore: {
      engine: 'embedded',
      session: {
        query,
        exec: async (sql) => {
          guard.refuseInside()
          return (await session.exec(sql)) as Array<{ rows: never[] }>
        },
        listen: session.listen,
      },
    },
    close: async () => {
      await session.close()
      await afterClose()
    },
  }
}
