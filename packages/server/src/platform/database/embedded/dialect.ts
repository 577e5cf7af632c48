import {
  type CompiledQuery,
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  IdentifierNode,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  RawNode,
  type TransactionSettings,
} from 'kysely'
import { DatabaseUnavailable, StorageFull } from '../failures.ts'
import type { TransactionGuard } from '../transaction-guard.ts'
import type { EmbeddedSession, Lease } from './session.ts'

type CompileQuery = QueryCompiler['compileQuery']

/**
 * Kysely on the embedded session. Not Kysely's own PGlite dialect: it waits for ever when `begin` fails, holds a lock of
 * its own before the guard can speak, and takes the commit of an aborted transaction for a success.
 */
export const embeddedDialect = (session: EmbeddedSession, guard: TransactionGuard): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => guard.watch(new EmbeddedDriver(session)),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class EmbeddedConnection implements DatabaseConnection {
  readonly #session: EmbeddedSession
  #lease: Lease | null = null
  /** A statement of the transaction failed: PostgreSQL answers every commit from here with a rollback, and PGlite hides it. */
  isAborted = false

  constructor(session: EmbeddedSession) {
    this.#session = session
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    try {
      const { rows, affectedRows } = await (this.#lease ?? this.#session).query(sql, parameters)
      return { rows: rows as R[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) }
    } catch (error) {
      this.isAborted = true
      // The thread's stack says nothing: this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; nothing streams from one session
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.')
  }

  async begin(sql: string): Promise<void> {
    this.#lease = await this.#session.reserve()
    this.isAborted = false
    try {
      await this.executeQuery({ sql, parameters: [] })
    } catch (error) {
      this.#end()
      throw error
    }
  }

  async finish(sql: 'commit' | 'rollback'): Promise<void> {
    if (!this.#lease) return
    try {
      await this.executeQuery({ sql, parameters: [] })
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#lease?.release()
    this.#lease = null
  }
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession

  constructor(session: EmbeddedSession) {
    this.#session = session
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#session)
  }

  async beginTransaction(connection: EmbeddedConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    await connection.begin(
      `start transaction${isolationLevel ? ` isolation level ${isolationLevel}` : ''}${accessMode ? ` ${accessMode}` : ''}`,
    )
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    if (connection.isAborted) throw new Error('Transaction was rolled back instead of committed')
    await connection.finish('commit')
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.finish('rollback').catch((error: unknown) => {
      // With the session gone the transaction is undone already, and the caller's own error says more.
      if (!(error instanceof DatabaseUnavailable || error instanceof StorageFull)) throw error
    })
  }

  async savepoint(connection: EmbeddedConnection, name: string, compile: CompileQuery): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('savepoint', name), createQueryId()))
  }

  async rollbackToSavepoint(connection: EmbeddedConnection, name: string, compile: CompileQuery): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('rollback to', name), createQueryId()))
    connection.isAborted = false
  }

  async releaseSavepoint(connection: EmbeddedConnection, name: string, compile: CompileQuery): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('release', name), createQueryId()))
  }
}

const savepointCommand = (command: string, name: string) =>
  RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)])
