import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Driver, QueryCompiler, TransactionSettings } from 'kysely'

type CompileQuery = QueryCompiler['compileQuery']
type OpenTransaction = { isOpen: boolean }
type Context = AsyncLocalStorage<OpenTransaction>

/**
 * A query on the database from inside a transaction hangs for ever on the embedded engine (one connection, which the
 * transaction holds) and silently escapes the transaction on PostgreSQL. Both engines refuse it instead.
 */
export function createTransactionGuard() {
  const context: Context = new AsyncLocalStorage()
  return {
    refuseInside: () => refuseInside(context),
    watch: (driver: Driver): Driver => new GuardedDriver(driver, context),
  }
}
export type TransactionGuard = ReturnType<typeof createTransactionGuard>

function refuseInside(context: Context): void {
  if (context.getStore()?.isOpen)
    throw new Error('A query went to the database while a transaction of the same caller is open: use the transaction (tx) instead of db.')
}

class GuardedDriver implements Driver {
  readonly #driver: Driver
  readonly #context: Context
  readonly #transactions = new WeakMap<DatabaseConnection, OpenTransaction>()

  constructor(driver: Driver, context: Context) {
    this.#driver = driver
    this.#context = context
  }

  init = () => this.#driver.init()
  destroy = () => this.#driver.destroy()
  releaseConnection = (connection: DatabaseConnection) => this.#driver.releaseConnection(connection)

  // A transaction's own queries already have its connection and do not pass here.
  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInside(this.#context)
    return this.#driver.acquireConnection()
  }

  /**
   * Not async: `enterWith` must happen in the turn in which Kysely calls, so that what Kysely then awaits and calls,
   * the caller's function, carries it. It ends with Kysely's own function and never reaches the caller of that.
   */
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const transaction = { isOpen: true }
    this.#transactions.set(connection, transaction)
    this.#context.enterWith(transaction)
    return this.#driver.beginTransaction(connection, settings).catch((error: unknown) => {
      transaction.isOpen = false
      throw error
    })
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection)
    await this.#driver.commitTransaction(connection)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection)
    await this.#driver.rollbackTransaction(connection)
  }

  #end(connection: DatabaseConnection): void {
    const transaction = this.#transactions.get(connection)
    if (transaction) transaction.isOpen = false
  }

  savepoint = async (connection: DatabaseConnection, name: string, compile: CompileQuery) =>
    this.#driver.savepoint?.(connection, name, compile)
  rollbackToSavepoint = async (connection: DatabaseConnection, name: string, compile: CompileQuery) =>
    this.#driver.rollbackToSavepoint?.(connection, name, compile)
  releaseSavepoint = async (connection: DatabaseConnection, name: string, compile: CompileQuery) =>
    this.#driver.releaseSavepoint?.(connection, name, compile)
}
