import { randomBytes } from 'node:crypto'
import { commonProblems, signInProblems, username } from '@vitrine/contract'
import { hashToken } from '#platform/auth'
import type { Config } from '#platform/config'
import type { Database, Db } from '#platform/database'
import { Problem } from '#platform/problems'
import { createThrottle } from '#platform/throttle'
import { hashPassword, isPassword } from '../login-service/index.ts'
import * as repository from '../repository/index.ts'

const invitationDays = 7
const quarterMs = 15 * 60 * 1000
/** From one address for one person; and for one person from anywhere, so high that a stranger hardly locks them out. */
const limits = { here: { max: 10, windowMs: quarterMs }, anywhere: { max: 200, windowMs: quarterMs } }

/** What a changed password ends: every session, and what the login service remembers of earlier sign-ins. */
export async function replacePassword(tx: Db, user_id: number, passwordHash: string): Promise<void> {
  await repository.storePasswordHash(tx, user_id, passwordHash)
  await repository.endSessionsOf(tx, user_id)
  await repository.deleteRecordsOfAccount(tx, String(user_id))
}

/** Passwords and one-time links of the embedded login service. */
export function createLogIn({ db, config }: { db: Database; config: Pick<Config, 'gateway'> }) {
  const here = createThrottle(limits.here)
  const anywhere = createThrottle(limits.anywhere)
  return {
    // open: this is how one shows who one is
    /** The same answer, after the same work, for a wrong password and for a person who does not exist. */
    checkPassword: async (credentials: { username: string; password: string; from: string }): Promise<number> => {
      const address = username.safeParse(credentials.username)
      const key = address.success ? address.data : credentials.username
      const spot = `${credentials.from} ${key}`
      // Counted before the password is looked at: guesses that come at once are as many as guesses that come in turn.
      if (!here.take(spot) || !anywhere.take(key)) throw new Problem(commonProblems.too_many_requests)
      const account = address.success ? await repository.findPasswordHash(db, address.data) : undefined
      if (!(await isPassword(credentials.password, account?.password_hash)) || !account) {
        throw new Problem(signInProblems.wrong_password)
      }
      here.forget(spot)
      anywhere.forget(key)
      return account.user_id
    },

    // open: users decides who may invite, and calls this
    invite: async (tx: Db, user_id: number): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const expires_at = new Date(Date.now() + invitationDays * 24 * 3600 * 1000).toISOString()
      await repository.replaceInvitation(tx, { token_hash: hashToken(token), user_id, expires_at })
      // Behind the #: a browser sends that part to nobody, so no log and no proxy sees it.
      return `${config.gateway}/oidc/invitation#${token}`
    },

    // open: the link itself is the right to use it
    findInvited: async (token: string): Promise<{ username: string }> => {
      const invitation = await repository.findInvitation(db, hashToken(token))
      if (!invitation) throw new Problem(signInProblems.invitation_over)
      return { username: invitation.username }
    },

    // open: the link itself is the right to use it
    acceptInvitation: async (token: string, password: string): Promise<void> => {
      const token_hash = hashToken(token)
      if (!(await repository.findInvitation(db, token_hash))) throw new Problem(signInProblems.invitation_over)
      const passwordHash = await hashPassword(password)
      await db.transaction().execute(async (tx) => {
        const invitation = await repository.useInvitation(tx, token_hash)
        if (!invitation) throw new Problem(signInProblems.invitation_over)
        await replacePassword(tx, invitation.user_id, passwordHash)
      })
    },
  }
}
export type LogIn = ReturnType<typeof createLogIn>
