import { signInProblems } from '@vitrine/contract'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { VerifiedToken } from '#platform/auth'
import { Problem } from '#platform/problems'

/** Signatures by a key pair only: `none` and the HMACs, whose key would be the public one, never. */
export const signatureAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']

type Expected = {
  issuer: string
  /** The provider's public keys; asked for when first needed. */
  keys: () => Promise<JWTVerifyGetKey>
  accessToken: { audience: string; type: string }
  clientId: string
}
type Claims = VerifiedToken & { payload: Record<string, unknown> }

/** jose's own errors say that the token is wrong; these, and all others, that the keys could not be had. */
const keysUnreachable = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'])

export function createTokenVerifier({ issuer, keys, accessToken, clientId }: Expected) {
  const verify = async (token: string, rules: { audience: string; typ?: string; clockTolerance?: number }): Promise<Claims> => {
    const getKey = await keys()
    const { payload } = await jwtVerify(token, getKey, {
      issuer,
      algorithms: signatureAlgorithms,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: 5,
      ...rules,
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !keysUnreachable.has(error.code)) throw error
      throw new Problem(signInProblems.unreachable)
    })
    return { issuer, subject: payload.sub ?? '', expires_at_ms: (payload.exp ?? 0) * 1000, payload }
  }
  return {
    verifyAccessToken: (token: string): Promise<Claims> => verify(token, { audience: accessToken.audience, typ: accessToken.type }),
    verifyIdToken: (token: string): Promise<Claims> => verify(token, { audience: clientId }),
    /** As a hint who logs out, an id token is good after it has run out (OpenID Connect RP-Initiated Logout, 2). */
    isIdTokenHint: (token: string, goodForSeconds: number): Promise<boolean> =>
      verify(token, { audience: clientId, clockTolerance: goodForSeconds }).then(
        () => true,
        () => false,
      ),
  }
}
export type TokenVerifier = ReturnType<typeof createTokenVerifier>
