/**
 * Sign-in: from a person at the login page to a request with a principal. A session is one browser's; the login service
 * is whoever knows the password, embedded or outside. Avoid: authentication server, account.
 */
import { type ClientSettings, signInProblems } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { SessionRow, VerifiedToken } from '#platform/auth'
import type { Config } from '#platform/config'
import type { Database, Db, OpenedDatabase } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import type { Jobs } from '#platform/jobs'
import { Problem } from '#platform/problems'
import '#features/users'
import { createProviderClient, createTokenVerifier, type OutsideLogin, reachEmbedded, reachOutside } from './gateway/index.ts'
import { defineSweep } from './jobs.ts'
import { apiAudience, clientId, createProvider, hashPassword, issuerOf, mountProvider, openKeys, scope } from './login-service/index.ts'
import { endSessionsOf, type LiveSession, liveSession } from './repository/index.ts'
import { loginRoutesOf, signInRoutesOf } from './routes.ts'
import { createLogIn, createSignIn, replacePassword, type SignInUsers } from './service/index.ts'

type Needs = { database: Pick<OpenedDatabase, 'db' | 'hot'>; config: Config; server: FastifyInstance }
type Mounting = { events: Events; jobs: Jobs; users: SignInUsers }

export type SignIn = {
  verifyAccessToken(token: string): Promise<VerifiedToken>
  verifyIdToken(token: string): Promise<VerifiedToken>
  /** The live session of an access token, by its hash. */
  findSession(accessTokenHash: string): Promise<SessionRow | undefined>
  clientSettings(): Promise<ClientSettings['sign_in']>
  /** The one-time link where a new person sets a password; null when passwords are an outside provider's. */
  invite(tx: Db, user_id: number): Promise<string | null>
  /** For the seed; deriving takes long and happens outside its transaction. */
  hashPassword(password: string): Promise<string>
  replacePassword(tx: Db, user_id: number, passwordHash: string): Promise<void>
  mount(api: Api, needs: Mounting): void
}

export async function openSignIn({ database: { db, hot }, config, server }: Needs): Promise<SignIn> {
  const { log } = server
  const embedded = config.login.kind === 'embedded' ? await openEmbedded({ db, config, server }) : null
  const login =
    config.login.kind === 'embedded'
      ? { issuer: issuerOf(config), clientId, scopes: scope, audience: apiAudience, tokenType: 'at+jwt', resource: apiAudience }
      : { ...config.login, resource: null }
  const reach = embedded?.reach ?? reachOutside(config.login as OutsideLogin, log)
  const verifier = createTokenVerifier({
    issuer: login.issuer,
    keys: reach.keys,
    accessToken: { audience: login.audience, type: login.tokenType },
    clientId: login.clientId,
  })
  const provider = createProviderClient({ configuration: reach.configuration, callbackUrl: config.callbackUrl, verifier, log })

  return {
    verifyAccessToken: verifier.verifyAccessToken,
    verifyIdToken: verifier.verifyIdToken,

    findSession: async (accessTokenHash) => {
      const [found] = await hot<LiveSession>(liveSession.name, liveSession.text, [accessTokenHash])
      return (
        found && {
          principal: { user_id: found.user_id, is_superuser: found.is_admin, memberships: found.memberships },
          is_banned: found.is_banned,
        }
      )
    },

    clientSettings: async () => {
      const authorization_endpoint = await provider.authorizationEndpoint().catch(unlessUnreachable)
      return authorization_endpoint === null
        ? null
        : {
            authorization_endpoint,
            client_id: login.clientId,
            scope: login.scopes,
            redirect_uri: config.callbackUrl,
            resource: login.resource,
          }
    },

    invite: async (tx, user_id) => (embedded ? embedded.logIn.invite(tx, user_id) : null),
    hashPassword,
    replacePassword,

    mount(api, { events, jobs, users }) {
      signInRoutesOf(api, config, createSignIn({ db, config, log, provider, verifier, users }))
      loginRoutesOf(api, config, embedded)
      if (embedded) mountProvider(api.server, embedded.provider, config)
      defineSweep(jobs, db)
      // In the ban's own transaction: the next request with an old token is refused. The login service's own session
      // stays, so that the browser comes back by itself to user-info, which says why.
      events.on('user.banned', async (tx, { user_id }) => void (await endSessionsOf(tx, user_id)))
    },
  }
}

/** Who is signed in needs no login service to go on. */
const unlessUnreachable = (error: unknown): null => {
  if (error instanceof Problem && error.kind === signInProblems.unreachable) return null
  throw error
}

async function openEmbedded({ db, config, server }: { db: Database; config: Config; server: FastifyInstance }) {
  const keys = await openKeys(db)
  return {
    provider: createProvider({ db, config, keys, log: server.log }),
    logIn: createLogIn({ db, config }),
    reach: reachEmbedded({ gateway: config.gateway, keys, server }),
  }
}

export { demoPassword, demoPeople } from './login-service/index.ts'
export { liveSession } from './repository/index.ts'
export type { SignInUsers } from './service/index.ts'
