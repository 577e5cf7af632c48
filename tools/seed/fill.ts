import { join } from 'node:path'
import { buildApp } from '../../packages/server/src/app.ts'
import { readConfig } from '../../packages/server/src/platform/config/index.ts'
import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { fillDatabase } from '../../packages/server/src/seed/index.ts'
import { projectRoot } from '../project.ts'

async function fill(): Promise<void> {
  const config = readConfig()
  // Takes the lock of the embedded database, and so refuses, in words, while the server runs.
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    migrationsFolder: join(projectRoot, 'packages/server/migrations'),
    log: { info: (_details, message) => console.log(message), warn: (_details, message) => console.log(message) },
  })
  try {
    const { api, signIn } = await buildApp({ config, database })
    const said: string[] = []
    await fillDatabase({ db: database.db, config, signIn, say: (sentence) => said.push(sentence) })
    console.log(said.length ? 'The demo museum is in place.' : 'Nothing was added: the database is not empty, or VITRINE_DEMO is off.')
    await api.server.close()
  } finally {
    await database.close()
  }
}

try {
  await fill()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
