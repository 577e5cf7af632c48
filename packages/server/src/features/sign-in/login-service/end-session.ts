import type { KoaContextWithOIDC } from 'oidc-provider'

type Next = () => Promise<void>

/**
 * Logging out asks nothing twice: our own client already has. Without an id token as proof that it is our client
 * (a link from another site), nothing ends; the person lands on the admin's own logout screen and decides there.
 */
export const endWithoutAsking =
  (home: string) =>
  async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next()
    // An address that oidc-provider does not serve has no oidc.
    if ((ctx.oidc as typeof ctx.oidc | undefined)?.route !== 'end_session' || ctx.status !== 200) return
    const { session, entities, provider, params } = ctx.oidc
    if (!session) return
    const fromOurPages = ['same-origin', 'none'].includes(ctx.get('sec-fetch-site'))
    if (session.accountId && !entities.IdTokenHint && !fromOurPages) {
      ctx.redirect(`${home}logout`)
      return
    }
    await session.destroy()
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (!grantId) continue
      await provider.RefreshToken.revokeByGrantId(grantId)
      await provider.AuthorizationCode.revokeByGrantId(grantId)
      await provider.Grant.adapter.destroy(grantId)
    }
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/oidc', httpOnly: true, sameSite: 'lax', signed: true, overwrite: true })
    ctx.redirect(typeof params?.post_logout_redirect_uri === 'string' ? params.post_logout_redirect_uri : home)
  }
