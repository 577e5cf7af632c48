import { signInProblems } from '@vitrine/contract'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { Problem } from '#platform/problems'

export type OutsideLogin = Extract<Config['login'], { kind: 'outside' }>

const timeoutSeconds = 8

/** Any OpenID provider, by settings alone. It is asked when first needed: one that is down does not stop our start. */
export function reachOutside(login: OutsideLogin, log: Log) {
  let asked: Promise<{ provider: client.Configuration; keys: JWTVerifyGetKey }> | undefined

  const discover = async () => {
    const provider = await client.discovery(new URL(login.issuer), login.clientId, {}, authentication(login.clientSecret), {
      timeout: timeoutSeconds,
      // An address that is plain http was chosen by the operator, for a machine of their own.
      execute: login.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    const { jwks_uri } = provider.serverMetadata()
    if (!jwks_uri) throw new Error('the login service names no keys')
    return { provider, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 }) }
  }
  const reach = () => {
    asked ??= discover().catch((error: unknown) => {
      // Kept only when it succeeded: the next one asks again.
      asked = undefined
      log.error({ issuer: login.issuer, reason: (error as Error).message }, 'the login service cannot be reached')
      throw new Problem(signInProblems.unreachable)
    })
    return asked
  }
  return {
    configuration: async (): Promise<client.Configuration> => (await reach()).provider,
    keys: async (): Promise<JWTVerifyGetKey> => (await reach()).keys,
  }
}

function authentication(secret: string | null): client.ClientAuth {
  if (secret === null) return client.None()
  const [byPost, byHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ours, body, headers) => {
    // What a provider does not name, it takes as a header (OpenID Connect Discovery, 3).
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? byHeader : byPost
    authenticate(server, ours, body, headers)
  }
}
