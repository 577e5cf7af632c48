import { randomUUID } from 'node:crypto'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { hashToken } from '#platform/auth'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import { apiAudience, clientId, issuerOf, openKeys, signingAlgorithm } from '../login-service/index.ts'
import { insertSession } from '../repository/index.ts'

type Needs = { db: Database; config: Pick<Config, 'gateway'> }
type Claims = { issuer?: string; audience?: string; type?: string; expires?: number }

const hour = 3600

/** A token as the embedded login service signs it; what is named differs. */
export async function signToken({ db, config }: Needs, subject: string, claims: Claims = {}, payload: JWTPayload = {}): Promise<string> {
  const { signing } = await openKeys(db)
  return new SignJWT({ jti: randomUUID(), ...payload })
    .setProtectedHeader({ alg: signingAlgorithm, kid: signing.kid ?? '', typ: claims.type ?? 'at+jwt' })
    .setIssuer(claims.issuer ?? issuerOf(config))
    .setAudience(claims.audience ?? apiAudience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(claims.expires ?? Math.floor(Date.now() / 1000) + hour)
    .sign(await importJWK(signing, signingAlgorithm))
}

/** A session without the walk through the login service: for the tests of other features. Answers the headers of a call. */
export async function issueSession(needs: Needs, user: { id: number }): Promise<{ authorization: string; 'x-id-token': string }> {
  const access = await signToken(needs, String(user.id))
  const identity = await signToken(needs, String(user.id), { audience: clientId, type: 'JWT' })
  await insertSession(needs.db, {
    user_id: user.id,
    access_token_hash: hashToken(access),
    refresh_token_hash: null,
    expires_at: new Date(Date.now() + hour * 1000).toISOString(),
  })
  return { authorization: `Bearer ${access}`, 'x-id-token': identity }
}
