import { randomBytes } from 'node:crypto'
import type { ApiKeyDraft } from '@vitrine/contract'
import { hashToken } from '#platform/auth'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'

const mark = 'vit_'
const shownLength = 8
/** Far longer than a key is: what is longer is none, and is not hashed. */
const longest = 200

/** Makes a key with a secret of 256 bits, so that its plain hash says nothing about it. Answers the secret, for the last time. */
export async function insertApiKey(db: Db, draft: ApiKeyDraft, user_id: number | null = null): Promise<{ id: number; secret: string }> {
  const secret = `${mark}${randomBytes(32).toString('base64url')}`
  const stored = { key_start: secret.slice(0, shownLength), key_hash: hashToken(secret) }
  const made = { ...(await repository.insert(db, draft, stored, user_id)), secret }
  return made
}

export const hashOf = (secret: string): string | undefined =>
  secret.startsWith(mark) && secret.length <= longest ? hashToken(secret) : undefined
