import { Kysely, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DatabaseLog, OpenedDatabase } from '../engine.ts'
import { DatabaseRefused, DatabaseUnavailable } from '../failures.ts'
import { migrate } from '../migrate.ts'
import { createTransactionGuard, type TransactionGuard } from '../transaction-guard.ts'
import { preparedPool } from './prepared.ts'
import { typeReaders } from './type-readers.ts'

type PostgresOptions = { databaseUrl: string; migrationsFolder: string; log: DatabaseLog }

const oldestVersion = 15
const statementTimeoutMs = 30_000
const idleInTransactionTimeoutMs = 60_000
const connectTimeoutMs = 5_000
const connections = 10
/** Any number will do as long as it stays: it is how two servers that start together agree who migrates. */
const migrationLock = 7_141_203_551

export async function openPostgres<Tables>(options: PostgresOptions): Promise<OpenedDatabase<Tables>> {
  const { databaseUrl, log } = options
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    application_name: 'vitrine',
    // Instants are read as text, which the session's settings decide. And many ask at once: starting workers for one of them
    // takes longer than most answers, and takes from the others.
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c max_parallel_workers_per_gather=0',
    types: typeReaders,
  })
  // A connection that breaks emits an error, idle or borrowed; unheard, it would end the process.
  const onBroken = (error: Error) => log.warn({ err: error }, 'a connection to PostgreSQL broke')
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))

  try {
    await prepare(pool, options)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseRefused ? error : refusal(databaseUrl, error as Error)
  }

  const guard = createTransactionGuard()
  return {
    db: new Kysely<Tables>({ dialect: new GuardedPostgresDialect(preparedPool(pool), guard) }),
    engine: 'postgres',
    hot: async <Row>(name: string, text: string, values: unknown[]) => {
      guard.refuseInside()
      return (await pool.query({ name, text, values }).catch(rethrow)).rows as Row[]
    },
    ping: async () => {
      await pool.query('select 1').catch(rethrow)
    },
    maintain: async () => undefined,
    jobStore: { engine: 'postgres', connectionString: databaseUrl },
    close: () => pool.end(),
  }
}

async function prepare(pool: pg.Pool, { migrationsFolder, log }: PostgresOptions): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    )
    refuseUnfit(rows[0] as { version: number; encoding: string })

    // Waiting for another server's migration, or a long one of our own, is no fault.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(
      {
        exec: async (sql) => {
          await client.query(sql)
        },
        rows: async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[],
      },
      migrationsFolder,
      (name) => log.info({ migration: name }, 'migrating the database'),
    )
  } finally {
    // Closed, not given back: that also ends the lock and the setting.
    client.release(true)
  }
}

/** `version` as the server numbers it: 150012 is 15.12. */
export function refuseUnfit({ version, encoding }: { version: number; encoding: string }): void {
  const major = Math.floor(version / 10_000)
  if (major < oldestVersion)
    throw new DatabaseRefused(`DATABASE_URL leads to PostgreSQL ${major}. Vitrine needs PostgreSQL ${oldestVersion} or newer.`)
  if (encoding !== 'UTF8')
    throw new DatabaseRefused(`The database that DATABASE_URL names is encoded in ${encoding}. Make one with encoding UTF8.`)
}

function refusal(databaseUrl: string, error: Error & { errors?: Error[] }): DatabaseRefused {
  const { host, pathname } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : { host: 'that address', pathname: '' }
  // Node tries each address of a name, and then says what went wrong only inside.
  const reason = error.message || (error.errors ?? []).map(({ message }) => message).join(', ')
  return new DatabaseRefused(`PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${reason}`, { cause: error })
}

const brokenConnection = /^(Connection terminated|Connection ended|Client has encountered|timeout exceeded|Query read timeout)/

/** `pg` tells a broken connection in words only, and a refused one in the system's many codes: to callers they are one thing. */
function rethrow(error: unknown): never {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall !== undefined || error instanceof AggregateError || (code === undefined && brokenConnection.test(message)))
    throw new DatabaseUnavailable(`PostgreSQL does not answer: ${message || code}`, { cause: error })
  throw error
}

class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool
  readonly #guard: TransactionGuard

  constructor(pool: PostgresPool, guard: TransactionGuard) {
    super({ pool })
    this.#pool = pool
    this.#guard = guard
  }

  override createDriver() {
    return this.#guard.watch(
      new TranslatingDriver({
        pool: this.#pool,
        onCreateConnection: async (connection) => {
          const executeQuery = connection.executeQuery.bind(connection)
          connection.executeQuery = (query, options) => executeQuery<never>(query, options).catch(rethrow)
        },
      }),
    )
  }
}

class TranslatingDriver extends PostgresDriver {
  override acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    return super.acquireConnection(...options).catch(rethrow)
  }

  override async rollbackTransaction(...connection: Parameters<PostgresDriver['rollbackTransaction']>) {
    await super.rollbackTransaction(...connection).catch((error: unknown) => {
      // With the connection gone the transaction is undone already, and the caller's own error says more.
      if (!(error instanceof DatabaseUnavailable)) throw error
    })
  }
}
