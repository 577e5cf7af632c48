import type { Kysely } from 'kysely'

export type DatabaseLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** What the job queue needs: on PostgreSQL connections of its own, on the embedded engine the one session there is. */
export type JobStore =
  | { engine: 'postgres'; connectionString: string }
  | {
      engine: 'embedded'
      session: {
        query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>
        exec(sql: string): Promise<Array<{ rows: never[] }>>
        listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>
      }
    }

export type OpenedDatabase<Tables> = {
  db: Kysely<Tables>
  engine: 'embedded' | 'postgres'
  /** A read that happens on every request: a named, prepared statement on PostgreSQL. Never inside a transaction. */
  hot<Row>(name: string, sql: string, values: unknown[]): Promise<Row[]>
  ping(): Promise<void>
  /** What autovacuum does on PostgreSQL; the embedded engine has none. */
  maintain(): Promise<void>
  jobStore: JobStore
  close(): Promise<void>
}
