import { addresses, type ClientSettings, type Tokens } from '@vitrine/contract'
import { ApiProblem, type Reach, send } from '#lib/api'
import { challengeOf, randomText } from './pkce.ts'
import { safePath } from './safe-path.ts'
import { createTokenStore, subjectOf } from './token-store.ts'

const attemptKey = 'vitrine.sign_in'
const refreshLock = 'vitrine.refresh'

/**
 * 'over': it could not be renewed. 'over-elsewhere': another tab found that out. 'ended': another tab signed out.
 * 'changed': another tab signed in as someone else.
 */
export type SessionChange = 'over' | 'over-elsewhere' | 'ended' | 'changed'

/** A callback that no sign-in of this tab has asked for. */
export class SignInError extends Error {}

/** Where the login service is, and as whom we ask it. */
export type Entrance = NonNullable<ClientSettings['sign_in']>

type Attempt = { state: string; verifier: string; nonce: string; path: string }

export type Session = {
  tokens(): Tokens | undefined
  /** Are there tokens that have not run out by this machine's clock? The server has the last word. */
  isFresh(): boolean
  /** New tokens for the refresh cookie; false when the session is over. `refused` is the token that did not work. */
  refresh(refused: string | undefined): Promise<boolean>
  /** Remembers the wanted path and answers where the login service is. */
  begin(entrance: Entrance, wantedPath: string, uiLocale: string): Promise<string>
  /** Redeems the code of a callback and answers the path to go to. */
  complete(query: URLSearchParams): Promise<string>
  /** Ends the session everywhere; answers the login service's own end-session address, if it has one. */
  end(): Promise<string | null>
  subscribe(listener: (change: SessionChange) => void): () => void
}

export type SessionWorld = Reach & {
  /** Where tokens live: shared by the tabs. */
  shared: Storage
  /** Where one tab's sign-in attempt lives. */
  own: Storage
  locks: Pick<LockManager, 'request'> | undefined
  origin: string
  now: () => number
  /** Where storage events of other tabs arrive. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export function createSession({ shared, own, locks, origin, now, events, ...reach }: SessionWorld): Session {
  const store = createTokenStore(shared)
  const listeners = new Set<(change: SessionChange) => void>()
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change)
  }
  let running: Promise<boolean> | undefined
  let person = subjectOf(store.read()?.id_token ?? '')

  async function refreshInLock(refused: string | undefined): Promise<boolean> {
    const stored = store.read()
    // Another tab was first: its tokens are ours too.
    if (stored && stored.access_token !== refused) return true
    try {
      store.write(await send(reach, addresses.refresh, {}))
      return true
    } catch (error) {
      const isOver = error instanceof ApiProblem && (error.status === 401 || error.status === 403)
      // No network is not the end of a session: the caller shows it and may try again.
      if (!isOver) throw error
      store.clear({ isOver: stored !== undefined })
      if (stored) tell('over')
      return false
    }
  }

  function takeAttempt(): Attempt | undefined {
    const kept = own.getItem(attemptKey)
    own.removeItem(attemptKey)
    return kept ? (JSON.parse(kept) as Attempt) : undefined
  }

  function onStorage(event: Event) {
    if (!store.concerns(event as StorageEvent)) return
    const tokens = store.read()
    if (!tokens) return tell(store.wasOver() ? 'over-elsewhere' : 'ended')
    const present = subjectOf(tokens.id_token)
    if (present !== person) tell('changed')
    person = present
  }

  return {
    tokens: store.read,
    isFresh: () => Date.parse(store.read()?.expires_at ?? '') > now(),
    refresh(refused) {
      running ??= (locks ? locks.request(refreshLock, () => refreshInLock(refused)) : refreshInLock(refused)).finally(() => {
        running = undefined
      })
      return running
    },
    async begin({ authorization_endpoint, client_id, scope, redirect_uri, resource }, wantedPath, uiLocale) {
      const attempt: Attempt = { state: randomText(), verifier: randomText(), nonce: randomText(), path: safePath(wantedPath, origin) }
      own.setItem(attemptKey, JSON.stringify(attempt))
      const address = new URL(authorization_endpoint, origin)
      const query = {
        response_type: 'code',
        client_id,
        scope,
        redirect_uri,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await challengeOf(attempt.verifier),
        code_challenge_method: 'S256',
        ui_locales: uiLocale,
        ...(resource ? { resource } : {}),
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return address.href
    },
    async complete(query) {
      const code = query.get('code')
      const state = query.get('state')
      const attempt = takeAttempt()
      if (!code || !state || attempt?.state !== state) throw new SignInError()
      const tokens = await send(reach, addresses.token, { body: { code, code_verifier: attempt.verifier, nonce: attempt.nonce } })
      store.write(tokens)
      person = subjectOf(tokens.id_token)
      return safePath(attempt.path, origin)
    },
    async end() {
      const tokens = store.read()
      // Cleared only when the server has ended it: with a live cookie the next page would sign in again, unasked.
      const headers = tokens ? { authorization: `Bearer ${tokens.access_token}`, 'x-id-token': tokens.id_token } : undefined
      const { end_session_url } = await send(reach, addresses.logout, {}, { headers })
      store.clear({ isOver: false })
      person = undefined
      return end_session_url
    },
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events.removeEventListener('storage', onStorage)
      }
    },
  }
}
