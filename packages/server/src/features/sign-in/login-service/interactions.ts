import type { IncomingMessage, ServerResponse } from 'node:http'
import { signInProblems } from '@vitrine/contract'
import { errors, type Interaction, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { Problem } from '#platform/problems'

export const interactionCookie = 'vitrine_interaction'
const page = '/oidc/login'

/** Where oidc-provider sends a person who must sign in; the page calls /oidc/login/:uid. */
export function loginPage(ctx: KoaContextWithOIDC, { uid, params }: Interaction): string {
  // oidc-provider's own cookie has the page's path, so a second tab's would replace the first one's. A browser sends
  // the cookie with the longer path first, and the first is the one that is read.
  ctx.cookies.set(interactionCookie, uid, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    overwrite: false,
    path: `${page}/${uid}`,
    maxAge: 3_600_000,
  })
  const query = new URLSearchParams({ uid })
  if (typeof params.ui_locales === 'string') query.set('ui_locales', params.ui_locales)
  return `${page}?${query}`
}

type Exchange = { raw: IncomingMessage; response: ServerResponse; uid: string }

/** The sign-in this browser has begun; another browser's address is not enough. */
async function inThisBrowser({ raw, response, uid }: Exchange, provider: Provider): Promise<Interaction> {
  const interaction = await provider.interactionDetails(raw, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) throw new Problem(signInProblems.interaction_over)
    throw error
  })
  if (interaction.uid !== uid || interaction.prompt.name !== 'login') throw new Problem(signInProblems.interaction_over)
  return interaction
}

export const openInteraction = async (exchange: Exchange, provider: Provider): Promise<void> =>
  void (await inThisBrowser(exchange, provider))

/** Answers the path where oidc-provider takes up the sign-in again. */
export async function finishInteraction(exchange: Exchange, provider: Provider, user_id: number): Promise<string> {
  await inThisBrowser(exchange, provider)
  const returnTo = await provider.interactionResult(exchange.raw, exchange.response, { login: { accountId: String(user_id) } })
  const { pathname, search } = new URL(returnTo)
  return `${pathname}${search}`
}
