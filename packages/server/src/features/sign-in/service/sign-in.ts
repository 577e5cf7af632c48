import { newUserDraft, signInProblems, type Tokens, username } from '@vitrine/contract'
import { changedFields, recordChange } from '#platform/audit'
import { hashToken } from '#platform/auth'
import type { Config } from '#platform/config'
import type { Database, Db } from '#platform/database'
import type { Log } from '#platform/log'
import { Problem, translateConstraint } from '#platform/problems'
import { type Granted, type Identity, type ProviderClient, Refused, type TokenVerifier } from '../gateway/index.ts'
import * as repository from '../repository/index.ts'

const sessionDays = 14
const sessionMs = sessionDays * 24 * 3600 * 1000
/** Calls under way when the token is renewed must not fail. */
const keepPreviousSeconds = 60

/** What sign-in asks of the users feature; app.ts hands it over. */
export type SignInUsers = {
  findBySubject(db: Db, issuer: string, subject: string): Promise<{ id: number } | undefined>
  findByUsername(db: Db, username: string): Promise<{ id: number; issuer: string | null; subject: string | null } | undefined>
  recordSignIn(db: Db, id: number, by: { issuer: string; subject: string }): Promise<unknown>
  insertUser(
    db: Db,
    user: { username: string; name: string; image_url: string | null; is_admin: boolean },
    by: number | null,
  ): Promise<{ id: number }>
}

type Needs = { db: Database; config: Config; log: Log; provider: ProviderClient; verifier: TokenVerifier; users: SignInUsers }
/** What the browser gets, and what goes into its cookie. */
export type SignedIn = { tokens: Tokens; refresh: { token: string; expires: Date } | null }

export function createSignIn({ db, config, log, provider, verifier, users }: Needs) {
  /** By the provider's own name for the person, else by an e-mail address that it has verified. */
  async function recognise(tx: Db, identity: Identity): Promise<number> {
    const known = await users.findBySubject(tx, identity.issuer, identity.subject)
    if (known) return known.id
    if (identity.email === null) throw new Problem(signInProblems.unknown_user)
    // Before anyone is looked up: what is not verified must not tell who is known here.
    if (!identity.isEmailVerified) throw new Problem(signInProblems.email_unverified)
    const address = username.safeParse(identity.email)
    if (!address.success) throw new Problem(signInProblems.unknown_user)
    const invited = await users.findByUsername(tx, address.data)
    if (!invited && !config.isRegistrationOpen) throw new Problem(signInProblems.unknown_user)
    if (invited?.subject && invited.issuer === identity.issuer) {
      // An address that was given to someone else must not hand over what its first holder may do here.
      log.warn({ user_id: invited.id }, 'the login service calls this person by another name than before; invite them again to accept it')
      throw new Problem(signInProblems.other_person)
    }
    const id = invited?.id ?? (await register(tx, address.data, identity.name))
    await users.recordSignIn(tx, id, identity)
    return id
  }

  /** Open registration: the login service's word for the name, if it is one we would take from a superuser. */
  async function register(tx: Db, address: string, name: string | null): Promise<number> {
    const draft = newUserDraft.parse({ username: address, name: newUserDraft.shape.name.safeParse(name).data ?? address })
    const { id } = await users.insertUser(tx, draft, null)
    await recordChange(tx, { user_id: id, record_kind: 'user', record_id: id, action: 'registered', changes: changedFields({}, draft) })
    return id
  }

  const answer = (granted: Granted): SignedIn => ({
    tokens: {
      access_token: granted.access_token,
      id_token: granted.id_token,
      expires_at: new Date(granted.access_expires_at_ms).toISOString(),
    },
    refresh: granted.refresh_token === null ? null : { token: granted.refresh_token, expires: new Date(Date.now() + sessionMs) },
  })
  /** Without a refresh token the session is as long as the access token. */
  const endOf = (granted: Granted): string =>
    new Date(granted.refresh_token === null ? granted.access_expires_at_ms : Date.now() + sessionMs).toISOString()

  return {
    // open: the code, with its verifier, is the right to redeem it
    /** The code of a callback becomes a session. A banned person gets one too, so that user-info can say why it refuses. */
    redeem: async (callback: { code: string; code_verifier: string; nonce: string }): Promise<SignedIn> => {
      const granted = await provider.redeem(callback).catch(refusedAs(signInProblems.code_refused))
      const identity =
        granted.identity.email === null && !(await users.findBySubject(db, granted.identity.issuer, granted.identity.subject))
          ? await provider.profile(granted)
          : granted.identity
      try {
        const save = db.transaction().execute(async (tx) => {
          const user_id = await recognise(tx, identity)
          await repository.insertSession(tx, {
            user_id,
            access_token_hash: hashToken(granted.access_token),
            refresh_token_hash: granted.refresh_token === null ? null : hashToken(granted.refresh_token),
            expires_at: endOf(granted),
          })
        })
        // Two first sign-ins of one person at once: the second is told to begin again, and is then known.
        await translateConstraint(save, { users_username_key: { kind: signInProblems.code_refused } })
      } catch (error) {
        // Nobody will use it: better that it cannot be.
        if (granted.refresh_token !== null) await provider.revoke(granted.refresh_token)
        throw error
      }
      return answer(granted)
    },

    // open: the cookie is the right to renew what it belongs to
    refresh: async (refreshToken: string | undefined): Promise<SignedIn> => {
      if (refreshToken === undefined) throw new Problem(signInProblems.session_over)
      const spentHash = hashToken(refreshToken)
      const session = await repository.findByRefreshToken(db, spentHash)
      if (!session?.is_current || session.is_banned) {
        // One that was spent before has been copied: whoever holds its successors loses them.
        if (session) await repository.endSession(db, session.id)
        await provider.revoke(refreshToken)
        throw new Problem(signInProblems.session_over)
      }
      const over = async (): Promise<never> => {
        await repository.endSession(db, session.id)
        throw new Problem(signInProblems.session_over)
      }
      const granted = await provider.refresh(refreshToken).catch((error: unknown) => {
        if (error instanceof Refused) return over()
        throw error
      })
      if (granted.identity.issuer !== session.issuer || granted.identity.subject !== session.subject) return over()
      const isRenewed = await repository.renewSession(db, session.id, spentHash, {
        access_token_hash: hashToken(granted.access_token),
        refresh_token_hash: hashToken(granted.refresh_token ?? refreshToken),
        expires_at: endOf(granted),
        keepPreviousSeconds,
      })
      // Ended while the provider was asked.
      return isRenewed ? answer(granted) : over()
    },

    // open: whoever holds a token may give it up
    /** Answers where the browser ends the provider's own session. Repeating it, or having no session, is no fault. */
    logOut: async (sent: { accessToken?: string; refreshToken?: string; idToken?: string }): Promise<string | null> => {
      await repository.endByTokens(db, {
        access: sent.accessToken && hashToken(sent.accessToken),
        refresh: sent.refreshToken && hashToken(sent.refreshToken),
      })
      if (sent.refreshToken) await provider.revoke(sent.refreshToken)
      const isHint = sent.idToken !== undefined && (await verifier.isIdTokenHint(sent.idToken, sessionMs / 1000))
      return provider.endSessionUrl(isHint ? (sent.idToken ?? null) : null, `${config.host}/`)
    },
  }
}
export type SignInService = ReturnType<typeof createSignIn>

const refusedAs =
  (kind: (typeof signInProblems)[keyof typeof signInProblems]) =>
  (error: unknown): never => {
    throw error instanceof Refused ? new Problem(kind) : error
  }
