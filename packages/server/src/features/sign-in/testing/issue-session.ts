import { randomUUID } from 'node:crypto'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { hashToken } from '#platform/auth'
import type { Database } from '#platform/database'
import type { SignIn } from '../index.ts'
import { apiAudience, clientId, signingAlgorithm, signingKey } from '../login-service/index.ts'
import { insertSession } from '../repository/index.ts'

type Claims = { issuer?: string; audience?: string; type?: string; expires?: number }

const hour = 3600

/** A token as the embedded login service signs it; what is named differs. */
export async function signToken(signIn: SignIn, subject: string, claims: Claims = {}, payload: JWTPayload = {}): Promise<string> {
  const key = signIn[signingKey]
  if (!key) throw new Error('an outside login service signs its own tokens')
  return new SignJWT({ jti: randomUUID(), ...payload })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.jwk.kid ?? '', typ: claims.type ?? 'at+jwt' })
    .setIssuer(claims.issuer ?? key.issuer)
    .setAudience(claims.audience ?? apiAudience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(claims.expires ?? Math.floor(Date.now() / 1000) + hour)
    .sign(await importJWK(key.jwk, signingAlgorithm))
}

/** A session without the walk through the login service, for the tests of other features. */
export async function issueSession(
  signIn: SignIn,
  db: Database,
  user: { id: number },
): Promise<{ access_token: string; id_token: string }> {
  const access_token = await signToken(signIn, String(user.id))
  const id_token = await signToken(signIn, String(user.id), { audience: clientId, type: 'JWT' })
  await insertSession(db, {
    user_id: user.id,
    access_token_hash: hashToken(access_token),
    refresh_token_hash: null,
    expires_at: new Date(Date.now() + hour * 1000).toISOString(),
  })
  return { access_token, id_token }
}
