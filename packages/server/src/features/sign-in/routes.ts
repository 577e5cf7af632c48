import { commonProblems, loginRoutes, signInProblems, signInRoutes } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Config } from '#platform/config'
import { type Api, serve } from '#platform/http'
import { Problem } from '#platform/problems'
import { createRefreshCookie, refuseForeignOrigin } from './gateway/index.ts'
import { demoPassword, demoPeople, finishInteraction, openInteraction } from './login-service/index.ts'
import type { LogIn, SignedIn, SignInService } from './service/index.ts'

const minuteMs = 60_000
/** By address: a school class behind one of them can sign in, a list of passwords is not tried in an afternoon. */
const often = { rateLimit: { max: 120, timeWindow: minuteMs } }
const seldom = { rateLimit: { max: 60, timeWindow: minuteMs } }

export function signInRoutesOf(api: Api, config: Config, signIn: SignInService): void {
  const cookie = createRefreshCookie(config)
  const own = [config.host]
  const answer = (reply: FastifyReply, { tokens, refresh }: SignedIn) => {
    if (refresh) cookie.set(reply, refresh.token, refresh.expires)
    else cookie.clear(reply)
    return tokens
  }

  serve(
    api,
    signInRoutes.token,
    async ({ request, reply, body }) => {
      refuseForeignOrigin(request, own)
      return answer(reply, await signIn.redeem(body))
    },
    often,
  )
  serve(
    api,
    signInRoutes.refresh,
    async ({ request, reply }) => {
      refuseForeignOrigin(request, own)
      const signedIn = await signIn.refresh(cookie.read(request)).catch((error: unknown) => {
        if (error instanceof Problem && error.kind === signInProblems.session_over) cookie.clear(reply)
        throw error
      })
      return answer(reply, signedIn)
    },
    often,
  )
  serve(api, signInRoutes.logout, async ({ request, reply }) => {
    refuseForeignOrigin(request, own)
    cookie.clear(reply)
    const [, accessToken] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const idToken = request.headers['x-id-token']
    const end_session_url = await signIn.logOut({
      ...(accessToken ? { accessToken } : {}),
      ...(cookie.read(request) ? { refreshToken: cookie.read(request) } : {}),
      ...(typeof idToken === 'string' ? { idToken } : {}),
    })
    return { end_session_url }
  })
}

/** The calls of the login pages; mounted always, so that the table of routes is whole, but not there with an outside provider. */
export function loginRoutesOf(api: Api, config: Config, embedded: { provider: Provider; logIn: LogIn } | null): void {
  const there = () => {
    if (!embedded) throw new Problem(commonProblems.not_found)
    return embedded
  }
  const exchange = (request: FastifyRequest, reply: FastifyReply, uid: string) => ({ raw: request.raw, response: reply.raw, uid })
  const own = [...new Set([config.gateway, config.host])]

  serve(api, loginRoutes.page, async ({ request, reply, params }) => {
    await openInteraction(exchange(request, reply, params.uid), there().provider)
    return config.isDemo ? { demo_people: demoPeople, demo_password: demoPassword } : { demo_people: [], demo_password: null }
  })
  serve(
    api,
    loginRoutes.submit,
    async ({ request, reply, params, body }) => {
      const { provider, logIn } = there()
      refuseForeignOrigin(request, own)
      await openInteraction(exchange(request, reply, params.uid), provider)
      const user_id = await logIn.checkPassword({ ...body, from: request.ip })
      return { return_to: await finishInteraction(exchange(request, reply, params.uid), provider, user_id) }
    },
    seldom,
  )
  serve(
    api,
    loginRoutes.invitation,
    ({ request, body }) => {
      refuseForeignOrigin(request, own)
      return there().logIn.findInvited(body.token)
    },
    seldom,
  )
  serve(
    api,
    loginRoutes.accept,
    async ({ request, body }) => {
      refuseForeignOrigin(request, own)
      await there().logIn.acceptInvitation(body.token, body.password)
      return undefined
    },
    seldom,
  )
}
