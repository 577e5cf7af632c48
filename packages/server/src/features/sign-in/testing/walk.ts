import { createHash, randomBytes } from 'node:crypto'
import type { Tokens } from '@vitrine/contract'
import type { Browser } from './browser.ts'

const random = (): string => randomBytes(32).toString('base64url')

/** What the admin makes before it goes to the login service. */
export const makeRequest = () => {
  const code_verifier = random()
  return { code_verifier, challenge: createHash('sha256').update(code_verifier).digest('base64url'), state: random(), nonce: random() }
}
export type SignInRequest = ReturnType<typeof makeRequest>

type Settings = { authorization_endpoint: string; client_id: string; scope: string; redirect_uri: string; resource: string | null }

export function authorizationUrl(settings: Settings, request: SignInRequest, more: Record<string, string> = {}): string {
  const url = new URL(settings.authorization_endpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.client_id,
    scope: settings.scope,
    redirect_uri: settings.redirect_uri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    ...(settings.resource ? { resource: settings.resource } : {}),
    ...more,
  }).toString()
  return url.href
}

export const locationOf = (response: { headers: Record<string, unknown> }): string => String(response.headers.location ?? '')

export const uidOf = (loginPage: string): string => new URL(loginPage, 'http://any').searchParams.get('uid') ?? ''

/** From the admin's redirect to the code in the callback, by the embedded login service's own calls. */
export async function walkToCode(
  browser: Browser,
  settings: Settings,
  request: SignInRequest,
  credentials: { username: string; password: string },
): Promise<string> {
  const page = await browser.get(authorizationUrl(settings, request))
  let next = locationOf(page)
  if (next.includes('/oidc/login?')) {
    const submitted = await browser.post(`/oidc/login/${uidOf(next)}`, credentials)
    if (submitted.statusCode !== 200) throw new Error(`the login page answered ${submitted.statusCode} ${submitted.payload}`)
    next = locationOf(await browser.get(submitted.json<{ return_to: string }>().return_to))
  }
  const callback = new URL(next)
  if (callback.searchParams.get('state') !== request.state) throw new Error(`not our state in ${next}`)
  return callback.searchParams.get('code') ?? ''
}

/** Signs a person in as the admin does, through the real embedded login service. */
export async function signInAs(browser: Browser, settings: Settings, credentials: { username: string; password: string }): Promise<Tokens> {
  const request = makeRequest()
  const code = await walkToCode(browser, settings, request, credentials)
  const answer = await browser.post('/oauth2/token', { code, code_verifier: request.code_verifier, nonce: request.nonce })
  if (answer.statusCode !== 200) throw new Error(`the gateway answered ${answer.statusCode} ${answer.payload}`)
  return answer.json<Tokens>()
}

export const bearer = ({ access_token, id_token }: Pick<Tokens, 'access_token' | 'id_token'>) => ({
  authorization: `Bearer ${access_token}`,
  'x-id-token': id_token,
})
