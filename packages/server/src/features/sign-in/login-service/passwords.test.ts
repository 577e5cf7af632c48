import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known by its hash, which differs each time and says how it was made', async () => {
  const [first, second] = [await hashPassword('blåbær'), await hashPassword('blåbær')]
  expect(first).toMatch(/^scrypt\$15\$8\$1\$/)
  expect(first).not.toBe(second)
  expect(await isPassword('blåbær', first)).toBe(true)
  expect(await isPassword('blåbær ', first)).toBe(false)
  expect(await isPassword('', first)).toBe(false)
})

test('å typed as one character or as a with a ring is the same password', async () => {
  expect(await isPassword('bla\u030abær', await hashPassword('bl\u00e5bær'))).toBe(true)
})

test('a hash made with other costs still counts, so that they can be raised', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('sixteen bytes...')
  const key = scryptSync('old', salt, 32, { N: 2 ** 12, r: 8, p: 1 })
  const stored = `scrypt$12$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await isPassword('old', stored)).toBe(true)
})

test('[V19] nobody has a password where there is no hash, or a broken one', async () => {
  for (const stored of [undefined, '', 'scrypt$15$8$1$$', 'plain']) expect(await isPassword('', stored)).toBe(false)
})
