import type { Tokens } from '@vitrine/contract'

const keys = { access_token: 'vitrine.access_token', id_token: 'vitrine.id_token', expires_at: 'vitrine.expires_at' } as const

/** Why there are no tokens, for the other tabs. Without it the person has logged out. */
const overKey = 'vitrine.session_over'

export type TokenStore = {
  read(): Tokens | undefined
  write(tokens: Tokens): void
  /** `isOver`: the server no longer took them; nobody asked for it. */
  clear(why: { isOver: boolean }): void
  /** Were the tokens taken away rather than given back? */
  wasOver(): boolean
  /** Is this storage event about who is signed in? */
  concerns(event: StorageEvent): boolean
}

export const createTokenStore = (storage: Storage): TokenStore => ({
  read() {
    const access_token = storage.getItem(keys.access_token)
    const id_token = storage.getItem(keys.id_token)
    const expires_at = storage.getItem(keys.expires_at)
    return access_token && id_token && expires_at ? { access_token, id_token, expires_at } : undefined
  },
  write(tokens) {
    // The access token last: other tabs listen to it, and shall then find the rest in place.
    storage.setItem(keys.expires_at, tokens.expires_at)
    storage.setItem(keys.id_token, tokens.id_token)
    storage.setItem(keys.access_token, tokens.access_token)
    storage.removeItem(overKey)
  },
  clear({ isOver }) {
    // The reason first: other tabs look for it when the access token goes.
    if (isOver) storage.setItem(overKey, 'true')
    else storage.removeItem(overKey)
    for (const key of Object.values(keys)) storage.removeItem(key)
  },
  wasOver: () => storage.getItem(overKey) !== null,
  concerns: (event) => event.storageArea === storage && (event.key === null || event.key === keys.access_token),
})

/** The person an id token is about; it is read for comparing only, never trusted. */
export function subjectOf(idToken: string): string | undefined {
  try {
    const payload = idToken.split('.')[1] ?? ''
    const { iss, sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    return `${iss} ${sub}`
  } catch {
    // Not a JWT: nobody to compare with.
    return undefined
  }
}
