import { findBySubject, findByUsername, insertUser, recordSignIn } from '#features/users'
import { createAuthenticator } from '#platform/auth'
import { type Config, readConfig } from '#platform/config'
import type { OpenedDatabase } from '#platform/database'
import { createEvents } from '#platform/events'
import { createHttp } from '#platform/http'
import { createJobs } from '#platform/jobs'
import { openSignIn } from '../index.ts'
import { hashPassword } from '../login-service/index.ts'
import { replacePassword } from '../service/index.ts'
import { createBrowser } from './browser.ts'

export const password = 'a long enough password'

type Options = { database: OpenedDatabase; env?: Record<string, string> }

/** Sign-in on its own: the platform, this feature, and what it needs of users. */
export async function openSignInApp({ database, env = {} }: Options) {
  const config: Config = readConfig({ VITRINE_LOG_LEVEL: 'debug', VITRINE_DEMO: 'off', ...env })
  const { db } = database
  const logged: string[] = []
  const server = await createHttp({
    logLevel: config.logLevel,
    logStream: { write: (line) => void logged.push(line) },
    corsOrigins: [],
    trustProxy: config.trustProxy,
    isHttps: config.gateway.startsWith('https:'),
  })
  const events = createEvents()
  const jobs = createJobs({ database, log: server.log })
  const signIn = await openSignIn({ database, config, server })
  const authenticate = createAuthenticator(signIn)
  signIn.mount({ server, authenticate }, { events, jobs, users: { findBySubject, findByUsername, recordSignIn, insertUser } })
  await server.ready()

  return {
    config,
    db,
    events,
    jobs,
    server,
    signIn,
    /** Where the login service is; it must answer. */
    clientSettings: async () => {
      const settings = await signIn.clientSettings()
      if (!settings) throw new Error('the login service does not answer')
      return settings
    },
    authenticate,
    logged,
    browser: () => createBrowser(server, config.host),
    /** A person as a superuser invites them; with a password when the embedded login service knows them. */
    makePerson: async (username: string, more: { password?: string; is_admin?: boolean } = {}): Promise<number> => {
      const { id } = await insertUser(db, { username, name: username, image_url: null, is_admin: more.is_admin ?? false }, null)
      if (more.password !== undefined) await replacePassword(db, id, await hashPassword(more.password))
      return id
    },
    ban: (user_id: number) =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('users').set({ is_banned: true }).where('id', '=', user_id).execute()
        await events.emit(tx, 'user.banned', { user_id })
      }),
    userOf: (username: string) => findByUsername(db, username),
    count: async (table: 'users' | 'sessions' | 'login_records' | 'login_invitations'): Promise<number> =>
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
  }
}
export type SignInApp = Awaited<ReturnType<typeof openSignInApp>>
