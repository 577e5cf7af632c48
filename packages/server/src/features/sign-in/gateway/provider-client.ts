import { signInProblems } from '@vitrine/contract'
import * as client from 'openid-client'
import type { Log } from '#platform/log'
import { Problem } from '#platform/problems'
import type { TokenVerifier } from './verify-tokens.ts'

/** What the provider says of a person. */
export type Identity = { issuer: string; subject: string; email: string | null; isEmailVerified: boolean; name: string | null }
export type Granted = {
  access_token: string
  id_token: string
  refresh_token: string | null
  access_expires_at_ms: number
  identity: Identity
}
type Callback = { code: string; code_verifier: string; nonce: string }
type Needs = {
  /** The provider's addresses, ours with it, and how to reach them; may fail while it is down. */
  configuration: () => Promise<client.Configuration>
  callbackUrl: string
  verifier: TokenVerifier
  log: Log
}

/** The provider answered and said no. Everything else that goes wrong with it is `unreachable`. */
export class Refused extends Error {}

/** All that the gateway asks an OpenID provider, embedded or outside. Nothing it throws carries a token. */
export function createProviderClient({ configuration, callbackUrl, verifier, log }: Needs) {
  const ask = async <T>(what: string, question: (provider: client.Configuration) => Promise<T>): Promise<T> => {
    try {
      return await question(await configuration())
    } catch (error) {
      if (error instanceof Problem) throw error
      const reason = reasonOf(error)
      log.warn({ what, reason: reason.text }, 'the login service did not give what was asked')
      throw reason.isRefusal ? new Refused(reason.text) : new Problem(signInProblems.unreachable)
    }
  }

  const checked = async (tokens: client.TokenEndpointResponse): Promise<Granted> => {
    if (tokens.id_token === undefined) throw new Refused('no id token')
    const id = await verifier.verifyIdToken(tokens.id_token)
    const access = await verifier.verifyAccessToken(tokens.access_token)
    if (access.subject !== id.subject) throw new Refused('tokens of two people')
    return {
      access_token: tokens.access_token,
      id_token: tokens.id_token,
      refresh_token: tokens.refresh_token ?? null,
      access_expires_at_ms: access.expires_at_ms,
      identity: { issuer: id.issuer, subject: id.subject, ...profileOf(id.payload) },
    }
  }

  return {
    authorizationEndpoint: () =>
      ask('its authorization address', async (provider) => provider.serverMetadata().authorization_endpoint ?? ''),

    redeem: ({ code, code_verifier, nonce }: Callback): Promise<Granted> =>
      ask('tokens for a code', async (provider) => {
        const callback = new URL(callbackUrl)
        callback.searchParams.set('code', code)
        // Which provider answered is not in question with one of them; the browser has checked state and drops iss.
        callback.searchParams.set('iss', provider.serverMetadata().issuer)
        return checked(
          await client.authorizationCodeGrant(provider, callback, {
            pkceCodeVerifier: code_verifier,
            expectedNonce: nonce,
            idTokenExpected: true,
          }),
        )
      }),

    refresh: (refreshToken: string): Promise<Granted> =>
      ask('new tokens', async (provider) => {
        const granted = await checked(await client.refreshTokenGrant(provider, refreshToken))
        // A provider that does not rotate leaves the old one in force.
        return { ...granted, refresh_token: granted.refresh_token ?? refreshToken }
      }),

    /** Best effort: the session is over here whatever the provider answers. */
    revoke: async (refreshToken: string): Promise<void> => {
      await ask('to revoke a token', async (provider) => {
        if (provider.serverMetadata().revocation_endpoint)
          await client.tokenRevocation(provider, refreshToken, { token_type_hint: 'refresh_token' })
      }).catch(() => undefined)
    },

    /** E-mail address and name of a person whose id token does not name them. */
    profile: (granted: Granted): Promise<Identity> =>
      ask('who this is', async (provider) => {
        if (!provider.serverMetadata().userinfo_endpoint) return granted.identity
        const claims = await client.fetchUserInfo(provider, granted.access_token, granted.identity.subject)
        return { ...granted.identity, ...profileOf(claims) }
      }).catch(() => granted.identity),

    endSessionUrl: (idTokenHint: string | null, returnTo: string): Promise<string | null> =>
      ask('its logout address', async (provider) => {
        if (!provider.serverMetadata().end_session_endpoint) return null
        const parameters = { post_logout_redirect_uri: returnTo, ...(idTokenHint ? { id_token_hint: idTokenHint } : {}) }
        return client.buildEndSessionUrl(provider, parameters).href
      }).catch(() => null),
  }
}
export type ProviderClient = ReturnType<typeof createProviderClient>

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

const profileOf = (claims: Record<string, unknown>) => ({
  email: text(claims.email),
  isEmailVerified: claims.email_verified === true,
  name: text(claims.name),
})

/** For the log: a word, never the error itself, whose causes hold answers with tokens in them. */
function reasonOf(error: unknown): { text: string; isRefusal: boolean } {
  if (error instanceof Refused) return { text: error.message, isRefusal: true }
  if (error instanceof client.ResponseBodyError) return { text: error.error, isRefusal: error.status < 500 && error.status !== 429 }
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') return { text: 'no answer', isRefusal: false }
  return { text: code, isRefusal: /^(OAUTH_JWT|OAUTH_INVALID_RESPONSE|OAUTH_JSON_ATTRIBUTE|ERR_J)/.test(code) }
}
