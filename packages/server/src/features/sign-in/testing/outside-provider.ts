import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'

type Person = { email?: string; email_verified?: boolean; name?: string }
type Options = { port: number; redirectUri: string; people: Record<string, Person>; isDataInIdToken?: boolean }

export const outsideClient = { id: 'vitrine-at-the-county', secret: 'a secret of the county and of us alone' }
export const outsideAudience = 'urn:county:museums'

/** A free port of this machine; somebody else could take it before it is used, which no test has seen. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await new Promise<number>((resolve) => {
    probe.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port))
  })
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Somebody else's login service on its own port. It knows nothing of Vitrine but one client; whoever it is told signs in. */
export async function openOutsideProvider({ port, redirectUri, people, isDataInIdToken = true }: Options) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const issuer = `http://127.0.0.1:${port}`
  const configuration: Configuration = {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'county' }] } as Configuration['jwks'],
    clients: [
      {
        client_id: outsideClient.id,
        client_secret: outsideClient.secret,
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    cookies: { keys: ['county'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !isDataInIdToken,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => outsideAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: '', audience: outsideAudience, accessTokenFormat: 'jwt' }),
      },
    },
    ttl: { AccessToken: 300, Grant: 3600, IdToken: 3600, Interaction: 600, RefreshToken: 3600, Session: 3600 },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      grant.addResourceScope(outsideAudience, '')
      await grant.save()
      return grant
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
  }
  const provider = new Provider(issuer, configuration)
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    const { params } = await provider.interactionDetails(ctx.req, ctx.res)
    ctx.respond = false
    await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: String(params.login_hint) } })
  })
  const server: Server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { issuer, close: () => new Promise<void>((resolve) => server.close(() => resolve())).finally(() => server.closeAllConnections()) }
}

/** Follows redirects with a browser's cookies until one leads away from this origin; answers that one. */
export async function followTo(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(start)
  const { origin } = next
  while (next.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie, connection: 'close' } })
    for (const header of answer.headers.getSetCookie()) {
      const [pair = ''] = header.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${next} answered ${answer.status} ${await answer.text()}`)
    next = new URL(location, next)
  }
  return next
}
