import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 32 MiB and some tens of milliseconds for each guess. Stored with each hash, so that they can be raised. */
const cost = { logN: 15, r: 8, p: 1 }
const keyBytes = 32
const saltBytes = 16

// å typed on one machine as one character and on another as a with a ring is the same password.
const derivedFrom = (password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, keyBytes, { N: 2 ** logN, r, p, maxmem: 2 * 128 * 2 ** logN * r })

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derivedFrom(password, salt, cost)
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long for a person who does not exist: the time an answer takes names nobody. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, logN, r, p, salt, key] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(storedHash ?? '') ?? []
  if (salt === undefined || key === undefined) {
    await derivedFrom(password, randomBytes(saltBytes), cost)
    return false
  }
  const derived = await derivedFrom(password, Buffer.from(salt, 'base64url'), { logN: Number(logN), r: Number(r), p: Number(p) })
  const stored = Buffer.from(key, 'base64url')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}
