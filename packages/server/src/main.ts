import { join } from 'node:path'
import { ConfigFault, readConfig } from '#platform/config'
import { openDatabase } from '#platform/database'
import { announce, say } from './announce.ts'
import { buildApp } from './app.ts'
import { fillDatabase } from './seed/index.ts'

const closeWithinMs = 15_000

/** The database's progress, as a sentence for the terminal. */
const tell = (details: object, message: string): void => say([message, ...Object.values(details)].join(' '))

/** The process: read the settings, open things, listen, close gracefully. */
async function run(): Promise<void> {
  const config = readConfig()
  for (const setting of config.filledIn) say(`not set, so locally: ${setting}`)
  say(config.databaseUrl ? 'opening PostgreSQL' : `opening the embedded database in ${config.dataFolder}`)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    migrationsFolder: join(import.meta.dirname, '../migrations'),
    log: { info: tell, warn: tell },
  })
  const { api, jobs, signIn } = await buildApp({ config, database })
  const { invitation } = await fillDatabase({ db: database.db, config, signIn, say })
  await jobs.start()
  await api.server.listen({ port: config.port, host: config.listen })
  announce(config, invitation)

  let isClosing = false
  const close = async (signal: string): Promise<void> => {
    // A second Ctrl-C means now.
    if (isClosing) process.exit(1)
    isClosing = true
    say(`${signal}: finishing what is running, then closing`)
    const giveUp = setTimeout(() => process.exit(1), closeWithinMs)
    await api.server.close()
    await jobs.stop()
    await database.close()
    clearTimeout(giveUp)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal).then(() => process.exit(0)))
}

run().catch((error: unknown) => {
  // A fault in the settings or a folder in use is the operator's to mend: a sentence says more than a stack.
  const isExpected = error instanceof ConfigFault || (error as { name?: string }).name === 'DatabaseRefused'
  say(isExpected ? (error as Error).message : `Vitrine could not start: ${(error as Error).stack ?? String(error)}`)
  process.exit(1)
})
