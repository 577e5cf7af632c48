import { openEmbedded } from './embedded/open.ts'
import type { DatabaseLog, OpenedDatabase } from './engine.ts'
import { openPostgres } from './postgres/open.ts'

export type OpenDatabaseOptions = {
  /** PostgreSQL 15 or newer; without it the embedded database in `dataFolder`. */
  databaseUrl: string | null
  dataFolder: string
  migrationsFolder: string
  log: DatabaseLog
}

/** Opens the database the settings name, migrated; refuses in a sentence (DatabaseRefused) what it cannot use. */
export function openEngine<Tables>({
  databaseUrl,
  dataFolder,
  migrationsFolder,
  log,
}: OpenDatabaseOptions): Promise<OpenedDatabase<Tables>> {
  return databaseUrl === null ? openEmbedded({ dataFolder, migrationsFolder, log }) : openPostgres({ databaseUrl, migrationsFolder, log })
}
