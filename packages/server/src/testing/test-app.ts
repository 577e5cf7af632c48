import { readConfig } from '#platform/config'
import { buildApp } from '../app.ts'
import { issueSession } from '../features/sign-in/testing/index.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { createCaller } from './caller.ts'
import { createMake } from './make.ts'

/** The whole app on a database of its own, called by `inject`. One per test file; `reset` between tests. */
export async function openTestApp(env: Record<string, string> = {}, { outside }: Pick<Parameters<typeof buildApp>[0], 'outside'> = {}) {
  const database = await openTestDatabase()
  const logged: string[] = []
  const config = readConfig({ NODE_ENV: 'test', VITRINE_LOG_LEVEL: 'info', ...env })
  const mounted: string[] = []
  const { api, jobs, signIn } = await buildApp({
    config,
    database,
    ...(outside ? { outside } : {}),
    logStream: { write: (line) => logged.push(line) },
    onRoute: ({ method, url }) => mounted.push(...[method].flat().map((one) => `${one} ${url}`)),
  })
  await api.server.ready()
  const call = createCaller(api.server)
  const make = createMake(database.db)

  return {
    api,
    config,
    database,
    jobs,
    signIn,
    logged,
    mounted,
    make,
    /** Calls without a token. */
    anonymous: call({}),
    /** Calls with a session of this person, as after a sign-in. */
    as: async (user: { id: number }) => call(await issueSession({ db: database.db, config }, user)),
    reset: async () => {
      logged.length = 0
      await database.truncate()
    },
    close: async () => {
      await api.server.close()
      await database.close()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>
