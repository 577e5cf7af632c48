import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { clientId, issuerOf, publicPart, signingAlgorithm } from '../login-service/index.ts'
import type { LoginKeys } from '../repository/index.ts'

type Needs = { gateway: string; keys: LoginKeys; server: FastifyInstance }

/** Our own login service, without a way over the network: the server may not be able to reach its own address. */
export function reachEmbedded({ gateway, keys, server }: Needs) {
  const issuer = issuerOf({ gateway })
  const provider = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/token/revocation`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: [signingAlgorithm],
    },
    clientId,
    { id_token_signed_response_alg: signingAlgorithm },
    client.None(),
  )
  provider[client.customFetch] = (url, options) => fetchInside(server, url, options)
  // Never leaves the process.
  client.allowInsecureRequests(provider)
  const localKeys = createLocalJWKSet({ keys: [publicPart(keys.signing)] })
  return {
    configuration: async (): Promise<client.Configuration> => provider,
    keys: async (): Promise<JWTVerifyGetKey> => localKeys,
  }
}

async function fetchInside(server: FastifyInstance, url: string, { method, headers, body }: client.CustomFetchOptions): Promise<Response> {
  const { pathname, search } = new URL(url)
  const answer = await server.inject({
    method: method as 'GET' | 'POST',
    url: `${pathname}${search}`,
    headers: headers as Record<string, string>,
    ...(body === undefined || body === null ? {} : { payload: String(body) }),
  })
  const received = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) received.append(name, String(one))
  return new Response(answer.payload, { status: answer.statusCode, headers: received })
}
