import { createHash } from 'node:crypto'
import { commonProblems } from '@vitrine/contract'
import { Problem } from '#platform/problems'
import type { Principal } from './principal.ts'

export type VerifiedToken = { issuer: string; subject: string; expires_at_ms: number }
export type SessionRow = { principal: Principal; is_banned: boolean }
export type Authenticate = (headers: {
  authorization?: string | undefined
  'x-id-token'?: string | string[] | undefined
}) => Promise<Principal>

type Needs = {
  /** Signature, issuer, audience, algorithm and expiry; throws when any is wrong. */
  verifyAccessToken: (token: string) => Promise<VerifiedToken>
  verifyIdToken: (token: string) => Promise<VerifiedToken>
  /** The live session of a token with its user and memberships, in one query. */
  findSession: (accessTokenHash: string) => Promise<SessionRow | undefined>
}

const mostRemembered = 10_000

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A signature does not change: the verdict on it is kept until the token runs out. The session row is never kept. */
function remember(verify: (token: string) => Promise<VerifiedToken>) {
  const verdicts = new Map<string, VerifiedToken>()
  return async (token: string, hash: string): Promise<VerifiedToken> => {
    const known = verdicts.get(hash)
    if (known && known.expires_at_ms > Date.now()) return known
    const verdict = await verify(token)
    if (verdicts.size >= mostRemembered) verdicts.clear()
    verdicts.set(hash, verdict)
    return verdict
  }
}

export function createAuthenticator({ verifyAccessToken, verifyIdToken, findSession }: Needs): Authenticate {
  const accessVerdict = remember(verifyAccessToken)
  const idVerdict = remember(verifyIdToken)

  return async (headers) => {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? []
    if (!token) throw new Problem(commonProblems.not_signed_in)
    const hash = hashToken(token)
    const verified = await accessVerdict(token, hash).catch(refuse)
    const idToken = headers['x-id-token']
    if (idToken !== undefined) {
      if (typeof idToken !== 'string') throw new Problem(commonProblems.not_signed_in)
      const identity = await idVerdict(idToken, hashToken(idToken)).catch(refuse)
      if (identity.subject !== verified.subject || identity.issuer !== verified.issuer) throw new Problem(commonProblems.not_signed_in)
    }
    const session = await findSession(hash)
    if (!session) throw new Problem(commonProblems.not_signed_in)
    if (session.is_banned) throw new Problem(commonProblems.banned)
    return session.principal
  }
}

/** Why a token was refused is nobody's business but the log's. */
function refuse(reason: unknown): never {
  if (reason instanceof Problem) throw reason
  throw new Problem(commonProblems.not_signed_in)
}
