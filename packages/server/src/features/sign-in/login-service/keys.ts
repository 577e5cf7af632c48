import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '#platform/database'
import { keepKeys, type LoginKeys } from '../repository/index.ts'

export const signingAlgorithm = 'ES256'

async function makeKeys(): Promise<LoginKeys> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  return {
    signing: { ...(await exportJWK(privateKey)), kid, alg: signingAlgorithm, use: 'sig' },
    cookies: randomBytes(32).toString('base64url'),
  }
}

export const openKeys = (db: Database): Promise<LoginKeys> => keepKeys(db, makeKeys)

export const publicPart = ({ kty, crv, x, y, kid, alg, use }: JWK): JWK => ({ kty, crv, x, y, kid, alg, use }) as JWK
