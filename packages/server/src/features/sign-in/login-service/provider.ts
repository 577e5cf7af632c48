import { type Configuration, errors, type Grant, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { findAccount, type LoginKeys } from '../repository/index.ts'
import { createAdapter } from './adapter.ts'
import { endWithoutAsking } from './end-session.ts'
import { interactionCookie, loginPage } from './interactions.ts'
import { signingAlgorithm } from './keys.ts'

export const clientId = 'vitrine-admin'
export const scope = 'openid email profile'
/** Whom access tokens are for. */
export const apiAudience = 'urn:vitrine:api'
export const mountPath = '/oidc'
export const issuerOf = ({ gateway }: Pick<Config, 'gateway'>): string => `${gateway}${mountPath}`

const minute = 60
const day = 24 * 60 * minute
const accessTokenSeconds = 5 * minute
const sessionSeconds = 14 * day

type Needs = { db: Database; config: Config; keys: LoginKeys; log: Log }

/** The embedded login service: a real OpenID provider with one client, our own admin. */
export function createProvider({ db, config, keys, log }: Needs): Provider {
  const policy = interactionPolicy.base()
  // Nobody asks the museum's own people whether the museum's own program may know their name.
  policy.remove('consent')

  const configuration: Configuration = {
    adapter: (model: string) => createAdapter(db, model),
    jwks: { keys: [{ ...keys.signing }] } as Configuration['jwks'],
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [config.callbackUrl],
        post_logout_redirect_uris: [`${config.host}/`],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    cookies: {
      keys: [keys.cookies],
      names: { session: 'vitrine_login', interaction: interactionCookie, resume: 'vitrine_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: mountPath },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: false },
    },
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        // Both pages are replaced by a redirect: see endWithoutAsking.
        logoutSource: () => undefined,
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${config.host}/`),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== apiAudience) throw new errors.InvalidTarget()
          return {
            scope: '',
            audience: apiAudience,
            accessTokenTTL: accessTokenSeconds,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: signingAlgorithm } },
          }
        },
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: minute,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
      Grant: 2 * sessionSeconds,
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    expiresWithSession: () => true,
    interactions: { policy, url: loginPage },
    loadExistingGrant: grantFor,
    findAccount: async (_ctx, accountId) => {
      const account = await findAccount(db, Number(accountId))
      return account && { accountId, claims: () => ({ sub: accountId, email: account.username, email_verified: true, name: account.name }) }
    },
    renderError: (ctx, out) => {
      // A login page left open too long, or another browser's: starting again is all there is to do.
      if (ctx.oidc.route === 'resume') ctx.redirect(`${config.host}/`)
      else ctx.body = out
    },
  }

  const provider = new Provider(issuerOf(config), configuration)
  // The mount says which origin this is, whatever a proxy or a caller says: see mount.ts.
  provider.proxy = true
  provider.use(endWithoutAsking(`${config.host}/`))
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the embedded login service failed'))
  return provider
}

/** What our own client may know is granted by signing in. A grant is used again as long as it outlives the session. */
async function grantFor(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, account, provider } = ctx.oidc
  if (!client || !session || !account) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known ? await provider.Grant.find(known) : undefined
  if (grant?.exp && grant.exp > Date.now() / 1000 + sessionSeconds && grant.accountId === account.accountId) return grant
  const made = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  made.addOIDCScope(scope)
  made.addResourceScope(apiAudience, '')
  await made.save()
  return made
}
