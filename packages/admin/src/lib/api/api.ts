import type { Address, AnswerOf, CallOf, Route } from '@vitrine/contract'
import { ApiProblem } from './api-problem.ts'
import { type Reach, send, sendForEvents } from './send.ts'

/** What a call needs of the session: the tokens to show, and new ones when they were refused. */
export type ApiSession = {
  tokens(): { access_token: string; id_token: string } | undefined
  /** False: the session is over. Concurrent calls share one refresh. */
  refresh(refused: string | undefined): Promise<boolean>
}

export type Api = {
  call<R extends Route>(route: R | Address<R>, call: CallOf<R>): Promise<AnswerOf<R>>
  /** A call that can be taken back: aborted, it answers undefined and is no error. */
  call<R extends Route>(route: R | Address<R>, call: CallOf<R>, signal: AbortSignal): Promise<AnswerOf<R> | undefined>
  /** A route that goes on answering. It ends when it is taken back, and when the server ends it. */
  listen<R extends Route>(route: R, call: CallOf<R>, signal: AbortSignal): AsyncGenerator<AnswerOf<R>>
}

export function createApi({ session, ...reach }: Reach & { session: ApiSession }): Api {
  const headersNow = (): Record<string, string> | undefined => {
    const tokens = session.tokens()
    return tokens && { authorization: `Bearer ${tokens.access_token}`, 'x-id-token': tokens.id_token }
  }

  async function callSignedIn<R extends Route>(route: R | Address<R>, call: CallOf<R>, signal?: AbortSignal): Promise<AnswerOf<R>> {
    const tokens = session.tokens()
    try {
      return await send(reach, route, call, { headers: headersNow(), signal })
    } catch (error) {
      const refused = error instanceof ApiProblem && error.status === 401 && route.access !== 'public'
      if (!refused || !(await session.refresh(tokens?.access_token))) throw error
      return send(reach, route, call, { headers: headersNow(), signal })
    }
  }

  return {
    async call<R extends Route>(route: R | Address<R>, call: CallOf<R>, signal?: AbortSignal) {
      try {
        return await callSignedIn(route, call, signal)
      } catch (error) {
        if (signal?.aborted) return undefined as AnswerOf<R>
        throw error
      }
    },
    async *listen<R extends Route>(route: R, call: CallOf<R>, signal: AbortSignal) {
      const refused = session.tokens()?.access_token
      try {
        yield* sendForEvents(reach, route, call, { headers: headersNow(), signal })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof ApiProblem) || error.status !== 401 || !(await session.refresh(refused))) throw error
        yield* sendForEvents(reach, route, call, { headers: headersNow(), signal })
      }
    },
  }
}
