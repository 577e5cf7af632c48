/** Said at start, in a sentence for the person who starts the server: the database cannot be used as it is. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

/** The disk of the embedded database is full: what was being saved is not saved, what was saved before is. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  /** The code PostgreSQL itself uses for a full disk. */
  readonly code = '53100'
}

/** The database cannot answer now; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** A failed statement as the database told it: the same fields on both engines. */
export class StatementFailed extends Error {
  override readonly name = 'StatementFailed'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(fields: StatementFailure) {
    super(fields.message)
    this.code = fields.code
    this.constraint = fields.constraint
    this.detail = fields.detail
    this.table = fields.table
    this.column = fields.column
  }
}

/** What crosses from the database's thread: an Error would lose its own fields on the way. */
export type StatementFailure = {
  message: string
  code?: string
  constraint?: string
  detail?: string
  table?: string
  column?: string
}
